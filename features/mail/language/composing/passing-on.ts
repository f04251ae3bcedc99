import { createGrammar } from '#foundation/language/grammar.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { describedBy, isTold } from '../reading/described.ts'
import { withWholeQuotes } from '../reading/whole-quotes.ts'
import type { Compose, SendDraft, TakeBack } from '../wish.ts'
import { returnIn } from '../reading/stretch.ts'
import { withAddresses, withoutAddresses } from './addresses.ts'
import { peopleIn } from './people.ts'
import { subjects } from './segments.ts'
import { told as sentencesOf } from './told.ts'

const language = defineLanguage({
  name: 'mail-passing-on',
  lexicon: {
    forward: 'forward, forward on, fwd, frwd, forwrd, pass on, pass, send on, redirect',
    'can-you': 'can you, could you, would you, will you, please',
    'forward-it':
      'forward it, forward that, forward this, pass it on, send it on, send it over, fwd it, forward them, send it, share it',
    wants:
      'need, needs, wants, want, should get, should have, should see, has to see, have to see, asked for, is asking for, must see',
    it: 'it, that, this, the mail, the email, the draft, the message, my mail, my email, this one, that one, the reply',
    send: 'send, send off, send out, fire off, ship, now send, go ahead and send, mail, yes send',
    schedule: 'schedule, schedule sending, queue, queue up, time',
    'take-back': `unsend, un-send, recall, take back, do not send, stop sending, hold back, hold, cancel sending, stop, cancel the sending of,
      undo sending, undo the send of, wait do not send, no do not send`,
  },
  intents: {
    forward: {
      kind: 'act',
      say: [
        '<forward> {which:text} to {to:text}',
        '<forward> to {to:text} {which:text}',
        '(send|pass|hand) {which:text} (on|along|onward|onwards) to {to:text}',
        '{to:text} <wants> {which:text} <can-you> <forward-it> {rest:text?}',
        '{to:text} <wants> {which:text} <forward-it> {rest:text?}',
      ],
    },
    'send-draft': { kind: 'act', say: ['<send> <it> {when:text?}', '<send> <it> (off|out|away) {when:text?}'] },
    'send-later': {
      kind: 'act',
      say: [
        '<schedule> <it> {when:text}',
        '(let|have|make) <it> (go|go out|leave|be sent) {when:text}',
        '<it> (should|shall|can|may|must|is to) (go|go out|leave|be sent) {when:text}',
      ],
    },
    'take-back': { kind: 'act', say: ['<take-back> <it>', '(unsend|recall)', 'do not send <it> yet?'] },
  },
})
const grammar = createGrammar(language)
const mostCharacters = 600

/** “Forward the invoice to Tom”, “Tom needs the last email about the lease. Can you forward it?” */
export function readForward(message: string, wording: Wording): { wish: Compose; sure: boolean } | undefined {
  const order = orderOf(message.trim())
  const { text: said, addressees } = withoutAddresses(order.text)
  const { text, back } = withWholeQuotes(said)
  const { slots } = readOrder(text.replace(unadded, ''), wording, 'forward') ?? {}
  if (!slots) return undefined
  const { which = '', to = '' } = slots
  const described = describedBy(back(which), wording)
  const { who, words, isOwn } = withNote(back(to))
  const people = peopleIn(who)
  if (people.length === 0 || (!isTold(described) && described.newest === undefined)) return undefined
  const forward = { ...described, all: false }
  const note = words.length > 0 ? { words } : {}
  // What is said with it in other words than the person's own is a draft first.
  const sends = isOwn ? { sends: true as const } : {}
  const known = order.isLoose ? { onlyKnown: true as const } : {}
  const wish: Compose = { do: 'compose', to: people, purpose: 'message', forward, ...sends, ...note, ...known }
  return { wish: addressees.length > 0 ? withAddresses(wish, addressees) : wish, sure: true }
}

/** “Quek’s quote to Jeffrey pls, forward”. */
const verbLast =
  /^(?!forward\b|fwd\b)([^.!?:;]{3,80} to [^.!?,:;]{2,40}?)(?:,| (?:pls|plz|please),?) (?:forward|fwd|pass on)(?: it)?(?: (?:pls|plz|please))?[.!]*$/i

/** “The lease, pass it on to Tom”, “lease over to Tom, with: …”: the mail is named first. */
const thingFirst =
  /^([^.!?:;,]{3,80}?)(?:,|:|\s[-–])\s(?:please |pls )?(?:forward|fwd|pass|redirect|send) (?:it|that|this|them|that one|this one) (?:(?:on|over|along) )?to (?=\p{L})/iu
const overTo = /^([^.!?:;,]{3,80}?) (?:over|on|onward|onwards|across) to (?=\p{L})/iu

/** `isLoose`: it is an order only if the person named is known. */
function orderOf(message: string): { text: string; isLoose: boolean } {
  const text = corrected(withoutCourtesy(message).replace(verbLast, 'forward $1'))
  for (const form of [thingFirst, overTo]) {
    const [whole, thing = ''] = form.exec(text) ?? []
    const words = tokenize(thing).map(({ text: word }) => word)
    const isThing = words.length <= mostInThing && !words.some((word) => subjects.has(word) || told.has(word))
    if (whole !== undefined && isThing && !orders.has(words[0] ?? ''))
      return { text: `forward ${thing} to ${text.slice(whole.length)}`, isLoose: true }
  }
  return { text, isLoose: false }
}

