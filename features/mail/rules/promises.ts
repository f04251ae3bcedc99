import { sentencesOf } from '#foundation/language/summary/sentences.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { stative, deedAfterAll, handing, finished, receiving, progressing, handed, looking } from './promised-verbs.ts'
import { deadlines, isCaredFor, isOfWork, isOnItsWay, isSettled, soon } from './promised-arrivals.ts'

/** What the writer of a mail says they will do: the sentence, and what is to be done. */
export type Promised = { text: string; words: string }

const mostCharacters = 10_000

/** Each promise of the writer, as they wrote it. Conditions, guesses and refusals are none. */
export function promisesIn(text: string): Promised[] {
  const read = text.slice(0, mostCharacters)
  return sentencesOf(read).flatMap(({ from, to }) => promiseIn(read.slice(from, to).replaceAll(/\s+/gv, ' ')) ?? [])
}

/** What is refused or doubted in one clause says nothing of the others: “I will not come, but I’ll send my deputy”. */
function promiseIn(written: string): Promised | undefined {
  // “We’ll” is “well” to the tokenizer, and “it’ll” no word.
  const text = written.replaceAll(/\b(we|it|that)['’](?=ll\b)/giv, '$1 wi')
  if (text.endsWith('?')) return undefined
  for (const clause of text.split(/;\s+|,\s+but\s+/v)) {
    const words = wordsIn(clause)
    if (words !== undefined) return { text: written, words: words === clause ? written : words }
  }
  return undefined
}

function wordsIn(text: string): string | undefined {
  const tokens = tokenize(text)
  const doubts = findPhrases(tokens, undecided).filter(({ end }) => !isKept(tokens, end))
  if (doubts.length > 0 || isConditional(text, tokens)) return undefined
  if (isAgreed(text, tokens) || isBegun(tokens) || isOnItsWay(tokens)) return text
  if (isOfWork(tokens, text) || isCaredFor(tokens, text) || isSettled(tokens, text)) return text
  for (const lead of findPhrases(tokens, leads)) {
    const begin = lead.end + countAsides(tokens, lead.end)
    const verb = tokens[begin]
    if (!verb || !isAtClause(tokens, lead) || isInQuotes(text, verb.from)) continue
    if (isDeed(tokens, { at: lead.at, begin, kind: lead.value })) return deedIn(text, tokens, begin, lead.value)
  }
  return undefined
}

/** “I won’t forget the badges”, “I’ll try to get you the figures by Friday”: said so, it is meant to be done. */
function isKept(tokens: readonly Token[], at: number): boolean {
  const [verb = '', next = ''] = tokens.slice(at, at + 2).map(({ text }) => text)
  if (verb === 'forget') return remembered.has(next)
  return tokens[at - 1]?.text === 'to' && handing.has(verb) && findPhrases(tokens.slice(at), deadlines).length > 0
}

const remembered = new Set('the to this my our'.split(' '))

/** “Ok, I’m on it.”, “consider it done: …” */
function isAgreed(text: string, tokens: readonly Token[]): boolean {
  const from = tokens.findIndex(({ text: word }) => !opening.has(word))
  const found = findPhrases(tokens, agreeing).find(({ at }) => at === 0 || at === from)
  if (!found) return false
  return tokens.length <= mostAgreeing || /^[.!,:]/v.test(text.slice(tokens[found.end - 1]?.to))
}

/** “Sure, adding you today”, “leave the caterers with me”. */
function isBegun(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ text }) => !opening.has(text))
  const first = tokens[at]?.text ?? ''
  if (first === 'leave') return findPhrases(tokens, withMe).length > 0
  return progressing.has(first) && findPhrases(tokens, soon).length > 0
}

const withMe = phrases([['with me, to me, with us, to us', true]])

type Lead = 'gladly' | 'will' | 'bare' | 'let' | 'can' | 'doing' | 'get' | 'word' | 'expect'

/** Words that introduce what is promised. */
const leads = phrases<Lead>([
  [
    `i will, i shall, we will, we shall, i am going to, we are going to, i am gonna, i promise to, i promise you to, i promise that i will,
    i promise i will, we promise to, i commit to, we commit to, i owe you, you can count on me to, i undertake to, we undertake to, i hereby undertake to, we hereby undertake to, i pledge to, we pledge to, i agree to,
    we agree to, i am committing to, we are committing to, i guarantee to, we guarantee to, i will make sure to, i will be sure to, i am about to, i gonna, we gonna`,
    'will',
  ],
  ['will, shall, gonna, going to, promise to', 'bare'],
  [
    'i am happy to, i am glad to, happy to, glad to, i volunteer to, i offer to, i plan to, i intend to, i aim to, i am planning to, we plan to, we intend to, we aim to, we are planning to, we are happy to',
    'gladly',
  ],
  ['let me, allow me to', 'let'],
  ['i promise that, we promise that, i promise you that, i will not forget, we will not forget', 'word'],
  ['i can, we can, i could, i should be able to, we should be able to', 'can'],
  ['i am, we are', 'doing'],
  ['you will, you shall, you can, you should', 'get'],
  ['you have my word, i give you my word, you can count on me, count on me, count on us', 'word'],
  ['expect my, expect our, expect a, expect an', 'expect'],
])

