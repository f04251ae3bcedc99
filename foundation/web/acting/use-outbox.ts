import { useMemo, useSyncExternalStore } from 'react'
import type { Client } from '../http/client.ts'
import { after } from '../live/surroundings.ts'
import { type Session, useSession } from '../session/session.ts'
import { createOutbox, type Deed, type Outbox } from './outbox.ts'
import { actRoute } from './routes.ts'

/** One for each session, whatever page of it is shown. */
const outboxes = new WeakMap<Client, Outbox>()

export function useOutbox(): Outbox {
  const session = useSession()
  return outboxOf(session)
}

/** What could not be sent at once, of the feature whose actions begin so. */
export function useDeeds(feature: string): readonly Deed[] {
  const { deeds, subscribe } = useOutbox()
  const all = useSyncExternalStore(subscribe, deeds)
  return useMemo(
    () => all.filter(({ name, quiet }) => name.startsWith(`${feature}.`) && quiet !== true),
    [all, feature],
  )
}

function outboxOf({ client, live, hasToken }: Session): Outbox {
  const known = outboxes.get(client)
  if (known) return known
  const outbox = createOutbox({
    send: (name, body) => client.call(actRoute, { params: { name }, body: { input: body.input, key: body.key } }),
    isAway: live.isAway,
    onAway: live.onAway,
    isMine: hasToken,
    newKey: () => crypto.randomUUID(),
    after,
  })
  outboxes.set(client, outbox)
  askBeforeLeaving(outbox)
  return outbox
}

/** What waits is in this page alone: the browser asks before it goes with the page. */
function askBeforeLeaving(outbox: Outbox): void {
  outbox.subscribe(() => {
    const isWaiting = outbox.deeds().some(isMissed)
    // A listener that stands keeps a page out of the browser's own cache.
    if (isWaiting) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

function isMissed({ state, quiet }: Deed): boolean {
  return quiet !== true && (state === 'waiting' || state === 'sending')
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