const mostInThing = 6
const told = new Set('is are was were be been has have had will would can could not'.split(' '))
const orders = new Set(
  `forward fwd pass send redirect move put bring take go going come get hand give head drive walk fly run switch change turn add remind set
  call book push shift carry over on write mail email reply answer tell ask draft let draw`.split(/\s+/),
)
/** “Forwrad the quote to Tom”. */
function corrected(text: string): string {
  const [first] = tokenize(text)
  return first && nearest(first.text, ['forward']) !== undefined ? `forward${text.slice(first.to)}` : text
}

type Note = { who: string; words: string[]; isOwn: boolean }

/** “To Joel with “please approve”, “to the office, say I’m fine with it”, “to Ana so she has it”: what stands above the mail. */
function withNote(said: string): Note {
  const to = said.replace(withFiles, '')
  const informed = to.replace(informing, '')
  if (informed !== to) return { who: informed, words: ['For your information.'], isOwn: true }
  for (const form of notes) {
    const { who = '', order, note = '' } = form.exec(to)?.groups ?? {}
    if (note === '' || !(form !== loose || isClause(note))) continue
    const bare = unquoted(note)
    const whole = order === undefined ? bare : `${order.replace('and ', '')} ${bare}`
    return { who, words: sentencesOf(whole), isOwn: bare !== note }
  }
  return { who: to, words: [], isOwn: true }
}

/** What stands behind a comma may be another name. */
const loose = /^(?<who>.{2,60}?)(?:[,;]|\s[–-])\s+(?:and )?(?<note>\S.*)$/su
const notes = [
  /^(?<who>.{2,60}?),? (?:with )?(?:an? |the )?(?:short )?(?:line|note|words?|message)? ?(?:on top|on it|above it|above)[:,]\s+(?<note>\S.*)$/isu,
  /^(?<who>[^:]{2,60}?)(?:[.,;]? (?:with(?: (?:an?|the|this|one|these)(?: short| quick)? (?:note|lines?|message|words?|comment|sentence))?|saying|adding|note|and say))?:\s+(?<note>\S.*)$/isu,
  /^(?<who>.{2,60}?),?\s+(?:w|with) (?:a|the|this) (?:short |quick )?(?:note|line|message|word|comment)(?:[,:]| saying| that)*\s+(?<note>\S.*)$/isu,
  /^(?<who>.{2,60}?),?\s+(?:(?:with|saying|and say|say|adding|and tell (?:him|her|them)|and write)(?: that)?|(?<order>and ask|ask|and thank)(?: him| her| them)?)\s+(?<note>\S.*)$/isu,
  /^(?<who>.{2,60}?),?\s+(?<note>(?:so|because|since|as) (?:that )?(?:i|we|he|she|they|it|you)\b.*)$/isu,
  loose,
]

function isClause(note: string): boolean {
  const words = tokenize(note).map(({ text }) => text)
  return words.length > 2 && !words.includes('and') ? true : words.some((word) => subjects.has(word))
}

/** “To Ana, nothing added”. */
const unadded =
  /,? (?:(?:and |with )?nothing (?:added|else|to add)|(?:with )?no (?:comment|comments|words|note|message)|without (?:comment|a comment|a word|a note|words)|as it is|as is)(?: pls| please)?$/i
/** What was attached goes along anyway. */
const withFiles =
  / (?:with|w\/|and|plus|incl|including) (?:(?:the|its|all|both|that) )?(?:attachments?|attached files?)(?=[.,;:]|$)[.]?/i
const informing = /,? (?:fyi|for (?:your|his|her|their) information)$/i

function unquoted(note: string): string {
  return note.replace(/^["“'](.*)["”']$/s, '$1')
}

/** What becomes of the mail that was just written, or of the one that is held. */
export function readSending(message: string, wording: Wording, spokenOf: boolean): SendDraft | TakeBack | undefined {
  if (andOther.test(message)) return undefined
  const back = readOrder(message, wording, 'take-back')
  if (back) return tokenize(message).length <= 6 ? { do: 'take-back' } : undefined
  if (!spokenOf) return undefined
  const later = readOrder(message, wording, 'send-later')
  const { slots } = later ?? readOrder(message, wording, 'send-draft') ?? {}
  if (!slots) return undefined
  const { until, rest } = returnIn(slots.when ?? '', wording)
  if (rest.trim() !== '' || (later && until === undefined)) return undefined
  return { do: 'send-draft', ...(until !== undefined && { at: until }) }
}

/** “Don’t send it, delete that task” is more than one order. */
export const andOther =
  /[.,;!–-]\s+(?:and )?(?:bin|delete|drop|scrap|discard|remove|cancel) (?:that|this|the|my) (?!(?:e-?mail|mail|draft|message|reply|answer|note|letter|one|instead|then|please|now)\b)\p{L}/iu

type Intent = keyof typeof language.intents
type Slots = Partial<Record<'which' | 'to' | 'when', string>>

function readOrder(message: string, { now, zone = 'UTC' }: Wording, intent: Intent): { slots: Slots } | undefined {
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  const [found] = grammar(withoutCourtesy(message), { now, zone }, new Set([intent]))
  return found && { slots: found.slots }
}
