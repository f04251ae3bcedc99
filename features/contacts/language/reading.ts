import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import type { Facet, Heard, Wish } from './wish.ts'

const longest = 300
const emailPattern = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phonePattern = /\+?\d[\d ()/.-]{4,20}\d/

/** What a message wants of the contacts; nothing where it speaks of something else. */
export function readContactWish(message: string, wording: Wording): Heard | undefined {
  if (message.length > longest) return undefined
  const text = plain(message)
  for (const read of [toList, toTell, toMerge, toAdd, toChange, toDelete]) {
    const heard = read(text)
    if (heard) return heard
  }
  return toMeet(text, wording)
}

const courtesy = /^(?:please|can you|could you|would you|hey|ok|okay|so|and|now|tell me|do you know)[ ,]+/i

function plain(message: string): string {
  let text = message
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[ ?.!]{1,9}$/, '')
    .replace(/[, ]{1,2}please$/i, '')
  while (courtesy.test(text)) text = text.replace(courtesy, '')
  return text
}

function toList(text: string): Heard | undefined {
  if (/^(?:show|list|open|see|view)(?: me)?(?: all)?(?: of)? (?:my|the) (?:contacts|address book)$/i.test(text))
    return { wish: { do: 'list' }, sure: true }
  if (/^(?:who|which people) (?:is|are|do i have) (?:in|among) my (?:contacts|address book)$/i.test(text))
    return { wish: { do: 'list' }, sure: true }
  return /^how many contacts (?:do i have|are there)$/i.test(text) ? { wish: { do: 'count' }, sure: true } : undefined
}

const facets: readonly (readonly [RegExp, Facet])[] = [
  [/phone|number|mobile/i, 'phones'],
  [/contact|details|card/i, 'all'],
  [/mail|address/i, 'emails'],
]
const facetWords = String.raw`(?:e-?mail(?: address)?|phone(?: number)?|mobile(?: number)?|contact(?: details| card)?)`
const begins = String.raw`(?:what is|what's|whats|what are|show me|show|give me|find|look up|i need|do i have|do you have)`
const ofSomebody = new RegExp(String.raw`^${begins} (.{1,80})'s? (${facetWords}|address)$`, 'i')
const facetOf = new RegExp(String.raw`^${begins} (?:the )?(${facetWords}) (?:of|for) (.{1,80})$`, 'i')
const reach = /^how (?:do|can|could) i (?:reach|contact|get hold of) (.{1,80})$/i
const under = /^(?:find|look up|search for|show me|show) (.{1,80}) (?:in|among) my (?:contacts|address book)$/i

function toTell(text: string): Heard | undefined {
  const [, whose, facet] = ofSomebody.exec(text) ?? []
  if (whose !== undefined && facet !== undefined) return tell(whose, facet)
  const [, wanted, somebody] = facetOf.exec(text) ?? []
  if (wanted !== undefined && somebody !== undefined) return tell(somebody, wanted)
  const name = reach.exec(text)?.[1] ?? under.exec(text)?.[1]
  return name === undefined ? undefined : tell(name, 'contact')
}

function tell(name: string, facet: string): Heard | undefined {
  if (isNobody(name)) return undefined
  const wanted = facets.find(([pattern]) => pattern.test(facet))?.[1] ?? 'all'
  return { wish: { do: 'tell', name: named(name), facet: wanted }, sure: true }
}

const merging = /^merge (?:the )?(contacts? )?(.{1,80}) (?:and|with|into) (?:the contact )?(.{1,80})$/i

function toMerge(text: string): Heard | undefined {
  const [, , name, other] = merging.exec(text) ?? []
  if (name === undefined || other === undefined) return undefined
  return { wish: { do: 'merge', name: named(name), other: named(other) }, sure: true }
}

const adding =
  /^(?:add|save|put|keep|store) (.{1,200}) (?:to|in|into|among|as|on) (?:my |the |a )?(?:new )?(?:contacts?|address book)$/i
const newContact = /^(?:(?:add|save|create|make)(?: an?)? )?(?:new )?contact[: ]+(.{1,200})$/i

