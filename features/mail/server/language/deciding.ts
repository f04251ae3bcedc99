import { asQuestion } from '#foundation/language/english/conditions.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Conditions } from '#foundation/server/language.ts'
import { readMailWish } from '../../language/reading/read-wish.ts'
import type { Described } from '../../language/wish.ts'
import { found, momentOf, refOf } from './finding.ts'
import * as words from './wording.ts'

/** Decides “if Tom has not written since Monday” and “if there is unread mail from Ana” by whether such mail exists. */
export const conditions: Conditions = {
  read(said, { now, zone }) {
    const { question, denied } = asQuestion(said)
    const wish = readMailWish(`${question}?`, { now, zone, dateOrder: dateOrderOf(zone) }, false)?.wish
    if (wish?.do !== 'wrote' && wish?.do !== 'list') return undefined
    return { wish: wish.which, holds: !denied, who: wish.which.from }
  },
  decide(turn) {
    const which = turn.parts.wish as Described
    const { newest: _newest, ...all } = which
    const answer = found(turn, all, {}, { isStrict: true })
    if ('kind' in answer) return answer
    const isSo = answer.count > 0
    const fact = isSo ? words.listed(answer.threads, answer.count, momentOf(turn)) : words.nothingSuch(all)
    return { kind: 'verdict', isSo, fact, shows: answer.threads.map(refOf) }
  },
}
