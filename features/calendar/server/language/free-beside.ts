import type { ThingRef } from '#foundation/language/dialogue.ts'
import { usualTimeFormat as readable } from '#foundation/time/format/time-format.ts'
import { dateText, timeText } from '#foundation/language/wording/moments.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { normalised } from '../../language/event/lengths.ts'
import type { FreeWish } from '../../language/wish.ts'
import { spanOfRef } from './mentions.ts'

/** “Is the hour right after free?”, “am I free before that?”: the time beside the event in hand. */
export function freeBeside(said: string, ref: ThingRef, { zone }: Wording): FreeWish | undefined {
  const text = normalised(said.replace(/\bthe (?=(?:half )?(?:an )?hour\b)/i, 'an '))
  const at = spanOfRef(ref, zone)
  const [length, ...others] = readLengths(text)
  const rest = tokenize(length ? `${text.slice(0, length.at)} ${text.slice(length.until)}` : text)
  const words = rest.map((token) => token.text)
  const side = words.find((word) => sides.has(word))
  const isAsked = asking.has(words[0] ?? '') || /\?\s*$/.test(said)
  if (!at || at.allDay || !side || !isAsked || others.length > 0 || !words.some((word) => free.has(word)))
    return undefined
  if (!words.every((word) => sides.has(word) || free.has(word) || asking.has(word) || around.has(word)))
    return undefined
  const minutes = Math.round(length?.duration.total('minutes') ?? usualMinutes)
  const from = sides.get(side) === 'after' ? at.to : at.from.subtract({ minutes })
  const span = { from, to: from.add({ minutes }), saysDay: true }
  const when = `on ${dateText(from.toPlainDate(), readable)} at ${timeText(from, readable)}`
  return { do: 'free', span: { ...span, words: when }, minutes, exact: true, asks: 'whether', title: '' }
}

const usualMinutes = 60
const sides: ReadonlyMap<string, 'before' | 'after'> = new Map([
  ['before', 'before'],
  ['beforehand', 'before'],
  ['after', 'after'],
  ['afterwards', 'after'],
  ['afterward', 'after'],
])
const free = setOf('free open clear available')
const asking = setOf('is are am do does would will was')
const around = setOf(
  'i we it that this them and so ok then right just directly straight immediately the a an of for still also time have be got my slot me there an',
)
