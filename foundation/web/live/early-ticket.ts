const held = 'earlyTicket'

/** A ticket for one connection that was asked for before the page's code was there. */
export type EarlyTicket = { person: string; ticket: Promise<string | undefined>; askedAt: number }

/** Not handed out later than this: the server forgets a ticket after a minute. */
const goodFor = 30_000

export function offerEarlyTicket(early: EarlyTicket): void {
  Reflect.set(globalThis, held, early)
}

/** Handed out once, to whoever connects first as this person. */
export async function takeEarlyTicket(person: string, now = Date.now()): Promise<string | undefined> {
  const early = Reflect.get(globalThis, held) as EarlyTicket | undefined
  Reflect.deleteProperty(globalThis, held)
  return early?.person === person && now - early.askedAt < goodFor ? early.ticket : undefined
}
