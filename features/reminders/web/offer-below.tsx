import { useBeside } from '#foundation/web/beside.ts'

/** Where a reminder was just set in a chat: it reaches nobody while no page is open, unless this device gets notices. */
export function OfferBelow() {
  const { PushOffer } = useBeside()
  return PushOffer ? <PushOffer /> : null
}
