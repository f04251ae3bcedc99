import { addressAsked } from '#foundation/language/english/address-asked.ts'
import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { createGrammar } from '#foundation/language/grammar.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { zone as knownZone } from '#foundation/contract/time.ts'
import { zoneNamed } from '#foundation/time/words/clock/clock-zones.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { dayAfter, type Wording } from '#foundation/time/words/when.ts'
import { newContactIn, valuesIn } from './new-contact.ts'
import { orders } from './orders.ts'
import type { Facet, Heard, Wish } from './wish.ts'

const mostCharacters = 300
const grammar = createGrammar(orders)
type Intent = keyof typeof orders.intents
type Slots = Partial<Record<'name' | 'other' | 'facet' | 'value' | 'called' | 'company' | 'who' | 'span', string>>
/** `isOwner`: the name was said with ’s. */
type Around = { wording: Wording; spokenOf: string | undefined; isPointed: boolean; isOwner: boolean }
type Meaning = (slots: Slots, around: Around) => Wish | Heard | undefined

/** What a message wants of the contacts. `spokenOf`: the contact who was spoken of last, whom “she” and “their” mean. */
export function readContactWish(message: string, wording: Wording, spokenOf?: string): Heard | undefined {
  if (message.length > mostCharacters) return undefined
  const [whole, at] = toldApart.exec(message.trim()) ?? []
  if (whole !== undefined && at !== undefined) {
    const heard = readContactWish(message.trim().slice(0, -whole.length), wording, spokenOf)
    if (heard?.wish.do === 'tell') return { ...heard, wish: { ...heard.wish, at } }
  }
  const text = withoutCourtesy(message)
  const owner = nameIn(addressAsked(message) ?? '')
  if (owner !== '' && !pointing.has(owner.toLowerCase()))
    return { wish: { do: 'tell', name: owner, facet: 'emails' }, sure: true }
  const bare = spokenOf === undefined ? undefined : facetAlone(text)
  if (bare && spokenOf !== undefined) return { wish: { do: 'tell', name: spokenOf, facet: bare }, sure: true }
  for (const { template, slots } of grammar(text, { now: wording.now, zone: wording.zone ?? 'UTC' })) {
    const said: Slots = { ...slots }
    const isPointed = said.name !== undefined && pointing.has(said.name.toLowerCase())
    const name = isPointed ? spokenOf : said.name && nameIn(said.name)
    if (said.name !== undefined && (name === undefined || !isSomebody(name))) continue
    const meant = meanings[template.intent as Intent](
      { ...said, ...(name !== undefined && { name }) },
      { wording, spokenOf, isPointed, isOwner: /['’]s$|s['’]$/i.test(said.name?.trim() ?? '') },
    )
    if (meant) return 'wish' in meant ? meant : { wish: meant, sure: true }
  }
  return undefined
}

/** “…, the one from the surveyors”. */
const toldApart =
  /(?:,|\s[-–]|\s\()\s?(?:i mean )?(?:the|that) (?:one|\p{L}+) (?:from|at|of|with|who is (?:with|at)) (?:the |our )?([^,;.?!()]{2,40})\)?[?.!]*$/iu
const apartAlone = /^(?:i mean |i meant )?(?:the|that) one (?:from|at|with) (?:the |our )?([^,;.?!()]{2,40})[?.!]*$/iu

