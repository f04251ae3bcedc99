import { asQuestion } from '#foundation/language/english/conditions.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Conditions } from '#foundation/server/language.ts'
import { readTaskWish } from '../../language/reading/read-wish.ts'
import { type AskWish, nobodyElse } from '../../language/wish.ts'
import { kindOf } from './asking.ts'
import { targets } from './finding.ts'
import { refOf } from './picking.ts'
import * as words from './wording.ts'

const naming = setOf('task tasks todo todos to-do to-dos overdue due')

/** “If Tom has overdue tasks”, “if the report is done”: there are such tasks, or there are none. */
export const conditions: Conditions = {
  read(said, { now, zone }) {
    const { question, denied } = asQuestion(said)
    // “If Tom is late” is about no task.
    if (!tokenize(said).some(({ text }) => naming.has(text))) return undefined
    const heard = readTaskWish(`${question}?`, { now, zone, dateOrder: dateOrderOf(zone) }, false)
    const wish = heard?.wish
    if (heard?.sure !== true || wish?.do !== 'list') return undefined
    const { person } = wish.which
    return { wish, holds: !denied, who: person === nobodyElse ? undefined : person }
  },
  decide(turn) {
    const { which } = turn.parts.wish as AskWish
    const found = targets(turn, { ...which, all: true })
    if ('kind' in found) {
      if (found.kind === 'call' || found.leaves?.isNothing !== true) return found
      return { kind: 'verdict', isSo: false, fact: found.text, shows: [] }
    }
    const fact = words.listed(found, kindOf(which), turn.context.format)
    return { kind: 'verdict', isSo: found.length > 0, fact, shows: found.map(refOf) }
  },
}
