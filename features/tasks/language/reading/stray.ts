import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** Words of a title that point at something else: “ponsonby instead”, “the forms, and another one call the insurer”. */
export function strayIn(title: string): string[] {
  const tokens = tokenize(title)
  if (tokens.every(({ text }) => counting.has(text))) return [title]
  return findPhrases(tokens, pointing)
    .filter(({ at, end, value: isAnywhere }) => at > 0 && (isAnywhere || end === tokens.length))
    .map(({ at, end }) => title.slice(tokens[at]?.from, tokens[end - 1]?.to))
}

/** “Second”, “the other one”: a place in a list, not a title. */
const counting = new Set('the first second third fourth last other one another next ones 1st 2nd 3rd'.split(' '))

const pointing = phrases([
  [
    'another one, one more thing, remind me, goes into, belongs in, belongs on, add a task, new task, same time, same slot, their time, due the day before, due the week before, due the evening before, due a day before, due a week before, due right before, due before',
    true,
  ],
  [
    'instead, rather, in its place, in that place, in their place, as done, as finished, as complete, put, too, only, tho, as todo, as a todo',
    false,
  ],
])

const yes = phrases([
  ['yes, yeah, yep, yup, ya, sure, ok, okay, right, correct, exactly, that one, please do, do so', true],
])

/** “Yes, please”. */
export function isYes(text: string): boolean {
  return findPhrases(tokenize(text), yes)[0]?.at === 0
}