/** “And Joyce?”: the same of somebody else. */
export function alsoOf(message: string, before: Wish | undefined, wording: Wording): Wish | undefined {
  if (before?.do !== 'tell' || message.length > mostCharacters) return undefined
  const [, at] = apartAlone.exec(message.trim()) ?? []
  if (at !== undefined && readTimes(at, wording).length === 0)
    return { do: 'tell', name: before.name, facet: before.facet, at }
  const tokens = tokenize(message)
  const [lead] = findPhrases(tokens, further)
  // “Amina’s?”, and nothing else.
  const isBare = tokens.length < 3 && /\?\s*$/.test(message)
  const [first, last] = [lead?.at === 0 ? tokens[lead.end] : isBare ? tokens[0] : undefined, tokens.at(-1)]
  if (!first || !last) return undefined
  const said = message.slice(first.from, last.to).replace(isBare ? /(?<=\p{L}{4})(?<!['’s])s$/u : /$^/, '')
  const named = nameIn(said.replace(/['’]s$/, ''))
  const other = /^the other (\p{L}{2,})$/iu.exec(named)?.[1]
  const name = other ?? named
  const isOther = findPhrases(tokens, facets).length > 0 || tokenize(name).every(({ text }) => light.has(text))
  const isName = !isOther && isNamed(name) && isSomebody(name) && readTimes(said, wording).length === 0
  const asked: Wish = { do: 'tell', name, facet: before.facet }
  return isName ? { ...asked, ...(other !== undefined && { other: true as const }) } : undefined
}

const light = new Set(lightWords)
const further = phrases([
  [
    'and, and what about, what about, how about, and for, and of, same for, the same for, and the one of, and the one for, and the one from, and that of, and the address of, and the email of, and the mail of, and the email address of, what about the one of',
    true,
  ],
])

const tell: Meaning = ({ name = '', facet = '' }) => ({ do: 'tell', name, facet: facetOf(facet) })

const meanings: Readonly<Record<Intent, Meaning>> = {
  list: () => ({ do: 'list' }),
  count: () => ({ do: 'count' }),
  employer: ({ name = '' }) => ({ do: 'tell', name, facet: 'company' }),
  reach: ({ name = '' }) => ({ do: 'tell', name, facet: 'all' }),
  // “Who is free tomorrow?” asks for no contact.
  who: ({ name = '' }, { isPointed }) =>
    isNamed(name) ? { wish: { do: 'tell', name, facet: 'who' }, sure: isPointed } : undefined,
  // “What time is it for lunch?” asks for an event.
  clock: ({ name = '' }, { isPointed }) =>
    isNamed(name) ? { wish: { do: 'tell', name, facet: 'zone' }, sure: isPointed || /^\p{Lu}/u.test(name) } : undefined,
  'tell-of': tell,
  'writes-from': ({ name = '' }) => ({ do: 'tell', name, facet: 'emails' }),
  tell,
  // A few words alone are about whoever was mentioned last, or whoever is named with ’s.
  'tell-more': (slots, around) => {
    if (around.isPointed) return tell({ facet: 'mail address', ...slots }, around)
    // “Dana’s emails” are not her address.
    const isFacet = findPhrases(tokenize(slots.facet ?? ''), facets).length > 0
    return around.isOwner && isFacet && isNamed(slots.name ?? '') ? tell(slots, around) : undefined
  },
  merge: ({ name = '', other = '' }) => (isSomebody(other) ? { do: 'merge', name, other: nameIn(other) } : undefined),
  add: ({ who = '' }, { wording }) => newContactIn(who, wording),
  rename: ({ name = '', called = '' }) => ({ do: 'change', name, called }),
  change: ({ name = '', facet = '', value = '', called }, { wording, isOwner }) => {
    if (!isOwner && isOwnFact(name)) return undefined
    if (called !== undefined) return { do: 'change', name, called }
    const { email, phone } = valuesIn(value, wording)
    const wanted = facetOf(facet)
    if (wanted === 'company') return { do: 'change', name, company: value }
    if (wanted === 'zone') return zoneChange(name, value)
    if (wanted === 'emails' && email !== undefined) return { do: 'change', name, emails: email }
    return wanted === 'phones' && phone !== undefined ? { do: 'change', name, phones: phone } : undefined
  },
  // “Tom is at the dentist” says nothing of a contact.
  move: ({ name = '', company = '' }, { wording, isPointed }) =>
    isPointed && readTimes(company, wording).length === 0 && isSomebody(company)
      ? { do: 'change', name, company }
      : undefined,
  delete: ({ name = '' }) => ({ do: 'delete', name }),
  // “Drop her again”, of the contact that was shown.
  'delete-shown': ({ name = '' }, { isPointed }) => (isPointed ? { do: 'delete', name } : undefined),
  forget: ({ name = '' }) => ({ wish: { do: 'delete', name }, sure: false }),
  met: ({ span = '' }, { wording }) => metIn(span, wording),
}

/** “(Remember) my frequent flyer number is …” tells of the person, and of no contact. */
function isOwnFact(name: string): boolean {
  return tokenize(name).some(({ text }, at) => at < 2 && (text === 'my' || text === 'our'))
}

/** “Tokyo”, “Asia/Tokyo”, “Tokyo time”. */
function zoneChange(name: string, said: string): Wish | undefined {
  const place = said.replace(/(?: time)? ?(?:time ?zone)?[.!]*$/i, '').trim()
  const zone = knownZone.safeParse(place).success ? place : zoneNamed(place.toLowerCase())
  return zone === undefined ? undefined : { do: 'change', name, zone }
}

/** Of two kinds in one name, such as “address of the company”, the last one counts. */
function facetOf(said: string): Facet {
  return findPhrases(tokenize(said), facets).at(-1)?.value ?? 'all'
}

const facets = phrases<Facet>([
  ['phone, number, mobile, phone number, cell, telephone number', 'phones'],
  ['email, e-mail, mail, address, email address, e-mail address, mail address', 'emails'],
  ['company, employer', 'company'],
  ['time zone, timezone, local time', 'zone'],
  ['contact, details, card, surname, last name, family name, full name, first name', 'all'],
])

/** “Surname?”, “and the number”: of whoever was shown. */
function facetAlone(text: string): Facet | undefined {
  const tokens = tokenize(text)
  const [found, ...others] = findPhrases(tokens, facets)
  const isAlone = tokens.every(
    ({ text: word }, at) => (found && found.at <= at && at < found.end) || besideFacet.has(word),
  )
  return isAlone && others.length === 0 ? found?.value : undefined
}

const besideFacet = new Set('and or the her his their what is s a again also'.split(' '))

function metIn(said: string, wording: Wording): Wish | undefined {
  const [time] = readTimes(said, wording)
  if (!time) return undefined
  const from = time.start.toPlainDate()
  const to = dayAfter(time)
  return { do: 'met', from: from.toString(), to: to.toString(), said }
}

const pointing = new Set('he she they him her them his their hers theirs'.split(' '))
const nobodyFirst = new Set(
  'the this that these those my our your i it its about what everything all any a an'.split(' '),
)

/** “My” and “your” are nobody among the contacts, and neither is a thing, such as “the meeting”. */
function isSomebody(name: string): boolean {
  const [first] = tokenize(name)
  const isInitial = first?.to === 1 && name.charAt(1) === '.'
  return first !== undefined && (isInitial || !nobodyFirst.has(first.text)) && !pointing.has(first.text)
}

const mostNames = 3
const sayingWhich = new Set(
  `coming going attending invited responsible free busy available away out in on at late missing here there online next
  with for waiting first last who and else not`.split(/\s+/),
)

function isNamed(name: string): boolean {
  const said = tokenize(name)
  return said.length <= mostNames && !said.some(({ text }) => sayingWhich.has(text))
}

/** Without the ’s of a possessive. */
function nameIn(said: string): string {
  const name = said.trim().replaceAll('’', "'")
  return name.endsWith("'s") ? name.slice(0, -2) : name.endsWith("s'") ? name.slice(0, -1) : name
}
