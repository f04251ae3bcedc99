import { joined } from '#foundation/language/text/phrases.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Peel } from './details.ts'
import { withoutJoint, withoutMark } from './joints.ts'

/** “It takes an hour”, “(30 min)”: how long, where it is said so. */
export const peelLength: Peel = (text) => {
  for (const { at, until, duration } of readLengths(text)) {
    const minutes = Math.round(duration.total({ unit: 'minutes', relativeTo: '2026-01-05' }))
    const before = text.slice(0, at).trimEnd()
    const words = before
      .toLowerCase()
      .replaceAll(/[,.:;()]/g, ' ')
      .trim()
    const lead = takes.find((each) => words.endsWith(each))
    // “…, 45 min, …”.
    const isAside = before.endsWith('(') || (/[,;–—]$| -$/.test(before) && /^ ?(?:[,;.]|$)/.test(text.slice(until)))
    if (minutes < 1 || minutes > 1440 || (lead === undefined && !isAside)) continue
    return {
      text: joined(withoutJoint(withoutWords(before, lead)), withoutMark(text.slice(until))),
      facts: { minutes },
    }
  }
  return undefined
}

const takes = [
  'it takes about',
  'it will take about',
  'takes about',
  'it takes',
  'it will take',
  "it'll take",
  "it'll take about",
  'should take',
  'takes me',
  'takes',
  'estimate',
  'estimated',
  'duration',
  'needs about',
  'will take about',
  'will take',
]

function withoutWords(before: string, lead: string | undefined): string {
  if (lead === undefined) return before.slice(0, -1)
  const at = before.toLowerCase().lastIndexOf(lead.split(' ')[0] ?? lead)
  return before.slice(0, at)
}
