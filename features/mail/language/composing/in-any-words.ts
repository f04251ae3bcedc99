import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Compose } from '../wish.ts'
import { asOrderToWrite } from './as-order-to-write.ts'
import { capital } from './capital.ts'
import { deedsIn } from './deeds.ts'
import { withoutFillers } from './fillers.ts'
import { isForUs, ours } from './for-us.ts'
import { going, withoutGoing } from './going.ts'
import { nameAt, nameEnds } from './names.ts'
import { inLanguage, withoutLanguage } from './in-language.ts'
import { isNoOrder } from './no-order.ts'
import { plainly } from './plainly.ts'
import { ordered } from './read-compose.ts'
import { declined, refusedTo } from './refused.ts'
import { ofKnown } from './said-otherwise.ts'
import { openers, speaks } from './speaks.ts'
import { askedFirst, askedOfIt, owed, type Reader, toHear } from './told-first.ts'
import { toneOf } from './toned.ts'
import { withoutUnsaid } from './unsaid.ts'
import { verbs } from './words.ts'

const mostCharacters = 600

/**
 * What somebody is to be told, where only their name shows that it is a mail: “hugo, the swap is fine”, “yes to Lucie, I bring
 * cheese”, “grand rounds - let Niamh know it is hall B”. Each wish takes another part for the name, and is meant only where
 * somebody is called so.
 */