const asides = new Set(
  `also then definitely certainly gladly happily just personally quickly of course absolutely surely soon now immediately still in turn
  myself gladly of first right away today tomorrow tonight later simply again finally`.split(/\s+/),
)

function countAsides(tokens: readonly Token[], from: number): number {
  let count = 0
  while (count < 3 && asides.has(tokens[from + count]?.text ?? '')) count += 1
  return count
}

/** Verbs that only lead to the promised work: “go to the bank and pay”. */
const passing = new Set('go stop stay come drive join attend'.split(' '))

/** The writer says it outright; it is not what somebody asked, hoped or reported. */
function isAtClause(tokens: readonly Token[], { at, value }: { at: number; value: Lead }): boolean {
  if (value === 'expect') return at === 0
  if (value === 'bare') return isOwnSubject(tokens, at)
  const [one, two, three] = [1, 2, 3].map((back) => tokens[at - back]?.text ?? '')
  if (one === 'that' && (assuring.has(two ?? '') || assuring.has(three ?? ''))) return true
  return !reporting.has(one ?? '') && !saying.has(two ?? '')
}

/** “I can confirm that we will …” */
const assuring = new Set('confirm assured assure word promise guarantee'.split(' '))

/** Whether a “will” without “I” or “we” is the writer’s: it begins the sentence, follows their “and”, or has a helper of theirs as its subject. */
function isOwnSubject(tokens: readonly Token[], place: number): boolean {
  const before = tokens.slice(0, place).map(({ text }) => text)
  if (before.every((word) => opening.has(word))) return true
  if (before.at(-1) === 'and') return before.some((word) => word === 'i' || word === 'we')
  const isSomebody = ['somebody', 'someone'].includes(before[0] ?? '') && tokens.some(({ text }) => text === 'you')
  if (isSomebody || before.slice(-2).join(' ') === 'of us') return before.length <= mostInSubject
  const at = before.findLastIndex((word) => word === 'my' || word === 'our' || word === 'one')
  const subject = before.slice(at)
  if (at < 0 || subject.length > mostInSubject || reporting.has(before[at - 1] ?? '')) return false
  if (subject[0] === 'one') return subject[1] === 'of' && (subject[2] === 'us' || subject[2] === 'our')
  if (subject.at(-1) === 'i') return true
  // “Our team is going to switch banks in spring” promises nothing to anybody.
  const isForReader = tokens.some(({ text }) => text === 'you' || text === 'your')
  return subject.some((word) => helpers.has(word)) && (isForReader || findPhrases(tokens, soon).length > 0)
}

const mostInSubject = 6
const opening = new Set(
  'noted ok okay sure right yes thanks great good no problem understood perfect fine agreed of course'.split(' '),
)
const helpers = new Set(
  `team crew technician engineer colleague colleagues assistant driver courier solicitor lawyer accountant staff people manager electrician
  department departments plumber secretary engineers technicians drivers side`.split(/\s+/),
)

const saying = new Set(
  'hope hopes hoped wish said says asked asks told tells think thinks suppose doubt guess believe knew know thought'.split(
    ' ',
  ),
)
const reporting = new Set([
  ...saying,
  ...'if whether when what where how who which that afraid until before unless while why expect expects imagine because as like than'.split(
    ' ',
  ),
])

type Place = { at: number; begin: number; kind: Lead }

