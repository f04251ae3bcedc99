import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { speaks } from './speaks.ts'

const them = '(him|her|them)'
const verdict =
  '{what:yes gladly|yes please|no thanks|yes|no|gladly|ok|okay|thanks|thank you|maybe|not now|deal|agreed}'
const say = '(say|answer|reply|write|write back|tell him|tell her|tell them|just say|just answer)'

/** What stands behind a mark tells why, or how. */
const withWhy = (way: string) => [way, `${way} ; {why:rest}`]

const few = '(something|an answer|a reply|a response|an email|a mail|a few lines|a line|a note|a message|a few words)'

const suits = '(yes|ok|okay|great|fine|good|perfect)? , (that works|that suits me|that is fine|works|fine|so|and|then)?'

/** What is said of a mail that was just shown. */
const ofShown: Paraphrases = {
  'reply to it saying {what}': [`${say} ${verdict}`],
  'reply to it saying {what}, {more}': [`${say} ${verdict} ; {more:rest}`],
  'reply to it politely saying that {what}': [
    `(please)? (draft|write|compose|prepare|answer with|reply with) (him|her|them)? ${few} (polite|politely|friendly|nice|kind|formal) (to him|to her|to them|back)? ; {what:rest}`,
    `(please)? (draft|write|compose|prepare) (him|her|them)? a (polite|friendly|nice|kind|formal) (answer|reply|response|mail|note|message) ; {what:rest}`,
  ],
  'reply to it saying that {what}': [
    `(please)? (draft|write|compose|prepare) (him|her|them)? ${few} (short|back)? (to him|to her|to them|back)? ; {what:rest}`,
  ],
  'put it in my calendar for {length}': [`${suits} , (put|enter|book|pencil|note) (it|that|this) in for {length}`],
  'put it in my calendar': [
    `${suits} , (put|enter|book|pencil) (it|that|this) in (please|then)?`,
    `${suits} , (put|enter|add) (it|that|this) (in|into|to|on) (my|the) (calendar|diary|agenda) (with|and|including) (the|its) (room|place|location|address)`,
  ],
  'reply to it in {language} saying {what}': [
    ...withWhy(`${say} ${verdict} , in {language:word}`),
    ...withWhy(`${say} in {language:word} ${verdict}`),
  ],
}

/** Words to somebody who was just spoken of, and not named again. */
const ofPerson: Paraphrases = {
  'chase <them> about <thing>': [
    ...withWhy(
      `(nudge|chase|ping|poke|prod|push) ${them} (about it|about that|on it|on that|again)? , (nicely|gently|kindly|politely|by mail)?`,
    ),
    ...withWhy(
      `(send|write|drop) ${them} a (reminder|nudge|gentle reminder|friendly reminder|friendly nudge|short nudge) (about it|about that)?`,
    ),
  ],
  'email <them>: {text}': [
    `(then)? (mail|e-mail|email|a mail|an email|by mail|as a mail|as an email|write|send a mail|send an email) ${them}? (then|instead)? ; {text:rest}`,
    `(mail|e-mail|email|write|write to) ${them} (then|instead)? that {text:rest}`,
    `(send|drop|write|shoot) ${them} a (line|note|message|word|mail|quick note|quick line|quick mail|few lines) (that|saying|saying that|to say|to say that) {text:rest}`,
  ],
  'email <them>: <told>': [
    `(then)? (mail|e-mail|email|a mail|an email|by mail|as a mail|write|send a mail|send an email|do it by mail|make it a mail|mail it) (then|instead|that|it)? (to him|to her|to them)?`,
    `(mail|e-mail|email|write|write to|send) ${them} (then|instead|that|a mail|an email|a mail then)?`,
  ],
}

/** Whom the person wanted reached in another way, and what was to be said. */
const otherwise: Paraphrases = {
  '{who}: {told}': [
    `(ring|call|phone|text|sms|whatsapp|message) {who:who} (up|for me|up for me|please)? , (and|to)? (tell|let|say to|inform) (him|her|them)? (know)? that? {told:rest}`,
    `give {who:who} a (ring|call|bell|buzz) (up|for me|please)? , (and|to)? (say|tell him|tell her|tell them|let him know|let her know) that? {told:rest}`,
    `(ring|call|phone|text|sms|whatsapp|message) {who:who} (up|for me|please)? , (and|to)? say that? {told:rest}`,
  ],
  '{who}:': [
    `give {who:who} a (ring|call|bell|buzz) (for me|please|now)?`,
    ...withWhy(`(ring|call|phone|text|sms|whatsapp|message) {who:who} (up|for me|up for me|now|back|please)`),
    `(ring|call|phone|text|sms|whatsapp|message) {who:who}`,
  ],
}

const asShown = createParaphrasing([ofShown])
const asPerson = createParaphrasing([ofPerson])
const asOtherwise = createParaphrasing([otherwise])

/** “Say yes, in German”, “tell him yes, he can tell the owner”: of the mail that was just shown. */
export function saidOfShown(message: string): string {
  const order = asShown(message)
  const [, verdictAlone = '', more = ''] = /^(reply to it saying [^,]+), (.+)$/su.exec(order) ?? []
  // “Say no, too late” only tells why.
  return verdictAlone !== '' && order !== message && !speaks(more) ? verdictAlone : order
}

/** “Nudge him, nicely”, “ok, mail then: …”: with the name of whoever was spoken of before. */
export function saidOfPerson(message: string, shown: readonly ThingRef[], last: string): string {
  const order = asPerson(message)
  if (order === message) return withName(message, personAmong(shown))
  const wanted = asOtherwise(last)
  const [who = '', ...rest] = wanted === last ? [] : wanted.split(':')
  const name = who === '' ? personAmong(shown) : who
  const things = shown.filter(({ kind }) => kind !== 'person' && kind !== 'contact')
  const told = rest.join(':').trim()
  const [thing, ...others] = things
  const isTold = !(order.includes('<told>') && told === '')
  const isNamed = !order.includes('<thing>') || (thing !== undefined && others.length === 0)
  if (name === undefined || !isTold || !isNamed) return message
  const said = order.replace('<told>', () => told).replace('<thing>', () => lowered(thing?.title ?? ''))
  return said.replace('<them>', () => name)
}

function lowered(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`
}

function personAmong(shown: readonly ThingRef[]): string | undefined {
  const people = shown.filter(({ kind }) => kind === 'person' || kind === 'contact')
  const [only, ...others] = [...new Set(people.map(({ title }) => title))]
  return others.length === 0 ? only : undefined
}

/** “Ask him whether it works”. */
function withName(message: string, name: string | undefined): string {
  const tokens = tokenize(message)
  const at = tokens.findIndex(({ text }) => verbs.has(text))
  const whom = tokens[at + 1]?.text === 'to' ? tokens[at + 2] : tokens[at + 1]
  const isFirst = tokens.slice(0, at).every(({ text }) => leads.has(text))
  if (name === undefined || at < 0 || !isFirst || !whom || !pronouns.has(whom.text)) return message
  return `${message.slice(0, whom.from)}${name}${message.slice(whom.to)}`
}

const verbs = new Set('email mail e-mail write ask tell nudge chase thank answer invite congratulate'.split(' '))
const pronouns = new Set(['him', 'her', 'them'])
const leads = new Set('please pls and ok okay so then well can you could just'.split(' '))
