import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { NextWish, Target } from '../../language/wish.ts'
import { spanOfRef, spokenOf } from './mentions.ts'

/** “Who is coming to that?”, “when is it?”, “where did it land?”: asked of what was spoken of last. */
export function aboutIt(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const refs = spokenOf(dialogue)
  const [ref] = refs
  const words = tokenize(withoutCourtesy(plainWords(sentence))).map(({ text }) => text)
  if (!ref || words.length > 9 || !words.some((word) => pronouns.has(word))) return undefined
  if (words.some((word) => clashing.test(word))) return clashesWith(ref, wording)
  const asks = words.map((word) => questions.get(word)).find((each) => each !== undefined)
  if (asks === undefined || !words.every((word) => pronouns.has(word) || questions.has(word) || small.has(word)))
    return undefined
  const isTimed = asks === 'where' && words.some((word) => word === 'land' || word === 'end')
  const target: Target = { ...readTarget('it', wording), it: true, named: refs, all: false }
  return { wish: { do: 'next', target, asks: isTimed ? 'when' : asks }, sure: true }
}

const questions: ReadonlyMap<string, NextWish['asks']> = new Map([
  ['who', 'who'],
  ['whom', 'who'],
  ['when', 'when'],
  ['where', 'where'],
  ['long', 'how-long'],
])
const pronouns = new Set(['it', 'that', 'this', 'one'])
const small = new Set(
  `is are was did does do will be the at to in on for with of and so how what time now again exactly coming going invited
  attending joining land end up start begin happening everyone all else say`.split(/\s+/),
)
const clashing = /^(?:clash|conflict|overlap|collide)/

function clashesWith(ref: ThingRef, { zone }: Wording): Heard | undefined {
  const at = spanOfRef(ref, zone)
  if (!at) return undefined
  const from = at.from.toPlainDate().toPlainDateTime()
  const span = { from, to: from.add({ days: 1 }), words: 'that day', saysDay: true }
  return { wish: { do: 'list', about: 'clashes', meetings: false, span, target: undefined }, sure: true }
}

/** “The dinner stays, right?”: it is said when it is. */
export function staysAsIs(sentence: string, wording: Wording): Heard | undefined {
  const text = withoutCourtesy(plainWords(sentence)).replace(/[\s,]*(?:right|yes|correct|yeah|ok|no)?[\s?!.]*$/i, '')
  const words = tokenize(text)
  const at = words.findIndex(({ text: word }, place) => place > 0 && staying.has(word))
  const rest = words.slice(at)
  if (at < 1 || !/\?\s*$/.test(sentence) || !rest.every(({ text: word }) => staying.has(word) || small.has(word)))
    return undefined
  const target = readTarget(text.slice(0, words[at]?.from).trim(), wording)
  if (target.words.length + target.kinds.length === 0) return undefined
  return { wish: { do: 'next', target: { ...target, it: false, all: false }, asks: 'when' }, sure: true }
}

const staying = new Set(['stays', 'stay', 'remains', 'stands', 'still', 'unchanged', 'put'])

/** “Anything else on those days?”: from the first to the last that was shown. */
export function onThoseDays(sentence: string, dialogue: Dialogue, { zone }: Wording): string {
  if (!/\bthose (?:days|dates)\b/i.test(sentence)) return sentence
  const spans = spokenOf(dialogue).flatMap((ref) => spanOfRef(ref, zone) ?? [])
  const days = spans
    .flatMap(({ from, to }) => [from.toPlainDate(), to.subtract({ minutes: 1 }).toPlainDate()])
    .toSorted((one, other) => Temporal.PlainDate.compare(one, other))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return sentence
  return sentence.replace(/\b(?:on )?those (?:days|dates)\b/i, `from ${dateText(first)} to ${dateText(last)}`)
}
