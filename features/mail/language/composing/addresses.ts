import { capital } from './capital.ts'
import type { Compose } from '../wish.ts'

/** An address in a message and its owner's name, as far as it is known. `call` stands for both while the message is read. */
type Addressee = { call: string; address: string; name: string; said: string }

const address = String.raw`[\p{L}\d][\p{L}\d._+\-]{0,63}@[\p{L}\d\-]{1,63}(?:\.[\p{L}\d\-]{1,63}){1,4}`
/** “Mrs Cavendish, h.cavendish@example.com”, “Tom Weber (tom@example.com)”, or an address alone. */
const addressPattern = new RegExp(
  String.raw`(?<![\p{L}\d._+@\-])(?:(\p{Lu}[\p{L}.'’\-]{0,30}(?: \p{Lu}[\p{L}.'’\-]{0,30}){0,3}|(?:the|our|my) \p{L}{3,20}(?=,? [(<]|, ))(?:,? [(<]?))?(${address})(?:[)>],?|,(?= (?!and )))?`,
  'gu',
)
const mostAddresses = 10

/** The message with made-up names in place of addresses: the dots and hyphens of an address would end a name or a sentence. */
export function withoutAddresses(message: string): { text: string; addressees: Addressee[] } {
  const addressees: Addressee[] = []
  if (!message.includes('@')) return { text: message, addressees }
  const text = message.replace(addressPattern, (whole, before: string | undefined, given: string, at: number) => {
    const known = addressees.find((each) => each.address === given)
    if (!known && addressees.length === mostAddresses) return whole
    // “Email Tom Weber (tom@example.com)”: the first word of a sentence is its verb.
    const [verb, said] = beginsSentence(message, at) ? apart(before) : ['', before ?? '']
    const name = startsUpper(said) ? said : nameIn(given)
    const one = known ?? { call: callAt(addressees.length), address: given, name, said: whole.replace(/,$/, '') }
    if (!known) addressees.push(one)
    return verb === '' ? one.call : `${verb} ${one.call}`
  })
  return { text, addressees }
}

function startsUpper(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

function beginsSentence(message: string, at: number): boolean {
  return /(?:^|[.!?:]) ?$/.test(message.slice(Math.max(0, at - 2), at))
}

function apart(before = ''): [verb: string, name: string] {
  const [verb = '', ...name] = before.split(' ')
  return [verb, name.join(' ')]
}

/** A made-up name that is in no list of words. */
function callAt(place: number): string {
  return `Vax${'abcdefghij'.charAt(place)}quo`
}

/** Whether a word stands for an address. */
export function isCall(word: string): boolean {
  return /^Vax[a-j]quo$/.test(word)
}

/** “Gwen” of gwen@example.com; initials are no names. */
function nameIn(given: string): string {
  const parts = (given.split('@')[0] ?? '').split('.')
  return parts.every((part) => /^\p{L}{3,}$/u.test(part)) ? parts.map(capital).join(' ') : ''
}

/** Puts the addresses back. Somebody whose address was said is written to even if they are not known. */
export function withAddresses(wish: Compose, addressees: readonly Addressee[]): Compose {
  const { onlyKnown: _known, asksWho: _asks, splits: _splits, ...read } = wish
  const isGiven = read.to.some((name) => addressees.some(({ call }) => name.includes(call)))
  const given: Compose = isGiven ? read : wish
  const written = [...read.to, ...(read.cc ?? [])].join(' ')
  // The address of anyone but the recipients is part of what is said.
  const named = (text: string) =>
    replaced(text, addressees, ({ call, name, said }) => (written.includes(call) && name !== '' ? name : said))
  const { to, cc, reply } = given
  return {
    ...mapped(given, named),
    to: to.map((said) => recipient(said, addressees)),
    ...(cc && { cc: cc.map((said) => recipient(said, addressees)) }),
    ...(reply && { reply: mapped(reply, (said) => replaced(said, addressees, (each) => each.address)) }),
  }
}

function recipient(said: string, addressees: readonly Addressee[]): string {
  const one = addressees.find(({ call }) => said.includes(call))
  if (!one) return said
  return one.name === '' ? one.address : `${one.name} <${one.address}>`
}

function replaced(said: string, addressees: readonly Addressee[], by: (one: Addressee) => string): string {
  return addressees.reduce((text, one) => text.replaceAll(one.call, by(one)), said)
}

/** Changes every string in a value. */
function mapped<Value>(value: Value, by: (said: string) => string): Value {
  const change = (each: unknown): unknown => {
    if (typeof each === 'string') return by(each)
    if (Array.isArray(each)) return each.map(change)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, change(inner)]))
  }
  return change(value) as Value
}
