import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readTimes } from '../event/times.ts'
import type { Wish } from '../wish.ts'
import { readNew } from './creating.ts'
import { actVerb, orderVerbs } from './order-verbs.ts'

/** “Tomorrow: 9-9:30 call with the bank, 11-12 staff meeting, 3pm tasting”: each event at its time, on the day in front. */
export function readLaidOut(text: string, wording: Wording): Wish | undefined {
  const [, head = '', body = ''] = /^([^:]{2,60}?)\s*:\s+(\S.*)$/s.exec(text) ?? []
  const day = head === '' ? undefined : dayIn(head, wording)
  const items = day === undefined ? [] : itemsOf(body, wording)
  if (items.length < 2 || items.some((item) => isOrder(item))) return undefined
  const wishes = items.flatMap((item) => {
    const wish = readNew(`add ${item} ${day}`, wording)?.wish
    return wish?.do === 'create' && wish.said.title !== '' && wish.said.when?.saysTime === true ? [wish] : []
  })
  return wishes.length === items.length ? { do: 'several', wishes, text } : undefined
}

/** “Cancel the review at 9”, “remind me at 9 to call Bob”. */
function isOrder(item: string): boolean {
  const [first = '', second] = tokenize(item).map(({ text }) => text)
  return actVerb.test(item) || orderVerbs.has(first) || (second === 'me' && reminding.has(first))
}

const reminding = setOf('remind ping nudge tell wake alert warn')

/** All that stands before the colon is a day, and that several things are to be put there. */
function dayIn(head: string, wording: Wording): string | undefined {
  const [time, ...others] = readTimes(head, wording)
  if (!time || others.length > 0 || !time.saysDay || time.saysTime || time.kind !== 'instant') return undefined
  const rest = `${head.slice(0, time.at)} ${head.slice(time.until)}`
  return tokenize(rest).every(({ text }) => announcing.has(text)) ? head.slice(time.at, time.until) : undefined
}

const announcing =
  setOf(`please add put book schedule enter create plan for on in into to my the calendar diary schedule agenda
  these following two three four five several things events meetings appointments entries items ones of and ok then also`)

/** “11-12 staff meeting”. */
const bareSpan = /^(\d{1,2}(?::\d\d)?)\s?[-–]\s?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?=\s\p{L})/iu

/** Pieces with a time each; what has none belongs to the one before. */
function itemsOf(body: string, wording: Wording): string[] {
  const pieces = body
    .split(/\s*[;\n]\s*|,\s+(?:and\s+)?|\s+(?:and|then)\s+/)
    .map((piece) =>
      piece
        .replace(/[.!]+$/, '')
        .replace(bareSpan, 'from $1 to $2')
        .trim(),
    )
    .filter((piece) => piece !== '')
  const items: string[] = []
  for (const piece of pieces) {
    const isTimed = readTimes(piece, wording).some(({ saysTime }) => saysTime)
    const last = items.at(-1)
    if (isTimed) items.push(piece)
    else if (last === undefined) return []
    else items[items.length - 1] = `${last} and ${piece}`
  }
  return items
}
