import { answerInOtherLanguage } from '../../../../rules/other-language.ts'
import { bindLanguage, say } from '#foundation/server/language.ts'
import { otherLanguages } from '../../../../language/sums.ts'

/** A message in another language is answered in it, and nothing is read from it. */
export const otherLanguagesBound = bindLanguage(otherLanguages, {
  plans: { 'other-language': ({ parts }) => say(String(parts.wish)) },
  reads(sentence) {
    const answer = sentence.startsWith('/') ? undefined : answerInOtherLanguage(sentence)
    return answer === undefined ? undefined : { intent: 'other-language', wish: answer, sure: true }
  },
})
