import { defineLanguage } from '#foundation/language/templates/language.ts'
import { answerOf, bindLanguage, call, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { mailPassages } from '../../contract.ts'
import { readQuestion } from '../../language/reading/read-question.ts'
import type { Wish } from '../../language/wish.ts'
import { momentOf, refOf, spokenOf } from './finding.ts'
import * as words from './wording.ts'

export const consult = 'mail.consult'

const language = defineLanguage({
  name: 'mail-questions',
  lexicon: {},
  intents: { 'ask-mail': { kind: 'ask', say: [] } },
})

/** Quotes the mail that says most about what was asked; nothing where none says half of it. */
export function consulted(turn: Turn, question: Extract<Wish, { do: 'consult' }>): Move {
  const spoken = question.it ? spokenOf(turn.dialogue).map(({ id }) => id) : []
  const { words: about } = question
  const answer = answerOf(turn, consult)
  if (answer === undefined) {
    if (about === '') return say(words.nothingSaid, { isNothing: true })
    return call(consult, { words: about, ...(spoken.length > 0 && { ids: spoken.slice(0, 20) }) })
  }
  const { passages } = mailPassages.parse(answer)
  if (passages.length === 0) return say(words.nothingSaid, { isNothing: true })
  return say(words.saysSo(passages, momentOf(turn)), { shows: passages.map(({ thread }) => refOf(thread)) })
}

const plan: Plan = (turn) => consulted(turn, turn.parts.wish as Extract<Wish, { do: 'consult' }>)

/** Questions that nothing else here answers. */
export const mailQuestions = bindLanguage(language, {
  plans: { 'ask-mail': plan },
  isQuestion: () => true,
  reads(sentence, { dialogue }) {
    const wish = readQuestion(sentence, spokenOf(dialogue).length > 0)
    return wish && { intent: 'ask-mail', wish, sure: false, tries: true, last: true }
  },
  doings: { [consult]: 'Looking into your mail' },
})
