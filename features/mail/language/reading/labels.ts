import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

const mostWords = 5

/** The label that was said; nothing where the words name none. */
export function labelNamed(said: string): string | undefined {
  const label = said
    .trim()
    .replace(ofMail, '')
    .replace(/^["“'](.*)["”']$/, '$1')
    .replace(/^an? /i, '')
  const isNone = noLabel.test(label) || label.split(/\s+/).length > mostWords
  return isNone || tokenize(label).every(({ text }) => light.has(text)) ? undefined : label
}

/** “Label that mail Kidney.” */
const ofMail = /^(?:e?-?mail|message|thread|conversation|one|newsletter) (?=\S)/i
const noLabel = /^$|^(?:(?:and|as|with|it|them|this|that|read|unread)\b|(?:of|from|for|by|on|to)\b)/i
/** “Label it again” and “call that label something else instead” name none. */
const light = new Set([...lightWords, 'off'])