function isDeed(tokens: readonly Token[], { at, begin, kind }: Place): boolean {
  const verb = tokens[begin]?.text ?? ''
  const rest = tokens.slice(begin)
  const isDated = findPhrases(tokens, soon).length > 0
  switch (kind) {
    case 'word':
      return true
    case 'expect':
      return findPhrases(rest, deadlines).length > 0 || isDated
    case 'let':
      return looking.has(verb) && verb !== 'know'
    case 'can':
      return isAble(tokens, at, rest)
    case 'gladly':
      return !stative.has(verb) && !announcing.has(verb) && (isDated || rest.some(({ text }) => text === 'you'))
    case 'doing':
      return progressing.has(verb) && isDated && tokens[at - 1]?.text !== 'that' && rest[1]?.text !== 'from'
    case 'get':
      return isReceived(tokens, begin)
    default:
      if (verb === 'be')
        return (
          (progressing.has(rest[1]?.text ?? '') && (isDated || rest.some(({ text }) => text === 'you'))) ||
          findPhrases(rest, deedAfterAll)[0]?.at === 0
        )
      if (verb === 'have' && isHad(rest)) return true
      if (findPhrases(rest, handed).length > 0) return true
      if (
        passing.has(verb) &&
        rest.some(({ text }, place) => text === 'and' && !stative.has(rest[place + 1]?.text ?? 'be'))
      )
        return true
      return findPhrases(rest, deedAfterAll)[0]?.at === 0 || !stative.has(verb)
  }
}

/** “I can send it by noon”, “yes, I can bring the projector”. */
function isAble(tokens: readonly Token[], at: number, rest: readonly Token[]): boolean {
  const verb = rest[0]?.text ?? ''
  if (handing.has(verb) || verb === 'do') return findPhrases(rest, deadlines).length > 0
  const isYes = at > 0 && tokens.slice(0, at).every(({ text }) => opening.has(text))
  return isYes && !stative.has(verb)
}

const announcing = new Set(
  'help inform announce share report confirm say tell receive meet welcome note learn present'.split(' '),
)

/** “You will have it on Monday”, “you can expect the report”. */
function isReceived(tokens: readonly Token[], begin: number): boolean {
  const [verb = '', next = ''] = tokens.slice(begin, begin + 2).map(({ text }) => text)
  if (verb === 'expect') return theirsOfUs.has(next) && findPhrases(tokens, soon).length > 0
  const isBefore = begin > 2 && findPhrases(tokens.slice(0, begin), soon).some(({ at }) => at === 0)
  return (
    receiving.has(verb) &&
    (isBefore || (next !== 'the' && theirsOfUs.has(next)) || findPhrases(tokens.slice(begin), fromMe).length > 0)
  )
}

const theirsOfUs = new Set('my our the'.split(' '))

/** “Have the numbers for you”, “have Marcus call you back”. */
function isHad(rest: readonly Token[]): boolean {
  return (
    rest.some(({ text }, place) => finished.has(text) || (place > 1 && (handing.has(text) || calling.has(text)))) ||
    findPhrases(rest, forYou).some(({ at }) => at > 1)
  )
}

const calling = new Set('call ring write contact check fix fetch collect'.split(' '))
const forYou = phrases([['for you', true]])

const fromMe = phrases([
  [
    `from me, from us, by, tomorrow, tonight, today, this week, before, shortly, within, on monday, on tuesday, on wednesday, on thursday, on friday,
    end of, in your inbox, this afternoon, next week, first thing`,
    true,
  ],
])

/** Words of a writer who has not decided. */
const undecided = phrases([
  [
    `maybe, perhaps, probably, possibly, might, hopefully, not sure, unlikely, i doubt, try to, i would, we would, in theory, with luck, if only, no promises, cannot promise,
    can not promise, automatically, will not, shall not, will never`,
    true,
  ],
])

const mostAgreeing = 7
const agreeing = phrases([
  [
    `will do, on it, i am on it, i am on that, consider it done, leave it with me, leave it to me, leave that with me, leave that to me, i have got this, i have got it covered, count me in for that,
    you have my word, i will take care of it, i will take care of that, i will handle it, i will handle that, i will see to it`,
    true,
  ],
])

/** “If you need me, I will call” is none yet, “I will ask her if she can” is one. */
function isConditional(text: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ text: word }) => hanging.has(word))
  if (at < 0) return false
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ text: word }) => word)
  const isAsked = tokens[at]?.text === 'if' && before.some((word) => wondering.has(word))
  return !isAsked || text.charAt((tokens[at]?.from ?? 0) - 2) === ','
}

const hanging = new Set('if unless should provided otherwise whenever'.split(' '))
const wondering = new Set('check ask see find confirm verify test clarify enquire inquire out'.split(' '))

function isInQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('“') > before.lastIndexOf('”') || before.split('"').length % 2 === 0
}

/** From the deed to the end of the sentence. */
function deedIn(text: string, tokens: readonly Token[], begin: number, kind: Lead): string {
  const words = withoutEnd(text.slice(tokens[begin]?.from ?? 0), '.!… ')
  return kind === 'get' || kind === 'doing' || tokens[begin - 1]?.text === 'you' ? text : words
}
