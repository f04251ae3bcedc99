import { type Plan, say, type Skill } from '../skill.ts'
import { extract } from './extract.ts'
import { summaries as grammar } from './grammar.ts'
import * as words from './wording.ts'

const summariseText: Plan = ({ parts }) => {
  const found = extract([parts.text ?? ''])
  return say(found.of === 0 ? words.whatText : words.summary(found))
}

/** What was asked for with a command, and what was summed up before, is not part of what was talked about. */
const summariseChat: Plan = ({ before }) => {
  const texts = before.map(({ text }) => text).filter((text) => !text.startsWith('/') && !words.isSummary(text))
  const found = extract(texts)
  return say(found.of === 0 ? words.emptyChat : words.summary(found))
}

export const summaries: Skill = {
  grammar,
  plans: { 'summarise-text': summariseText, 'summarise-chat': summariseChat },
  asking: ['summarise-text', 'summarise-chat'],
  asks: [
    { question: words.whatText, intent: 'summarise-text', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
  ],
}
