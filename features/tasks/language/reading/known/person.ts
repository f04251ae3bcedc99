import { tokenize } from '#foundation/language/text/tokens.ts'
import type { SaidDeed } from './saying.ts'

const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u

/** “Grace does the flowers: grace@example.com”: whoever has the address that is said of a task is given it. */
export function personIn(text: string): { rest: string; person?: SaidDeed; at: number } {
  const found = address.exec(text)
  if (!found) return { rest: text, at: 0 }
  const [said] = found
  const local = said
    .slice(0, said.indexOf('@'))
    .toLowerCase()
    .split(/[._+-]/)
  const rest = blanked(text, found.index, found.index + said.length)
  const name = tokenize(rest).find(({ text: word }) => word.length > 1 && local.includes(word))
  const called = name && rest.slice(name.from, name.to)
  const own = called ?? (offices.test(local.join('')) ? undefined : local.map(capital).join(' '))
  const person = own === undefined ? said : `${capital(own)} <${said}>`
  return {
    rest: name ? blanked(rest, name.from, name.to) : rest,
    person: { deed: { do: 'change', to: { person } }, left: [], isTold: true },
    at: found.index,
  }
}

/** “info@example.com” is nobody's name. */
const offices =
  /\d|^(?:info|office|mail|hello|contact|admin|sales|support|team|service|me|hr|it|billing|accounts?|no-?reply)$/

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
}

/** “The blog: please change to “Blog and news””: what is quoted last is its new name. */
export function nameIn(text: string): { rest: string; name?: SaidDeed; nameAt?: number } {
  const found = renaming.exec(text) ?? called.exec(text)
  const { title = '', named = '' } = found?.groups ?? {}
  if (!found || title.trim() === '') return { rest: text }
  const end = found.index + found[0].length
  const kept = found.index + (named === '' ? found[0].search(/\s|:|$/) : found[0].indexOf(named))
  // “Rename the plan to “Plan B””: what it is called now stands between.
  const rest = blanked(blanked(text, found.index, kept), kept + named.length, end)
  const name: SaidDeed = { deed: { do: 'change', to: { title: title.trim() } }, left: [], isTold: false }
  return { rest, nameAt: kept, name }
}

/** “The vet is now called Rex vaccination”. */
const called =
  /\b(?:is|are) (?:now|from now on) (?:called|named|titled) (?<title>[^,;.!?"“”]{2,100}?)(?=[.!]?$|,? (?:and|but) (?:(?:it|that)(?: is|['’]s)? |is |its (?:date|deadline) )?(?:now )?(?:due|for|on|by|until|high|low|urgent)\b)/i
const renaming =
  /\b(?:(?:rename|retitle|call|change (?:the )?(?:title|name) of)(?<named> [^"“”,.;:'‘]{3,80}?)|(?:rename|retitle|reword|change|call|make|should (?:be called|be|read|say))\b(?: (?:it|that|this))?)(?: (?:to|into|as))?:? ["“'‘](?<title>[^"“”]{2,300}?)["”'’](?=[\s.!]*$|,| (?:instead|please|pls|and)\b)/i
