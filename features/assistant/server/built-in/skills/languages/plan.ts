import { answerInOtherLanguage } from '../../../../rules/other-language.ts'
import { say, type Skill } from '../skill.ts'

/** A message in another language is answered in it, and nothing is read from it. */
export const languages: Skill = {
  grammar: { concepts: {}, intents: {} },
  plans: { 'other-language': ({ parts }) => say(String(parts.wish)) },
  reads(sentence) {
    const answer = sentence.startsWith('/') ? undefined : answerInOtherLanguage(sentence)
    return answer === undefined ? undefined : { intent: 'other-language', wish: answer, sure: true }
  },
}