function toAdd(text: string): Heard | undefined {
  const said = adding.exec(text)?.[1] ?? newContact.exec(text)?.[1]
  if (said === undefined) return undefined
  const email = emailPattern.exec(said)?.[0]
  const rest = email === undefined ? said : said.replace(email, ' ')
  const phone = phonePattern.exec(rest)?.[0]
  const name = named((phone === undefined ? rest : rest.replace(phone, ' ')).replaceAll(fillers, ' '))
  if (name === '' && email === undefined) return undefined
  return { wish: { do: 'add', name, ...(email && { email }), ...(phone && { phone }) }, sure: true }
}

const fillers =
  /\b(?:with (?:the )?(?:e-?mail|address|phone|number)|e-?mail|phone|number|address|called|named|at)\b|[,:;<>()]/gi

const changing =
  /^(?:change|set|update|correct) (.{1,80})'s? (e-?mail(?: address)?|address|phone(?: number)?|number|mobile(?: number)?|name) (?:to|into|as) (.{1,200})$/i
const isNow =
  /^(.{1,80})'s? (?:new )?(e-?mail(?: address)?|address|phone(?: number)?|number|mobile(?: number)?) (?:is|is now|changed to) (?:now )?(.{1,200})$/i
const renaming = /^rename (?:the |my )?contact (.{1,80}) (?:to|into|as) (.{1,80})$/i

function toChange(text: string): Heard | undefined {
  const [, old, called] = renaming.exec(text) ?? []
  if (old !== undefined && called !== undefined)
    return { wish: { do: 'change', name: named(old), called: named(called) }, sure: true }
  const [, name, what, value] = changing.exec(text) ?? isNow.exec(text) ?? []
  if (name === undefined || what === undefined || value === undefined || isNobody(name)) return undefined
  const change = changeOf(what, value)
  return change && { wish: { do: 'change', name: named(name), ...change }, sure: true }
}

function changeOf(what: string, value: string): Omit<Extract<Wish, { do: 'change' }>, 'do' | 'name'> | undefined {
  const [email, phone] = [emailPattern.exec(value)?.[0], phonePattern.exec(value)?.[0]]
  if (/mail|address/i.test(what)) return email === undefined ? undefined : { emails: email }
  if (/name/i.test(what)) return { called: named(value) }
  return phone === undefined ? undefined : { phones: phone }
}

const deleting = /^(?:delete|remove|drop) (?:the |my )?contact (.{1,80})$/i
const deletingFrom = /^(?:delete|remove|drop|take) (.{1,80}) (?:from|out of) my (?:contacts|address book)$/i
const forgetting = /^forget (?!that\b|about\b|it\b|what\b|my\b|everything\b|all\b|this\b)(.{1,80})$/i

function toDelete(text: string): Heard | undefined {
  const name = deleting.exec(text)?.[1] ?? deletingFrom.exec(text)?.[1]
  if (name !== undefined) return { wish: { do: 'delete', name: named(name) }, sure: true }
  const forgotten = forgetting.exec(text)?.[1]
  return forgotten === undefined ? undefined : { wish: { do: 'delete', name: named(forgotten) }, sure: false }
}

const meeting =
  /^(?:who|whom|which people) (?:did i|have i) (?:meet|met|see|seen|talk to|talked to)(?: with)? (.{1,80})$/i

function toMeet(text: string, wording: Wording): Heard | undefined {
  const said = meeting.exec(text)?.[1]
  const [time] = said === undefined ? [] : readTimes(said, wording)
  if (said === undefined || !time) return undefined
  const from = time.start.toPlainDate()
  const to = time.end ? dayAfter(time.end) : from.add(lengths[time.grain] ?? { days: 1 })
  return { wish: { do: 'met', from: from.toString(), to: to.toString(), said }, sure: true }
}

const lengths: Partial<Record<When['grain'], Temporal.DurationLike>> = {
  week: { days: 7 },
  weekend: { days: 2 },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { years: 1 },
}

function dayAfter(end: Temporal.PlainDateTime): Temporal.PlainDate {
  const day = end.toPlainDate()
  return day.toPlainDateTime().equals(end) ? day : day.add({ days: 1 })
}

/** “My” and “your” are nobody among the contacts, and neither is a thing, such as “the meeting”. */
function isNobody(name: string): boolean {
  return /^(?:(?:the|this|that|my|our|your)\b.*|his|her|their|its?|i)$/i.test(name.trim())
}

function named(name: string): string {
  return name
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:the contact|contact|for|of) /i, '')
    .trim()
}
