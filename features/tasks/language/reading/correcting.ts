import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import type { Order, Wish } from '../wish.ts'
import { trimEnd } from './courtesy.ts'
import { describedBy, small } from './described.ts'
import { acrossSentences } from './details.ts'
import { goalOf } from './goal.ts'
import { readTaskWish } from './read-wish.ts'

type Correct = Extract<Wish, { do: 'correct' }>
type Done = { wish: Wish | undefined; activityId: string; ids: string[] }

const wrong = phrases([
  [
    'no, nope, sorry, oops, ops, whoops, wait, hang on, argh, ah, oh, damn, actually, it is, it was, rather, i meant, i mean, my bad, my mistake, should be, it should be, instead, hold on, hmm, ugh, shoot',
    false,
  ],
  [
    'wrong one, that was the wrong one, the wrong one, wrong task, the wrong task, not that one, not that, not this one, that is the wrong one, that is wrong, that was wrong, it is not, no it is not, i did not mean that, it is not done, that is not right, not done, that is not it, no no leave that, no no leave it, no leave that, no leave that one, no leave that alone, no leave it alone, no leave that as it was, no leave it as it was',
    true,
  ],
])
const takesBack = phrases([
  [
    'undo, undo it, undo that, undo this, take it back, take that back, revert, revert that, put it back, bring it back, undo please, reopen it, reopen that, reopen that one, untick it, untick that, open it again',
    true,
  ],
])

/** “Oops, wrong one, it's the job ad that's done”, “no, the other one”: about what was done right before. */
export function readCorrection(sentence: string, done: Done, wording: Wording): Correct | undefined {
  const text = trimEnd(sentence.trim())
  const tokens = tokenize(text)
  const { activityId } = done
  const found = findPhrases(tokens, wrong)
  let [end, isWrong] = [0, false]
  for (const each of found) {
    if (each.at !== end) break
    end = each.end
    isWrong ||= each.value
  }
  if (end === 0) return undefined
  const [back] = findPhrases(tokens.slice(end), takesBack)
  if (back?.at === 0 && back.end === tokens.length - end) return { do: 'correct', activityId }
  // “Reopen it and tick off the other one”.
  const next = back?.at === 0 ? end + back.end : end
  const rest = text.slice(tokens[tokens[next]?.text === 'and' ? next + 1 : next]?.from ?? text.length)
  if (rest === '') return isWrong ? { do: 'correct', activityId } : undefined
  const wish = instead(rest.replace(stillOpen, '').replace(/,? (?:instead|rather)$/i, ''), done, wording)
  return wish && { do: 'correct', activityId, wish }
}

/** “…, the cladding is still open”: what was taken back is so anyway. */
const stillOpen =
  /[.,;!–—-]+ ?(?:and |but |the |my )*[^.,;!?]{1,60}? (?:is|are|has|have)(?:n['’]t| not)? (?:still |yet )?(?:open|to do|to come|not done|outstanding|pending|done|not finished|finished|to be done)(?: yet| still)?$/i

/** Another order, or the same for the task that is named now. */
function instead(said: string, { wish: before, ids }: Done, wording: Wording): Order | undefined {
  const given = before?.do === 'correct' ? before.wish : before
  if (!given || !('which' in given) || !isOrder(given) || (given.which.all && ids.length !== 1)) return undefined
  if (goalOf(said, { now: wording.now, zone: wording.zone ?? 'UTC' }) || acrossSentences(said)) return undefined
  const heard = readTaskWish(said, wording, false)?.wish
  if (heard && heard.do === given.do && 'which' in heard && isOrder(heard) && heard.which.words !== '') return heard
  const { words, other, it, places } = describedBy(trimmed(said, besideNames), wording)
  if (it || places) return undefined
  if (other) {
    const { ids: _ids, places: _places, it: _it, ...same } = given.which
    return { ...given, which: { ...same, notIds: ids } }
  }
  const count = tokenize(words).length
  return words === '' || count > mostNaming ? undefined : { ...given, which: { words, all: false } }
}

const mostNaming = 5
const besideNames = new Set([...small, 'for', 'not', 'task'])

function isOrder(wish: Wish): wish is Extract<Order, { which: unknown }> {
  return wish.do === 'change' || wish.do === 'complete' || wish.do === 'reopen' || wish.do === 'delete'
}
