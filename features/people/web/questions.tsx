import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
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

/** What there is to say or to ask, one line for each. */
export function Questions({ me, asked, shown }: QuestionsProps) {
  const open = new Set(asked).intersection(new Set(shown))
  const name = me?.provider.name
  return (
    <div className="print:hidden">
      {open.has('restored') && (
        <Question
          says="Your account was to be deleted. You signed in, so it stays, with everything in it."
          answers={
            <Button kind="plain" onClick={forgetRestored}>
              Dismiss
            </Button>
          }
        />
      )}
      {open.has('reconnect') && (
        <Question
          says={`${name} no longer lets us in for you. Sign in again, and it will.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {open.has('access') && (
        <Question
          says={`${name} did not give all the access that was asked for. What needs it will not work until you sign in again and allow it.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {me && shown.includes('zone') && <ZoneLine zone={me.zone} isOpen={open.has('zone')} />}
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

/**
 * Asked only of somebody who never chose a zone and whose browser is in another one than their profile. Kept mounted after
 * the answer, to show its result with the way back: all times of the app follow it.
 */
function ZoneLine({ zone, isOpen }: { zone: string; isOpen: boolean }) {
  const [before] = useState(zone)
  const [chosen, setChosen] = useState<string>()
  const { mutate, isPending, error } = useChangeMe()
  const answers = useRef<HTMLDivElement>(null)
  function choose(to: string): void {
    const onSuccess = (): void => {
      // The button that was pressed goes with its answer. Whoever has gone on elsewhere stays there.
      if (answers.current?.contains(document.activeElement))
        document.querySelector('main')?.focus({ preventScroll: true })
      setChosen(to)
    }
    mutate({ zone: to }, { onSuccess })
  }
  if (chosen === undefined && !isOpen && !isPending) return null
  return (
    <Question
      says={
        chosen === undefined ? (
          <ZoneQuestion zone={before} local={localZone()} />
        ) : (
          `All times are now shown in ${chosen}.`
        )
      }
      answers={
        <div ref={answers} className="flex flex-wrap items-center gap-2">
          {chosen === undefined ? (
            <Zones zones={[localZone(), before]} onChoose={choose} busy={isPending} />
          ) : (
            chosen !== before && (
              <Button kind="plain" onClick={() => choose(before)} busy={isPending}>
                Undo
              </Button>
            )
          )}
          <FailureNote error={error} />
        </div>
      }
    />
  )
}

function ZoneQuestion({ zone, local }: { zone: string; local: string }) {
  return (
    <>
      Your browser is in <strong className="font-medium">{local}</strong>, your profile in{' '}
      <strong className="font-medium">{zone}</strong>. Which one is your time zone?
    </>
  )
}

type ZonesProps = { zones: readonly string[]; onChoose: (zone: string) => void; busy: boolean }

function Zones({ zones, onChoose, busy }: ZonesProps) {
  return (
    <>
      {zones.map((each) => (
        <Button key={each} onClick={() => onChoose(each)} busy={busy}>
          {each}
        </Button>
      ))}
      <ButtonLink to="/assistant/settings/profile" kind="plain">
        Choose another
      </ButtonLink>
    </>
  )
}

/** One line across the page, above whatever it shows. What it says later, it announces. */
function Question({ says, answers }: { says: ReactNode; answers?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hairline bg-amber-wash px-4 py-2 sm:px-6">
      <p aria-live="polite" className="min-w-0 flex-1 basis-80 text-pretty">
        {says}
      </p>
      {answers && <div className="flex flex-wrap items-center gap-2">{answers}</div>}
    </div>
  )
}
