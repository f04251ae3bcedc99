import type { ThingRef } from '#foundation/language/dialogue.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { ReadingScene } from '#foundation/server/language.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { endsNamed, ofReminder, otherLength, otherWhole } from '../../language/in-hand.ts'
import type { Wish } from '../../language/wish.ts'

const asPlain = createParaphrasing([ofReminder])
const asCount = createParaphrasing([otherLength])
const asLength = createParaphrasing([otherWhole])
const asEnded = createParaphrasing([endsNamed])

/** What is said of the reminder in hand, as the follow-up that it is. */
export function saidOfIt(sentence: string, { before }: Pick<ReadingScene, 'before'>): string {
  const count = asCount(sentence)
  const last = before.findLast(({ role }) => role === 'user')?.text ?? ''
  const ahead = count === sentence ? undefined : unitBeforeIn(last)
  if (ahead !== undefined) return `change that reminder to ${count} ${ahead} before`
  const length = asLength(sentence)
  if (length !== sentence && unitAfterIn(last) !== undefined) return `make it in ${length}`
  const unit = count === sentence ? undefined : unitAfterIn(last)
  return unit === undefined ? asPlain(sentence) : `make it in ${count} ${unit}`
}

/** “How many minutes before …?”: in which unit it was asked how long before it comes. */
function unitBeforeIn(said: string): string | undefined {
  const [, unit] = /\b(min|minutes?|hours?|days?) (?:before|ahead)\b/i.exec(said) ?? []
  return kindOfSentence(said) === 'question' ? unit : undefined
}

/** “In 20 min”: in which unit the person said after how long it comes. */
function unitAfterIn(said: string): string | undefined {
  const [length, ...others] = readLengths(said)
  const isAfter = length && others.length === 0 && /\bin\s$/i.test(said.slice(0, length.at))
  return isAfter ? tokenize(said.slice(length.at, length.until)).at(-1)?.text : undefined
}

/** “Oh and forget about the kettle”: one of those that were named together, by a word of its title. */
export function endedByName(sentence: string, things: readonly ThingRef[]): Wish | undefined {
  const name = asEnded(sentence)
  if (name === sentence) return undefined
  const words = tokenize(name).map(({ text }) => text)
  const all = [...new Map(things.map((each) => [each.id, each])).values()]
  const meant = all.filter(({ kind, title }) => {
    const held = new Set(tokenize(title).map(({ text }) => text))
    return kind === 'reminder' && words.every((word) => held.has(word))
  })
  return meant.length === 1 ? { do: 'stop', which: { words: '', ids: meant.map(({ id }) => id) } } : undefined
}
