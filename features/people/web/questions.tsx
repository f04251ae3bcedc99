import CircleAlert from 'lucide-react/icons/circle-alert'
import Globe from 'lucide-react/icons/globe'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
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

/** The more urgent first. */
const order = ['restored', 'reconnect', 'zone', 'access'] as const satisfies readonly Asked[]

/**
 * What there is to say or to ask: one line, and the next one when that is answered or put away. The question about the
 * zone keeps its place on the page, to show its result.
 */
export function Questions({ me, asked, shown }: QuestionsProps) {
  const [later, setLater] = useState<readonly Asked[]>([])
  const line = order.find(
    (one) => shown.includes(one) && !later.includes(one) && (one === 'zone' || asked.includes(one)),
  )
  const name = me?.provider.name
  const again = (
    <>
      <ButtonLink to="/auth" kind="plain">
        Sign in again
      </ButtonLink>
      <Dismiss onDismiss={() => line && setLater([...later, line])} />
    </>
  )
  if (line === 'restored')
    return (
      <NoteLine icon={<Info className="text-muted" />} actions={<Dismiss onDismiss={forgetRestored} />}>
        <span className="max-sm:hidden">Your account was to be deleted. You signed in, so it </span>
        <span className="sm:hidden">Your account </span>
        stays, with everything in it.
      </NoteLine>
    )
  if (line === 'reconnect')
    return (
      <NoteLine icon={<CircleAlert />} actions={again}>
        {name} no longer lets us in for you.
        <span className="max-sm:hidden"> Sign in again, and it will.</span>
      </NoteLine>
    )
  if (line === 'access')
    return (
      <NoteLine icon={<CircleAlert />} actions={again}>
        {name} did not give all the access
        <span className="max-sm:hidden">
          {' '}
          that was asked for. What needs it waits until you sign in again and allow it
        </span>
        .
      </NoteLine>
    )
  return line && me ? <ZoneLine zone={me.zone} isOpen={asked.includes('zone')} /> : null
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
  if (chosen === before || (chosen === undefined && !isOpen && !isPending)) return null
  const local = localZone()
  return (
    <NoteLine
      live="polite"
      icon={<Globe />}
      actions={
        <span key={chosen} ref={leaveFocus} className="flex shrink-0 items-center">
          {chosen === undefined ? (
            <>
              <Button kind="plain" onClick={() => choose(local)} busy={isPending}>
                Use <City zone={local} />
              </Button>
              <Dismiss label={`Keep ${before}`} onDismiss={() => choose(before)} />
            </>
          ) : (
            <Button kind="plain" onClick={() => choose(before)} busy={isPending}>
              Undo
            </Button>
          )}
        </span>
      }
    >
      {error ? (
        <span className="text-red">{sentenceOf(error)}</span>
      ) : chosen === undefined ? (
        <>
          Times are <span className="max-sm:hidden">shown </span>in <City zone={before} />. Is <City zone={local} />{' '}
          your time zone?
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
