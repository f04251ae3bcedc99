import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Consult } from '../wish.ts'
import { small } from './described.ts'

/** A question that no order of mail reads, and that a mail may answer: “when does Ana land”. */
export function readQuestion(sentence: string, spokenOf: boolean): Consult | undefined {
  const tokens = tokenize(sentence)
  if (tokens.length > mostTokens || !isQuestion(sentence) || asksOfMeeting(tokens)) return undefined
  const words = tellingWords(sentence)
  const isAboutIt = spokenOf && (goesOn.test(sentence) || tokens.some(({ text }) => pronouns.has(text)))
  if (isOnlyState(words) && !isAboutIt) return undefined
  return { do: 'consult', words, ...(isAboutIt && { it: true }) }
}

const mostTokens = 24
/** “And the rent is how much?” goes on with what was shown. */
const goesOn = /^and (?:the|its|their|how (?:much|many|long)|until when|by when|since when)\b/iu

/** “Is it done?” and “when is she ready?” name nothing that a mail could be found by. */
function isOnlyState(words: string): boolean {
  return tokenize(words).every(({ text }) => states.has(text))
}

const states = setOf('done due finished ready over overdue open closed left complete completed late urgent pending')

/** “When did I last meet with Sara” is a question for the calendar. */
function asksOfMeeting(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text }) => text)
  const at = words.findIndex((word) => own.has(word))
  const verb = words.slice(at + 1, at + 4).find((word) => !between.has(word))
  const isMeeting = meeting.has(verb ?? '') || (words[0] === 'when' && seeing.has(verb ?? ''))
  return at > 0 && at < 4 && isMeeting && !words.some((word) => mailWords.has(word))
}

const own = new Set(['i', 'we'])
const between = new Set('last next ever first already both all have be to going'.split(' '))
const meeting = new Set(['meet', 'met', 'meeting'])
const seeing = new Set(['see', 'saw', 'seen', 'seeing'])
const mailWords = new Set('mail mails email emails e-mail message messages letter'.split(' '))

/** The words by which a mail can be found. */
export function tellingWords(said: string): string {
  const telling = tokenize(said).filter(({ text }) => !isEmpty(text))
  return [...new Set(telling.map(({ from, to }) => said.slice(from, to).replace(/['’]s?$/, '')))].join(' ')
}

function isQuestion(sentence: string): boolean {
  const tokens = tokenize(sentence)
  if (tokens[1]?.text === 'not' || isPlea(tokens)) return false
  return (
    findPhrases(tokens, openings)[0]?.at === 0 ||
    asksBehind.test(sentence) ||
    asksLast.test(sentence) ||
    /[?]\s*$/.test(sentence) ||
    findPhrases(tokens, wants).length > 0 ||
    isSought(tokens)
  )
}

/** “Can you move the slides to Monday?” wants it done; “can you tell me when Ana lands” asks. */
function isPlea(tokens: readonly Token[]): boolean {
  const [first = '', second = '', ...rest] = tokens.map(({ text }) => text)
  const verb = rest.find((word) => !polite.has(word))
  return pleading.has(first) && pleaded.has(second) && verb !== undefined && !telling.has(verb)
}

const pleading = setOf('can could would will')
const pleaded = setOf('you u')
const polite = setOf('please pls kindly just also quickly maybe perhaps possibly')
const telling = setOf(
  'tell show find check see say look remind give know read list explain confirm get help remember dig pull be have expect',
)

/** A question whose subject comes first: “lease draft, on which page do I sign”. */
const asksBehind =
  /[,;:–-]\s(?:(?:and|so|on|in|at|by|for|to|from|with|until) )?(?:what|when|where|which|how|why|who)\s/i

/** “Termites how much”, “theatre on sat what time”: what is asked for stands last. */
const asksLast =
  /\s(?:how (?:much|many|long|far)|(?:at |by )?what (?:time|day|date|price)|(?:by |until |till |since )?when|due when|when due|where|who from|from who)(?: (?:and|or) (?:by |until |till )?(?:how much|how many|how long|when|where|what time))?(?: again| exactly)?[.!]*$/i

/** “Door number for the Leeds drop”, “Ana has paid or not”, “besides the price what is Tom after”: asked without a mark. */
function isSought(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text }) => text)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 3 || speakers.has(first)) return false
  if ((last === 'not' && words.at(-2) === 'or') || (last === 'exactly' && words.at(-2) === 'what')) return true
  const isInside = words.some((word, at) => at > 0 && inside.has(word) && auxiliaries.has(words[at + 1] ?? ''))
  return isInside || (words.some((word) => sought.has(word)) && !words.some((word) => stating.has(word)))
}

const speakers = new Set('i we you he she they it'.split(' '))
const inside = new Set(['what', 'whats', 'which', 'how'])
const auxiliaries = new Set('is s are does do did was were has have much many long'.split(' '))
const sought = new Set(
  `number numbers figure figures percentage percent price prices cost costs fee fees amount total sum rate deadline address code door gate
  platform seat dose conditions terms rules opening arrival departure`.split(/\s+/),
)
/** “The total is 400” is told. */
const stating = new Set(
  'i we you is are was were will would should must be add make set put move change remind note new task'.split(' '),
)

const openings = phrases([
  [
    `what, when, where, who, whom, whose, why, which, how, by when, until when, till when, since when, at what, on what, in what, from when, to whom, for whom,
    with whom, did, does, do, has, have, had, is, are, was, were, can, could, will, would, should, am, remind me what, remind me when, remind me where, remind me who,
    tell me what, tell me when, tell me where, tell me who, tell me why, tell me how, do you know, any idea, so what, so when, and what, and when, and where, and who, and why, and how,
    any word, any sign`,
    true,
  ],
])
const wants = phrases([['wants what, said what, needs what, asks what, wants exactly what, until when, by when', true]])

const pronouns = new Set('he she it they him her them his their its that this'.split(' '))

/** A word that every mail may hold tells nothing. */
function isEmpty(word: string): boolean {
  return small.has(word) || empty.has(word) || word.length < 2
}

const empty = new Set(
  `what when where who whom whose why which how did does do has have had is are was were can could will would should am not no yes much many
  long often far exactly again still until till since say says said want wants wanted need needs tell told ask asks asked write writes wrote
  send sent sends give gives gave think know mean means get gets got go goes going make makes made take takes took if then than so just really
  he she him them my your our me about into out over after before during between tomorrow today yesterday tonight week month year day days
  morning afternoon evening hour hours time being been monday tuesday wednesday thursday friday saturday sunday next last this please pls thanks mr mrs ms dr
  remind any idea word sign us thru through come comes came or but because there anything something everything someone anyone you according latest newest`.split(
    /\s+/,
  ),
)
