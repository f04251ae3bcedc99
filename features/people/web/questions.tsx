import type { ReactNode } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Toasts, useToast } from '#foundation/web/design/toast.tsx'
import type { Me } from '../contract.ts'
import { localZone } from './local-zone.ts'
import { useChangeMe } from './me.ts'
import { useStoredUser } from './stored-user.ts'

export type Asked = 'restored' | 'reconnect' | 'access' | 'zone'

type QuestionsProps = {
  me: Me | undefined
  asked: readonly Asked[]
  /** What is asked later waits for the next page. */
  shown: readonly Asked[]
}

/** What there is to say or to ask, one line for each, and what came of an answer. */
export function Questions(props: QuestionsProps) {
  return (
    <Toasts>
      <Lines {...props} />
    </Toasts>
  )
}

function Lines({ me, asked, shown }: QuestionsProps) {
  const now = new Set(asked).intersection(new Set(shown))
  const name = me?.provider.name
  const zone = useZoneChange(me?.zone)
  return (
    <div className="print:hidden">
      {now.has('restored') && (
        <Question
          says="Your account was to be deleted. You signed in, so it stays, with everything in it."
          answers={
            <Button kind="plain" onClick={forgetRestored}>
              Dismiss
            </Button>
          }
        />
      )}
      {now.has('reconnect') && (
        <Question
          says={`${name} no longer lets us in for you. Sign in again, and it will.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {now.has('access') && (
        <Question
          says={`${name} did not give all the access that was asked for. What needs it will not work until you sign in again and allow it.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {me && now.has('zone') && <ZoneQuestion zone={me.zone} local={localZone()} {...zone} />}
    </div>
  )
}

/** The answer to the sign-in said that the account was restored; it is stored in this browser. */
function forgetRestored(): void {
  const { user, setUser } = useStoredUser.getState()
  const known = user?.backendResponse.user
  if (user && known)
    setUser({ ...user, backendResponse: { ...user.backendResponse, user: { ...known, restored: false } } })
}

type ZoneChange = { choose: (zone: string) => void; isBusy: boolean; error: Error | null }

/** Says what was chosen, with the way back: all times of the app follow it. It outlives the question. */
function useZoneChange(before: string | undefined): ZoneChange {
  const change = useChangeMe()
  const toast = useToast()
  const takeBack = (zone: string): void =>
    change.mutate(
      { zone },
      {
        onSuccess: () => toast({ title: `All times are shown in ${zone} again.` }),
        onError: (error) => toast({ title: sentenceOf(error), kind: 'failed' }),
      },
    )
  function choose(zone: string): void {
    const undo = { label: 'Undo', run: () => before !== undefined && takeBack(before) }
    const onSuccess = (): void => {
      toast({ title: `All times are now shown in ${zone}.`, ...(zone !== before && { action: undo }) })
      // The button that had the focus goes with the question.
      document.querySelector('main')?.focus({ preventScroll: true })
    }
    change.mutate({ zone }, { onSuccess })
  }
  return { choose, isBusy: change.isPending, error: change.error }
}

/** Asked only of somebody who never chose a zone and whose browser is in another one than their profile. */
function ZoneQuestion({ zone, local, choose, isBusy, error }: { zone: string; local: string } & ZoneChange) {
  return (
    <Question
      says={
        <>
          Your browser is in <strong className="font-medium">{local}</strong>, your profile in{' '}
          <strong className="font-medium">{zone}</strong>. Which one is your time zone?
        </>
      }
      answers={
        <>
          {[local, zone].map((each) => (
            <Button key={each} onClick={() => choose(each)} busy={isBusy}>
              {each}
            </Button>
          ))}
          <ButtonLink to="/assistant/settings/profile" kind="plain">
            Choose another
          </ButtonLink>
          <FailureNote error={error} />
        </>
      }
    />
  )
}

/** One line across the page, above whatever it shows. */
function Question({ says, answers }: { says: ReactNode; answers?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline bg-amber-wash px-4 py-2 sm:px-6">
      <p className="min-w-0 flex-1 basis-80 text-pretty">{says}</p>
      {answers && <div className="flex flex-wrap items-center gap-2">{answers}</div>}
    </div>
  )
}
