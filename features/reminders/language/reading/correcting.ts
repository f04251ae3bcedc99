import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Which, Wish } from '../wish.ts'
import { lengthAt, phrasesOf } from '#foundation/language/english/courtesy.ts'
import { wholeOfRow } from './of-row.ts'
import { named } from './unnamed.ts'

type Correct = Extract<Wish, { do: 'correct' }>

const wrong =
  phrasesOf(`no, nope, sorry, oops, ops, whoops, wait, wrong one, that was the wrong one, the wrong one, wrong reminder, not that one, not that, not this one, i meant, i mean, i wanted, actually, my mistake, my bad,
  that is the wrong one, it is, it was, hang on, argh, ah, oh, damn, rather, should be, it should be, that should have been, should have been, instead`)
const takesBack = phrasesOf(
  'undo, undo it, undo that, undo please, take it back, take that back, revert that, put it back, bring it back, i did not mean that, undo this',
)

/** “No sorry, I meant the vitamins”, “oops, wrong one”: of what was done right before. */
export function readCorrection(
  text: string,
  before: { wish: Wish | undefined; activityId: string },
  wording: Wording,
): Correct | undefined {
  const tokens = tokenize(text)
  const { activityId } = before
  let [at, isWrong] = [0, false]
  for (let found = lengthAt(tokens, at, wrong); found > 0; found = lengthAt(tokens, at, wrong)) {
    isWrong ||= found > 1
    at += found
  }
  if (at === 0) return undefined
  const isEnd = at === tokens.length || lengthAt(tokens, at, takesBack) === tokens.length - at
  if (isEnd) return isWrong || at < tokens.length ? { do: 'correct', activityId } : undefined
  const wish = before.wish && ofAnother(before.wish, text.slice(tokens[at]?.from), wording)
  return wish && { do: 'correct', activityId, wish }
}

/** The same of the one that is named now. */
function ofAnother(before: Wish, said: string, wording: Wording): Correct['wish'] | undefined {
  if (before.do === 'correct') return before.wish && ofAnother(before.wish, said, wording)
  // “Actually 7” is another time of the same.
  if (/^\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?[.!]*$/i.test(said.trim())) return undefined
  if (!('which' in before) || before.which.all === true) return undefined
  const which = ofTheOther(said) ?? named(said, wording)
  return which && which.from === undefined ? { ...before, which } : undefined
}

function ofTheOther(said: string): Which | undefined {
  const which = wholeOfRow(said)
  return which?.ofRow === 'other' ? which : undefined
}
