import type { ReactNode } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import type { Me } from '../contract.ts'
import { localZone } from './local-zone.ts'
import { useChangeMe } from './me.ts'
import { useStoredUser } from './stored-user.ts'

export type Asked = 'restored' | 'reconnect' | 'access' | 'zone'

/** What there is to say or to ask, one line for each. */
export function Questions({ me, asked }: { me: Me | undefined; asked: readonly Asked[] }) {
  const name = me?.provider.name
  return (
    <div className="print:hidden">
      {asked.includes('restored') && (
        <Question
          says="Your account was to be deleted. You signed in, so it stays, with everything in it."
          answers={
            <Button kind="plain" onClick={forgetRestored}>
              Dismiss
            </Button>
          }
        />
      )}
      {asked.includes('reconnect') && (
        <Question
          says={`${name} no longer lets us in for you. Sign in again, and it will.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {asked.includes('access') && (
        <Question
          says={`${name} did not give all the access that was asked for. What needs it will not work until you sign in again and allow it.`}
          answers={<ButtonLink to="/auth">Sign in again</ButtonLink>}
        />
      )}
      {me && asked.includes('zone') && <ZoneQuestion zone={me.zone} local={localZone()} />}
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

/** Asked only of somebody who never chose a zone and whose browser is in another one than their profile. */
function ZoneQuestion({ zone, local }: { zone: string; local: string }) {
  const change = useChangeMe()
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
            <Button key={each} onClick={() => change.mutate({ zone: each })} busy={change.isPending}>
              {each}
            </Button>
          ))}
          <ButtonLink to="/assistant/settings/profile" kind="plain">
            Choose another
          </ButtonLink>
          <FailureNote error={change.error} />
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
