import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../event/courtesy.ts'
import { plainWords } from '../event/plain-words.ts'
import { spanOf } from '../event/spans.ts'
import type { Heard } from './read-wish.ts'

/** Who asks to see something wants nothing made; “find me an hour for …” asks for room. */
export function looksOnly(said: string): boolean {
  const text = withoutCourtesy(plainWords(said))
  return (
    /^(?:any|find|show|list|display|pull up|bring up|search|look up|see|view|check|read)\b/i.test(text) &&
    !wantsRoom.test(text)
  )
}

const wantsRoom =
  /\b(?:time|slot|room|gap|opening|space|hour|hours|minutes?|mins?|half|day|date|spot|window|when|free|available)\b/i

export function lookedAt(heard: Heard, wording: Wording): Heard | undefined {
  const { wish } = heard
  if (wish.do !== 'create') return heard
  const when = wish.find?.span ?? undefined
  if (when) return { wish: { do: 'list', about: 'events', meetings: false, span: when, target: undefined }, sure: true }
  const span = wish.said.when && spanOf('today', wording)
  const start = wish.said.when?.start.toPlainDate()
  if (!span || !start) return undefined
  const onDay = { ...span, from: start.toPlainDateTime(), to: start.add({ days: 1 }).toPlainDateTime() }
  return { wish: { do: 'list', about: 'events', meetings: false, span: onDay, target: undefined }, sure: true }
}
