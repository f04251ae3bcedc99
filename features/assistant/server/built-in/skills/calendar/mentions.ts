import type { Said } from '#foundation/server/language.ts'
import type { Mention } from './wish.ts'

const mostBack = 5

/** What the last answer that spoke of events named, in its order; nothing where none did. */
export function lastMentions(before: readonly Said[]): readonly Mention[] {
  const answers = before.filter(({ role }) => role === 'assistant').slice(-mostBack)
  for (const { text } of answers.toReversed()) {
    const found = mentionsIn(text)
    if (found.length > 0) return found
  }
  return []
}

/** Titles stand in quotation marks, beside a day or a time or below a day. */
export function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = []
  let heading: string[] = []
  for (const line of text.split('\n')) {
    const days = [...line.matchAll(written)].flatMap((match) => dayOf(match) ?? [])
    const titles = [...line.matchAll(/“((?:[^“”]|“[^“”]*”)+)”/g)].map(([, title = '']) =>
      title.replaceAll(/\\(.)/g, '$1'),
    )
    if (titles.length === 0) {
      if (days.length > 0) heading = days
      continue
    }
    const clocks = [...line.matchAll(/\b\d{2}:\d{2}\b/g)].map(([clock]) => clock)
    const onDays = days.length > 0 ? days : heading
    if (onDays.length === 0) continue
    for (const title of new Set(titles)) mentions.push({ title, days: onDays, clocks })
  }
  return mentions
}

const months = 'January February March April May June July August September October November December'.split(' ')
const written = new RegExp(String.raw`\b(\d{1,2}) (${months.join('|')})(?: (\d{4}))?\b`, 'g')

function dayOf([, day = '', month = '', year = '']: RegExpExecArray): string | undefined {
  if (year === '') return undefined
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}
