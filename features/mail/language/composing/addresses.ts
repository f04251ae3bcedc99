import { capital } from './capital.ts'
import type { Compose } from '../wish.ts'

/** An address of a message, with the name that was said beside it or stands in it. `call` stands for both while it is read. */
type Addressee = { call: string; address: string; name: string; said: string }

const address = String.raw`[\p{L}\d][\p{L}\d._+\-]{0,63}@[\p{L}\d\-]{1,63}(?:\.[\p{L}\d\-]{1,63}){1,4}`
/** “Mrs Cavendish, h.cavendish@example.com”, “Tom Weber (tom@example.com)”, or an address alone. */
const addressed = new RegExp(
  String.raw`(?<![\p{L}\d._+@\-])(?:(\p{Lu}[\p{L}.'’\-]{0,30}(?: \p{Lu}[\p{L}.'’\-]{0,30}){0,3}|(?:the|our|my) \p{L}{3,20}(?=,? [(<]|, ))(?:,? [(<]?))?(${address})(?:[)>],?|,(?= (?!and )))?`,
  'gu',
)
const mostAddresses = 10

/** The message with made-up names in place of its addresses, whose dots and hyphens would end a name. */
export function withoutAddresses(message: string): { text: string; addressees: Addressee[] } {
  const addressees: Addressee[] = []
  if (!message.includes('@')) return { text: message, addressees }
  const text = message.replace(addressed, (whole, before: string | undefined, given: string, at: number) => {
    const known = addressees.find((each) => each.address === given)
    if (!known && addressees.length === mostAddresses) return whole
    // “Mail tom@example.com”: what begins a sentence is its verb, and may have a name behind it.
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

/** No word list has it. */
function callAt(place: number): string {
  return `Vax${'abcdefghij'.charAt(place)}quo`
}

/** “Gwen” of gwen@example.com; initials are no names. */
function nameIn(given: string): string {
  const parts = (given.split('@')[0] ?? '').split('.')
  return parts.every((part) => /^\p{L}{3,}$/u.test(part)) ? parts.map(capital).join(' ') : ''
}

/** The wish with the addresses in their places: whoever has one is written to, known or not. */
export function withAddresses(wish: Compose, addressees: readonly Addressee[]): Compose {
  const { onlyKnown: _known, asksWho: _asks, splits: _splits, ...read } = wish
  const isGiven = read.to.some((name) => addressees.some(({ call }) => name.includes(call)))
  const given: Compose = isGiven ? read : wish
  const written = [...read.to, ...(read.cc ?? [])].join(' ')
  // Whoever else is named with an address is told about with it.
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

/** The same with other strings in it. */
function mapped<Value>(value: Value, by: (said: string) => string): Value {
  const change = (each: unknown): unknown => {
    if (typeof each === 'string') return by(each)
    if (Array.isArray(each)) return each.map(change)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, change(inner)]))
  }
  return change(value) as Value
}
