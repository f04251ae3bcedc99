import { capital } from './capital.ts'
import { withAddressAtName } from './lone-address.ts'
import type { Compose } from '../wish.ts'

/** Somebody whose address was said, with their name as far as it is known. */
type Owner = { address: string; name: string; said: string }
/** Addresses that were said in one breath. `call` stands for all of them and their names while the message is read. */
type Addressee = { call: string; owners: readonly Owner[] }

const address = String.raw`[\p{L}\d][\p{L}\d._+\-]{0,63}@[\p{L}\d\-]{1,63}(?:\.[\p{L}\d\-]{1,63}){1,4}`
/** “Mrs Cavendish, h.cavendish@example.com”, “Tom Weber (tom@example.com)”, or an address alone. */
const owner = String.raw`(?<![\p{L}\d._+@\-])(?:(?:\p{Lu}[\p{L}.'’\-]{0,30}(?: \p{Lu}[\p{L}.'’\-]{0,30}){0,3}|(?:the|our|my) \p{L}{3,20}(?=,? [(<]|, ))(?:,? [(<]?))?${address}[)>]?`
const ownerParts = new RegExp(String.raw`^(?:(.+?),? [(<]?)?(${address})[)>]?$`, 'u')
/** “A@x, b@x and c@x”, “a@x + b@x”, “a@x b@x: …”. */
const between = String.raw`(?:\s*[,;+&\/]\s*(?:and )?(?:also )?|\s+(?:and|plus|as well as)\s+(?:also )?(?:to )?|\s+(?=${address}(?:\s+${address})*(?:[ ,]*:|,? (?:that|about|if|whether|saying|asking)\b)))`
/** “Sara@x handles it now”: whoever does something begins a clause, and is no recipient. */
const does = String.raw`[>)]?,? (?:(?:now|also|still|always|only|already|no longer|never|soon|just) )*(?:am|are|was|were|have|had|do|did|will|would|can|could|may|might|must|shall|should|won['’]t|can['’]t|isn['’]t|took|left|sent|got|used to|(?!(?:this|his|its|as|us|yes|thanks|regards|always)\b)\p{Ll}+(?:s|ed))(?![\p{L}\d'’\-])`
/** Another in the list. */
const another = String.raw`${between}${owner}(?![\p{L}\d@\-]|\.[\p{L}\d]|${does})`
const listed = new RegExp(
  String.raw`(?:\bboth )?(${owner}(?:${another})*)(?:,(?= (?:for|that|if|whether|about|to|on)\b))?`,
  'gu',
)
const standIn = 'Vax[a-j]quo'
/** “Tell tom@x, sara@x handles it now”. */
const toldOfAnother = new RegExp(
  String.raw`(?<=^(?:\p{L}+ ){0,4}?(?:[Tt]ell|[Ii]nform|[Ww]rite(?: to)?|(?:[Ee]-?)?[Mm]ail(?: to)?|[Mm]essage|[Nn]ote to) ${standIn}),? (?=${standIn}${does})`,
  'u',
)
const single = new RegExp(owner, 'gu')
/** Two who are introduced are named apart. */
const apartFrom = /^(?:please |pls |can you |could you )*(?:intro|introduce|connect|put|hook up|link)\b/iu
/** “Mr Okoro, okoro@mill.example, is late”. */
const inCommas = new RegExp(String.raw`((?:\p{L}|^), ${address}),(?= )`, 'u')
const mostAddresses = 10

/** The message with made-up names in place of addresses: the dots and hyphens of an address would end a name or a sentence. */
export function withoutAddresses(message: string): { text: string; addressees: Addressee[] } {
  const addressees: Addressee[] = []
  if (!message.includes('@')) return { text: message, addressees }
  const gathered = withAddressAtName(message).replace(inCommas, '$1')
  const called = (said: string, at: number): string => {
    // “Email Tom Weber (tom@example.com)”: the first word of a sentence is its verb.
    const parts = [...said.matchAll(single)].map(([each]) => ownerParts.exec(each) ?? [])
    const [verb, first] = beginsSentence(gathered, at) ? apart(parts[0]?.[1]) : ['', parts[0]?.[1] ?? '']
    const owners = parts.map(([whole = '', before = '', given = ''], place): Owner => {
      const name = place === 0 ? first : before
      return { address: given, name: startsUpper(name) ? name : nameIn(given), said: whole }
    })
    const same = addressees.find((each) => addressesOf(each) === addressesOf({ owners }))
    if (!same && addressees.length === mostAddresses) return said
    const one = same ?? { call: callAt(addressees.length), owners }
    if (!same) addressees.push(one)
    return verb === '' ? one.call : `${verb} ${one.call}`
  }
  const text = gathered.replace(listed, (whole, said: string, at: number) => {
    if (!apartFrom.test(gathered)) return called(said, at + whole.indexOf(said))
    return said.replaceAll(single, (each, place: number) => called(each, at + place))
  })
  return { text: text.replace(toldOfAnother, ' that '), addressees }
}

function addressesOf({ owners }: Pick<Addressee, 'owners'>): string {
  return owners.map((each) => each.address).join()
}

/** “…, send it to press@example.com as well”: whoever else gets it is named beside the first. */
const alsoTo = new RegExp(
  String.raw`(?:[.,;!?]|\s[\-–—])?\s+(?:[Aa]nd |[Aa]lso |[Tt]hen |[Pp]lease |[Pp]ls ){0,3}(?:(?:[Ss]end|[Mm]ail|[Ee]-?mail|[Ww]rite|[Cc]opy) )?(?:(?:it|this|that|the same|[Ss]ame|[Tt]he same)(?: mail| message| thing| note)? )?(?:also )?(?:goes |should go )?(?:to )?(${owner}(?:${another})*)(?: as well| too| also)?(?: please| pls)?[.!]*$`,
  'u',
)

/** Moves those who get the mail “as well” to where its first recipient is named. */
export function withOthers(message: string): string {
  const [tail, others] = alsoTo.exec(message) ?? []
  const [first] = message.match(new RegExp(owner, 'u')) ?? []
  if (tail === undefined || others === undefined || first === undefined || others.startsWith(first)) return message
  const isMeant = /\b(?:as well|too|also|same)\b/iu.test(tail)
  const head = message.slice(0, -tail.length)
  return isMeant && head.includes(first) ? head.replace(first, () => `${first} and ${others}`) : message
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

const isWholeCall = new RegExp(`^${standIn}$`)

/** Whether a word stands for an address. */
export function isCall(word: string): boolean {
  return isWholeCall.test(word)
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
  const named = (text: string) => replaced(text, addressees, (one) => calledIn(one, written.includes(one.call)))
  const { to, cc, reply } = given
  return {
    ...mapped(given, named),
    to: to.flatMap((said) => recipients(said, addressees)),
    ...(cc && { cc: cc.flatMap((said) => recipients(said, addressees)) }),
    ...(reply && { reply: mapped(reply, (said) => replaced(said, addressees, addressesOf)) }),
  }
}

function calledIn({ owners }: Addressee, isRecipient: boolean): string {
  return owners.map(({ name, said }) => (isRecipient && name !== '' ? name : said)).join(' and ')
}

function recipients(said: string, addressees: readonly Addressee[]): string[] {
  const found = addressees.filter(({ call }) => said.includes(call)).flatMap(({ owners }) => owners)
  return found.length === 0
    ? [said]
    : found.map(({ name, address: given }) => (name === '' ? given : `${name} <${given}>`))
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
