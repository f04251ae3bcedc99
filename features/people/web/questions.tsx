import CircleAlert from 'lucide-react/icons/circle-alert'
import Globe from 'lucide-react/icons/globe'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { leaveFocus, NoteLine } from '#foundation/web/design/note-line.tsx'
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

/** What there is to say or to ask: one line, and the next one when that is answered. */
export function Questions({ me, asked, shown }: QuestionsProps) {
  const [later, setLater] = useState(false)
  const open = new Set(asked).intersection(new Set(shown))
  const name = me?.provider.name
  const again = (
    <ButtonLink to="/auth" kind="plain">
      Sign in again
    </ButtonLink>
  )
  if (open.has('restored'))
    return (
      <NoteLine icon={<Info className="text-muted" />} actions={<Dismiss onDismiss={forgetRestored} />}>
        <span className="max-sm:hidden">Your account was to be deleted. You signed in, so it </span>
        <span className="sm:hidden">Your account </span>
        stays, with everything in it.
      </NoteLine>
    )
  if (open.has('reconnect'))
    return (
      <NoteLine icon={<CircleAlert />} actions={again}>
        {name} no longer lets us in for you.
        <span className="max-sm:hidden"> Sign in again, and it will.</span>
      </NoteLine>
    )
  return (
    <>
      {me && shown.includes('zone') && <ZoneLine zone={me.zone} isOpen={open.has('zone')} />}
      {open.has('access') && !open.has('zone') && !later && (
        <NoteLine
          icon={<CircleAlert />}
          actions={
            <>
              {again}
              <Dismiss onDismiss={() => setLater(true)} />
            </>
          }
        >
          {name} did not give all the access that was asked for.
          <span className="max-sm:hidden"> What needs it waits until you sign in again and allow it.</span>
        </NoteLine>
      )}
    </>
  )
}

function Dismiss({ onDismiss, label = 'Dismiss' }: { onDismiss: () => void; label?: string }) {
  return <IconButton label={label} title={label} icon={<X />} onClick={onDismiss} />
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
  const choose = (to: string): void => mutate({ zone: to }, { onSuccess: () => setChosen(to) })
  if (chosen === undefined && !isOpen && !isPending) return null
  const local = localZone()
  return (
    <NoteLine
      live="polite"
      icon={<Globe />}
      actions={
        <span key={chosen} ref={leaveFocus} className="flex shrink-0 items-center">
          <FailureNote error={error} />
          {chosen === undefined ? (
            <>
              <Button kind="plain" onClick={() => choose(local)} busy={isPending}>
                Use <City zone={local} />
              </Button>
              <Dismiss label={`Keep ${before}`} onDismiss={() => choose(before)} />
            </>
          ) : (
            chosen !== before && (
              <Button kind="plain" onClick={() => choose(before)} busy={isPending}>
                Undo
              </Button>
            )
          )}
        </span>
      }
    >
      {chosen === undefined ? (
        <>
          <span className="max-sm:hidden">
            Times are shown in {before}. Is {local}
          </span>
          <span className="sm:hidden">Is this</span> your time zone?
        </>
      ) : (
        `All times are now shown in ${chosen}.`
      )}
    </NoteLine>
  )
}

/** A phone has room for the last part of its name only. */
function City({ zone }: { zone: string }) {
  const at = zone.lastIndexOf('/') + 1
  return (
    <span>
      <span className="max-sm:sr-only">{zone.slice(0, at)}</span>
      {zone.slice(at).replaceAll('_', ' ')}
    </span>
  )
}
