import type { Dialogue } from '#foundation/language/dialogue.ts'
import { ask, bindLanguage, type Plan, say } from '#foundation/server/language.ts'
import { summaries } from '../../../../language/summaries.ts'
import { extract } from './extract.ts'
import * as words from './wording.ts'

const summariseText: Plan = ({ parts }) => {
  const found = extract([parts.text ?? ''])
  return found.of === 0 ? ask(words.whatText, 'text') : say(words.summary(found))
}

/** What was asked for with a command, and what was summed up before, is not part of what was talked about. */
const summariseChat: Plan = ({ before }) => {
  const texts = before.flatMap(({ text, dialogue }) => (text.startsWith('/') || isSummary(dialogue) ? [] : [text]))
  const found = extract(texts)
  return say(found.of === 0 ? words.emptyChat : words.summary(found))
}

function isSummary(dialogue: Dialogue | undefined): boolean {
  return dialogue?.asked?.intent === 'summarise-text' || dialogue?.asked?.intent === 'summarise-chat'
}

export const summariesLanguage = bindLanguage(summaries, {
  handsOver: ['summarise-text', 'summarise-chat'],
  plans: { 'summarise-text': summariseText, 'summarise-chat': summariseChat },
  asks: [{ question: 'text', intent: 'summarise-text', complete: ({ parts }) => ({ text: parts.sentence.trim() }) }],
})