export function readInAnyWords(message: string, wording: Wording): Compose | undefined {
  if (message.length > mostCharacters || /^[/]|["“”\n@]/.test(message) || isNoOrder(message)) return undefined
  const { text: spoken, language } = withoutLanguage(withoutFillers(plainly(message)))
  const { text: said, goes = false, at } = withoutGoing(spoken, wording)
  const asked = asOrderToWrite(withoutCourtesy(ofKnown(said.replaceAll(/ [+&] /g, ' and '))))
  const { text, topic } = withoutTopic(withoutUnsaid(/\?\s*$/.test(said) ? `${asked}?` : asked))
  const { text: order, manner } = withoutManner(text)
  const tokens = tokenize(order)
  const orders = ordersIn(order, tokens)
  if (orders.length === 0 && goes) orders.push(...sentTo(order, tokens))
  const toned = manner === undefined ? orders : orders.map((each) => `${each}. Make it ${manner}`)
  const wish = ordered(toned, wording, { isTelling: false, isOnlyMail: false })?.wish
  if (!wish) return undefined
  const [first, ...splits] = [wish, ...(wish.splits ?? [])].filter(
    ({ to, reply }) => to.length > 0 || reply !== undefined,
  )
  if (!first) return undefined
  const hint = topic ?? headOf(order)?.head
  const whole = ({ splits: _splits, ...each }: Compose): Compose => ({
    ...draftOf(each),
    onlyKnown: true,
    ...(hint !== undefined && { hint }),
  })
  const whatever = going({ ...whole(first), ...(splits.length > 0 && { splits: splits.map(whole) }) }, { goes, at })
  return inLanguage(whatever, language)
}

/** What was put into words here is a draft. */
function draftOf({ sends: _sends, ...wish }: Compose): Compose {
  return wish
}

/** “Nadia, two for me. Send it”: what goes is a mail, whatever it says. */
const sentTo: Reader = (text, tokens) =>
  ours.has(tokens[0]?.text ?? '') || noName.has(tokens[0]?.text ?? '')
    ? []
    : nameEnds(text, tokens, 0).flatMap((end) => {
        const rest = contentOf(text.slice(tokens[end - 1]?.to))
        return tokenize(rest).length > 1 ? [`email ${nameAt(text, tokens, 0, end)} saying ${rest}`] : []
      })

function ordersIn(text: string, tokens: readonly Token[]): string[] {
  for (const read of readers) {
    const found = read(text, tokens)
    if (found.length > 0) return found
  }
  return deedsIn(text)
}

/** “Grand rounds - let Niamh know …”, “re the machines please answer Tomasz: …”: what it is about, before the order. */
function withoutTopic(text: string): { text: string; topic?: string } {
  const [whole = '', , topic = ''] =
    /^(re:? |regarding |about |as for |on )?([^,:;.!?–—]{2,60}?)\s?(?:[,:–—]|\s-)\s+(?=\p{L})/iu.exec(text) ?? []
  const [bare = '', named = ''] =
    /^(?:re:? |regarding |about |as for )([^,:;.!?–—]{2,60}?)\s+(?:please |pls )(?=\p{L})/iu.exec(text) ?? []
  const [lead, about] = bare === '' ? [whole, topic] : [bare, named]
  const rest = withoutCourtesy(text.slice(lead.length))
  const isOrder = lead !== '' && findPhrases(tokenize(rest), verbs)[0]?.at === 0
  const isVerb = findPhrases(tokenize(about), verbs)[0]?.at === 0
  // “I am ill, let Tom know” says what he is told.
  return isOrder && !isVerb && !(bare === '' && speaks(about)) ? { text: rest, topic: about } : { text }
}

const manners: Readonly<Record<string, string>> = {
  nicely: 'friendly',
  kindly: 'friendly',
  gently: 'friendly',
  warmly: 'friendly',
  politely: 'formal',
  formally: 'formal',
  briefly: 'brief',
  quickly: 'brief',
  firmly: 'brief',
}

/** “Nicely turn down …”, “Ana, formal answer: …”. */
function withoutManner(text: string): { text: string; manner?: string } {
  const [whole = '', name = '', said = ''] = /^([^,:;.!?–—]{2,40})(?:,|\s[-–—])\s([^,:;.!?]{4,30}):\s/u.exec(text) ?? []
  const tone = toneOf(said)
  if (tone !== undefined) return { text: `${name}: ${text.slice(whole.length)}`, manner: tone }
  const [first = '', ...rest] = text.split(' ')
  const manner = manners[first.toLowerCase()]
  return manner !== undefined && rest.length > 0 ? { text: rest.join(' '), manner } : { text }
}

/** “Answer no to Ana for these dates, …”, “yes with pleasure to Lucie and I bring …”, “sorry no to Ben, we are full”. */
const verdictTo: Reader = (text, tokens) => {
  const from = saying.has(tokens[0]?.text ?? '') ? 1 : 0
  const to = tokens.findIndex(({ text: word }) => word === 'to')
  const isVerdict = to > from && tokens.slice(from, to).every(({ text: word }) => verdicts.has(word))
  if (!isVerdict || to - from > 5) return []
  const isHow = ({ text: word }: Token, at: number) =>
    adjectives.has(word) || (word === 'a' && adjectives.has(tokens[at + 1]?.text ?? ''))
  const begin = tokens.findIndex((token, at) => at >= from && !isHow(token, at))
  const [isToned, isNo] = [begin > from, tokens[begin]?.text === 'no' && begin === to - 1]
  const bare = text.slice(tokens[begin]?.from, tokens[to - 1]?.to)
  const verdict = isToned && isNo ? 'Unfortunately not' : bare
  const sounds = isToned ? adjectivesOf(tokens.slice(from, begin)) : ''
  return nameEnds(text, tokens, to + 1).flatMap((end) => {
    const rest = contentOf(text.slice(tokens[end - 1]?.to))
    const name = nameAt(text, tokens, to + 1, end)
    if (rest === '') return [`email ${name} saying ${verdict}${sounds}`]
    const isPart = parts.has(tokenize(rest)[0]?.text ?? '')
    return [`email ${name} saying ${verdict}${isPart ? ` ${rest}` : `. ${capital(rest)}`}${sounds}`]
  })
}

const saying = new Set('say answer reply respond give tell send'.split(' '))
const verdicts = new Set(
  `yes no ok okay sorry sure gladly with pleasure thanks thank you a big happy of course fine all good agreed deal regrets definitely absolutely
  unfortunately not maybe perhaps i am yep nope yeah polite firm clear friendly kind nice warm formal short brief`.split(
    /\s+/,
  ),
)
/** Words for the tone of an answer, which are not part of the mail. */
const adjectives = new Set('polite firm clear friendly kind nice warm formal short brief'.split(' '))

function adjectivesOf(tokens: readonly Token[]): string {
  const tone = toneOf(tokens.map(({ text }) => text).join(' '))
  return tone === undefined ? '' : `. Make it ${tone}`
}

const parts = new Set('for about on with in at because as since if but this that these until before after'.split(' '))

/** “Say Mme Kowalski 14h30 is not possible”. */
const saidTo: Reader = (text, tokens) =>
  tokens[0]?.text === 'say'
    ? nameEnds(text, tokens, 1).flatMap((end) => {
        const rest = contentOf(text.slice(tokens[end - 1]?.to))
        return tokenize(rest).length > 1 ? [`email ${nameAt(text, tokens, 1, end)} saying ${rest}`] : []
      })
    : []

/** “Put Tomasz off for the service visit, could he do Thursday?”. */
const putOff: Reader = (text, tokens) =>
  tokens[0]?.text === 'put'
    ? nameEnds(text, tokens, 1).flatMap((end) => {
        const [, matter, rest = ''] =
          /^ off(?: (?:for|with|on|about) ([^,.;:]{2,60}))?(?:[,.;:]\s+(\S.*))?$/su.exec(
            text.slice(tokens[end - 1]?.to),
          ) ?? []
        if (matter === undefined && rest === '') return []
        const opening =
          matter === undefined ? 'I’m sorry, but I have to put it off' : `I’m sorry, but I have to put off ${matter}`
        return [`email ${nameAt(text, tokens, 1, end)} saying ${opening}. ${capital(rest)}`]
      })
    : []

/** “Follow up with Karin, we still lack her choice”: a reminder in words of its own. */
const followedUp: Reader = (text, tokens) => {
  const [, lead = ''] =
    /^((?:follow up with|chase up|chase|nudge|check in with|get onto|get on to|reach out to|write back to|be in touch with) )/i.exec(
      text,
    ) ?? []
  const from = tokenize(lead).length
  return lead === ''
    ? []
    : nameEnds(text, tokens, from).flatMap((end) => {
        const [, rest = ''] = /^(?:\s?[,:;.–—]|\s-)\s+(\S.*)$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
        return speaks(rest) ? [`email ${nameAt(text, tokens, from, end)} saying ${rest}`] : []
      })
}

/** “Message for Ewan, the 12th is fine”. */
const noteFor: Reader = (text, tokens) => {
  const [lead = ''] =
    /^(?:(?:an?|one|new|quick|short|little) ){0,3}(?:message|note|word|mail|email|line|answer|reply|one) (?:for|to|back to) /i.exec(
      text,
    ) ?? []
  const from = tokenize(lead).length
  return lead === ''
    ? []
    : nameEnds(text, tokens, from).flatMap((end) => {
        const [, rest = ''] =
          /^(?: together| both| in one)?(?:\s?[,:;.–—]|\s-)\s+(\S.*)$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
        return rest === '' ? [] : [`email ${nameAt(text, tokens, from, end)} saying ${rest}`]
      })
}

/** “Ewan cannot come, tell Freya”: what was said before the order is told. */
const toldBehind: Reader = (text) => {
  const [, said = '', whom = ''] =
    /^(.{4,200}?)[,.;!]\s+(?:so |and |please |pls ){0,2}(?:tell|inform|let|warn|ask|write|email|mail) ([^,.;:!?]{2,50})$/isu.exec(
      text,
    ) ?? []
  const tokens = tokenize(whom)
  if (said === '' || findPhrases(tokenize(said), verbs)[0]?.at === 0 || !speaks(said)) return []
  return nameEnds(whom, tokens, 0)
    .filter((end) => tokens.slice(end).every(({ text: word }) => closing.has(word)))
    .map((end) => `email ${nameAt(whom, tokens, 0, end)} saying ${capital(said)}`)
}

const closing = new Set('know so that this it about please pls too thanks now'.split(' '))

/** “Hugo, swap ok, but then he opens on Sunday”, “leila panel: yes! ask do they cover parking”. */
const namedFirst: Reader = (text, tokens) => {
  const found = headOf(text)
  if (!found) return []
  const { head, rest } = found
  const words = tokens.filter(({ to }) => to <= head.length)
  const isOther = words.some(({ text: word }) => noName.has(word) || ours.has(word))
  if (isOther || isForUs(rest) || !speaks(rest)) return []
  return nameEnds(head, words, words[0]?.text === 'to' ? 1 : 0)
    .filter((end) => end <= words.length)
    .map((end) => `email ${nameAt(head, words, words[0]?.text === 'to' ? 1 : 0, end)} saying ${rest}`)
}

const readers: readonly Reader[] = [
  noteFor,
  askedFirst,
  askedOfIt,
  owed,
  toHear,
  toldBehind,
  verdictTo,
  saidTo,
  putOff,
  followedUp,
  declined,
  refusedTo,
  namedFirst,
]

/** What stands before the first mark, or before a verdict, where it may be a name: “Nadia ok for Wednesday”. */
function headOf(text: string): { head: string; rest: string } | undefined {
  const [, head = '', rest = ''] = /^([^,:;.!?–—]{2,40}?)\s?(?:[,:–—]|\s-)\s+(\S.*)$/su.exec(text) ?? []
  const together = / (?:in one|together|both)$/i.exec(head)
  if (together) return { head: head.slice(0, together.index), rest }
  const tokens = tokenize(head === '' ? text : head)
  const verdict = tokens[tokens.findIndex(({ text: word }, at) => at > 0 && openers.has(word))]
  if (verdict && tokens.indexOf(verdict) <= mostInHead)
    return { head: text.slice(0, verdict.from).trim(), rest: text.slice(verdict.from) }
  return head === '' || tokens.length > mostInHead ? undefined : { head, rest }
}

const mostInHead = 4
const noName = new Set(
  `note notes todo to-do task tasks reminder event meeting subject re fwd question idea title remember add new today tomorrow monday tuesday
  wednesday thursday friday saturday sunday confirm due update lunch dinner breakfast call text absence yes no ok okay thanks thank sorry hi hello hey please
  i we you it he she they this that there what when where who why how if then also move cancel book push shift make put set get
  remind show list find open tell is are was were am be do does did have has had can could will would shall may for with about from at on in by ask let say send write email mail draft reply answer forward`.split(
    /\s+/,
  ),
)

function contentOf(behind: string): string {
  return behind
    .replace(/^[\s,:;.!–—-]+/u, '')
    .replace(/^(?:and|but|that) /i, '')
    .trim()
}
