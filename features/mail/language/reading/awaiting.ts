import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Described, Wish } from '../wish.ts'
import { describedBy } from './described.ts'
import { returnIn } from './stretch.ts'

const mostCharacters = 300

/** “Tell me if Tom hasn’t answered by Friday”, “if nobody replies by noon, let me know”, “remind me on Monday unless Sara writes back”. */
export function readAwaiting(message: string, wording: Wording, spokenOf: boolean): Wish | undefined {
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  const text = withoutEnd(withoutCourtesy(message), '.! ')
  const tokens = tokenize(text)
  const [tell] = findPhrases(tokens, tells)
  const [silence] = findPhrases(tokens, silences)
  const condition = findPhrases(tokens, conditions).findLast(({ end }) => silence && end <= silence.at)
  if (!tell || !silence || !condition) return undefined
  if ((condition.value === 'unless') !== (silence.value === 'answers')) return undefined
  const isFirst = tell.at === 0 || (condition.at === 0 && tell.at >= silence.end)
  if (!isFirst || silence.at - condition.end > mostName) return undefined
  const who = trimmed(textOf(text, tokens.slice(condition.end, silence.at)), aroundNames)
  const rest = [
    tell.at === 0 ? tokens.slice(tell.end, condition.at) : [],
    tokens.slice(silence.end, tell.at > silence.end ? tell.at : undefined),
  ]
    .map((part) => textOf(text, part))
    .join(' ')
    .replace(fromThem, '')
  const which = described(who, rest, wording)
  if (tell.value === 'stop') return { do: 'stop-awaiting', which: which ?? shown(spokenOf) }
  const { until } = timeIn(rest, wording)
  return { do: 'await-answer', which: which ?? shown(spokenOf), ...(until !== undefined && { until }) }
}

const mostName = 4
/** “Nothing from her by noon”: of whom the mail says it. */
const fromThem = /^(?:back )?from (?:him|her|them|it)\b ?/i

function shown(spokenOf: boolean): Described {
  return { words: '', all: false, ...(spokenOf && { it: true as const }) }
}

/** To whom the mail went and what it is about; nothing where only “nobody” was said. */
function described(who: string, rest: string, wording: Wording): Described | undefined {
  const about = describedBy(trimmed(timeIn(rest, wording).rest, around), wording)
  const isAnybody = who === '' || anybody.has(who.toLowerCase())
  if (isAnybody && about.words === '') return undefined
  return { words: about.words, all: false, ...(!isAnybody && { to: who }) }
}

/** What is awaited by a day is awaited until the end of its working hours. */
function timeIn(text: string, wording: Wording): { until?: string; rest: string } {
  const found = returnIn(text, wording)
  const [time] = readTimes(text, wording)
  if (found.until === undefined || !time || time.saysTime || time.grain === 'part') return found
  return time.grain === 'day' || time.kind === 'before'
    ? { ...found, until: `${found.until.slice(0, 10)}T17:00` }
    : found
}

function textOf(text: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? text.slice(first.from, last.to) : ''
}

const tells = phrases<'tell' | 'stop'>([
  [
    'tell me, let me know, remind me, notify me, alert me, warn me, ping me, nudge me, give me a nudge, give me a shout, say so, flag it, flag it to me, remind me to follow up, remind me to chase, follow up, follow up with him, follow up with her, follow up with them, i want to know, i want to hear about it',
    'tell',
  ],
  ['stop telling me, do not tell me, stop reminding me, do not remind me', 'stop'],
])
const conditions = phrases<'if' | 'unless'>([
  ['if, when, in case, should', 'if'],
  ['unless', 'unless'],
])
const silences = phrases<'silence' | 'answers'>([
  [
    `does not answer, does not reply, does not respond, does not write back, does not get back, does not get back to me, do not answer, do not reply, do not respond, do not get back to me,
    has not answered, has not replied, has not responded, has not written back, has not got back to me, has not gotten back to me, have not answered, have not replied, have not responded,
    has not answered me, has not replied to me, did not answer, did not reply, not answer, not reply, nobody answers, nobody replies, nobody responds, nobody writes back, nobody gets back to me, nobody has answered, nobody has replied, nobody has responded,
    nobody answered, nobody replied, no one answers, no one replies, no one responds, no one writes back, no one gets back to me, no one has answered, no one has replied, no one has responded, no one answered, no one replied,
    i do not hear back, i do not hear from, i do not hear anything, i do not get an answer, i do not get a reply, i do not get a response, i have not heard back, i hear nothing, i get no answer, i get no reply, i get no response,
    there is no answer, there is no reply, there is no response, there is nothing, there is still nothing, nothing comes, nothing has come, i get nothing, i have nothing, no answer, no reply, no response, no answer comes, no reply comes, no reply has come, no answer has come, stays silent, is silent`,
    'silence',
  ],
  [
    'answers, replies, responds, writes back, gets back to me, has answered, has replied, has responded, answers me, answer, reply',
    'answers',
  ],
])
const anybody = new Set('he she they it anybody anyone someone somebody nobody there'.split(' '))
const aroundNames = new Set(['that', 'the', 'still', 'by', 'then'])
const around = new Set(
  'by until before then from to about on regarding with me my it this that the mail email message and again yet'.split(
    ' ',
  ),
)
