import { unfold } from '#foundation/time/repetition/unfold.ts'
import { inZone, zoneSaid } from '#foundation/time/words/clock/zone-said.ts'
import { momentOf, morning } from '#foundation/time/words/moment.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Place, Wording } from '#foundation/time/words/when.ts'

/** A reminder written in one line: its text is what remains without the time. */
/** `zone`: by whose clock, where another than the person's was named. */
export type SaidReminder = { text: string; at: string | undefined; rule: string | null; zone?: string }

/** “Call Tom tomorrow at 9”, “every weekday at 8:45 look at the figures”. */
export function readSaidReminder(said: string, wording: Wording): SaidReminder {
  const there = zoneSaid(said)
  if (!there || there.zone === wording.zone) return readLine(said, wording)
  // “Tomorrow” is the person's own, and the next 9:00 is theirs.
  const isDaySaid = readTimes(there.text, wording).some(({ saysDay }) => saysDay)
  const isHere = isDaySaid && !readRepetition(there.text, wording)
  return { ...readLine(there.text, isHere ? wording : inZone(wording, there.zone)), zone: there.zone }
}

function readLine(said: string, wording: Wording): SaidReminder {
  const plain = withoutOpening(said)
  const repeated = readRepetition(plain, wording)
  if (repeated) {
    const { rule, start, saysTime, places } = repeated
    const at = saysTime ? written(start) : firstByRule(`${start.toPlainDate().toString()}T${morning}`, rule, wording)
    return { text: tidy(without(plain, places)), at, rule }
  }
  const times = readTimes(plain, wording)
  return { text: tidy(without(plain, times)), at: momentOf(times), rule: null }
}

/** Reminders that depend on events, on what is done or on where somebody is: the quick line cannot hold these. */
export function hangsOnMore(said: string): boolean {
  return hanging.some((each) => each.test(said))
}

const hanging = [
  /\b(?:minutes?|mins?|hours?|days?|weeks?|right|just|evening|morning|night) (?:before|after)\b/i,
  /\b(?:when|once|as soon as|after) (?:i|we|he|she|it|they|the|my)\b/i,
  /\b(?:if|when|unless) (?:i |it |that )?(?:is |have |has |am )?(?:not|isn['’]t|haven['’]t|hasn['’]t)\b/i,
  /\b(?:again|until (?:i|it|done))\b/i,
]

export type SaidRule = { rule: string; at: string }

/** “Last Friday of the month”, “every other day”: a rule, and its first time from `from` on. */
export function readSaidRule(said: string, from: string, wording: Wording): SaidRule | undefined {
  const words = tidy(said.toLowerCase().startsWith('the ') ? said.slice(4) : said)
  const there = { ...wording, now: Temporal.PlainDateTime.from(from) }
  const read = readRepetition(words, there) ?? readRepetition(`every ${words}`, there)
  if (!read) return undefined
  const { rule, start, saysTime } = read
  const begin = saysTime ? written(start) : `${start.toPlainDate().toString()}T${from.slice(11, 16)}`
  const at = firstByRule(begin, rule, there)
  return at === undefined ? undefined : { rule, at }
}

/** The next times of a rule, from now on. */
export function timesByRule(at: string, rule: string, { now, most }: { now: string; most: number }): string[] {
  return unfold({ start: at, rule }, { from: at > now ? at : now, most })
}

function firstByRule(begin: string, rule: string, { now }: Wording): string | undefined {
  return timesByRule(begin, rule, { now: written(now), most: 1 })[0]
}

function written(time: Temporal.PlainDateTime): string {
  return time.toString().slice(0, 16)
}

const openings = ['please', 'remind me', 'reminder', 'to', 'that', 'about', 'of', ':']

/** “Remind me to call Tom” is “call Tom”. */
function withoutOpening(said: string): string {
  let rest = said.trim()
  for (const opening of openings)
    if (rest.toLowerCase().startsWith(opening) && !isLetter(rest.charAt(opening.length)))
      rest = rest.slice(opening.length).trim()
  return rest
}

/** Also removes the words that introduce a time. */
function without(text: string, places: readonly Place[]): string {
  return places.toReversed().reduce((rest, { at, until }) => {
    const before = rest.slice(0, at).trimEnd().split(' ')
    while (leading.has(before.at(-1)?.toLowerCase() ?? '')) before.pop()
    return `${before.join(' ')} ${rest.slice(until)}`
  }, text)
}

const leading = new Set(['on', 'by', 'at', 'for', 'until', 'till', 'before', 'starting', 'from', 'in'])

function isLetter(character: string): boolean {
  return character.toLowerCase() !== character.toUpperCase()
}

function tidy(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== ',')
  const bare = withoutLinks(words).join(' ')
  return bare.endsWith(',') ? bare.slice(0, -1) : bare
}

/** “Every day at noon to stretch” leaves “to stretch”. */
function withoutLinks(words: readonly string[]): readonly string[] {
  return words[0]?.toLowerCase() === 'to' ? words.slice(1) : words
}
