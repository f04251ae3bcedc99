import type { Client } from '#foundation/web/http/client.ts'
import { freeTimeRoute } from '../contract.ts'
import { quarter } from './grid/moving.ts'
import { wallOf, wallText } from './grid/wall.ts'

const days = 14

/** The first stretch of this length that is free from now on, from a quarter of an hour. */
export async function firstFree(client: Client, minutes: number, zone: string): Promise<string | undefined> {
  const now = Date.now()
  // A quarter more, so that a beginning between two can be put off to the next.
  const span = { from: new Date(now).toISOString(), to: new Date(now + days * 86_400_000).toISOString() }
  const [slot] = await client.call(freeTimeRoute, { query: { ...span, minutes: minutes + quarter, limit: 1 } })
  return slot && wallText(onQuarter(wallOf(slot.start, zone)))
}

function onQuarter({ day, minute }: { day: string; minute: number }): { day: string; minute: number } {
  return { day, minute: Math.ceil(minute / quarter) * quarter }
}
