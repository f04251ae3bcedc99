import { z } from 'zod'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Recipient } from '../../contract.ts'
import { both } from '../../language/composing/redirected.ts'
import type { Compose } from '../../language/wish.ts'
import { isOffice } from '../../rules/offices.ts'
import { addressee } from '../drafts/draft-lookups.ts'
import * as words from './writing-wording.ts'

export const findRecipients = 'mail.find-recipients'
export const whichRecipient = 'which-recipient'

export type Known = ReadonlyMap<string, readonly z.output<typeof addressee>[]>
type Wanted = Pick<Compose, 'to' | 'cc' | 'onlyKnown' | 'asksWho'> & Partial<Compose>

const found = z.array(z.array(addressee))

/** Who the names stand for. Asks where a name fits two people; who is only known from what others wrote stands on a card, by whole address. */
export function recipients(turn: Turn, wanted: Wanted): { to: Recipient[]; cc: Recipient[] } | Move {
  const known = peopleNamed(turn, namesOf(wanted))
  return 'kind' in known ? known : resolved(turn, wanted, known)
}

/** Who is called so, by name. */
export function peopleNamed(turn: Turn, names: readonly string[]): Known | Move {
  const asked = [...new Set(names)].filter((name) => name !== '').slice(0, mostNames)
  const looked = asked.length === 0 ? [] : answerOf(turn, findRecipients)
  if (looked === undefined) return call(findRecipients, { names: asked })
  const lists = found.parse(looked)
  return new Map(asked.map((name, at) => [name, lists[at] ?? []]))
}

const mostNames = 50

/** Names, not addresses. */
export function namesOf({ to, cc = [] }: Wanted): string[] {
  return [...to, ...cc].filter((name) => wholeOf(name).address === undefined)
}

export function resolved(turn: Turn, wanted: Wanted, known: Known): { to: Recipient[]; cc: Recipient[] } | Move {
  const { to, cc = [], onlyKnown, asksWho } = wanted
  const wish = wanted.do === 'compose' ? wanted : (turn.parts.wish as object)
  for (const name of namesOf({ to, cc })) {
    if (name === both) return say(words.whoAreBoth, { asks: { question: whichRecipient, wish } })
    const people = known.get(name) ?? []
    const [only] = people
    if (people.length > 1) return say(words.whichPerson(name, people), { asks: { question: whichRecipient, wish } })
    if (!only && onlyKnown) return say(words.unknownPerson(name), { isNothing: true })
    if (!only && (asksWho || namesNobody(name)))
      return say(words.whoIs(name), { asks: { question: whichRecipient, wish } })
  }
  const resolve = (name: string): Recipient => {
    const { called, address } = wholeOf(name)
    if (address !== undefined) return { name: called, address: address.toLowerCase() }
    const [only] = known.get(name) ?? []
    return only ? { name: only.name || name, address: only.address } : { name: words.capital(name), address: '' }
  }
  return { to: to.map(resolve), cc: cc.map(resolve) }
}

/** “The real one at the address in my contacts” says who it is, and not how they are called. */
function namesNobody(name: string): boolean {
  return tokenize(name).some(({ text }) => pointing.has(text))
}

const pointing = setOf(
  'one ones address addresses contacts something somebody someone anybody him her them who whoever',
)

/**
 * Whom a mail that waits for a yes would go to although only others wrote their address. Who is looked up so makes whatever
 * follows wait, and the card shows each address whole.
 */
export function onlyMet(turn: Turn): string | undefined {
  const looked = answerOf(turn, findRecipients)
  const met =
    looked === undefined ? [] : found.parse(looked).filter(([only, another]) => only?.sure === false && !another)
  return met.length === 0 ? undefined : words.onlyMet(met.flat())
}

/** Whom nobody knows, where mail is sent from here: without an address it could go to nobody. */
export function askedWho(wish: Compose, people: readonly Recipient[]): Move | undefined {
  const nobody = people.find(({ address, name }) => address === '' && !isGroup(name))
  return wish.isOpen || nobody === undefined
    ? undefined
    : say(words.whoIs(nobody.name), { asks: { question: whichRecipient, wish } })
}

/** Several people of that name wrote, so it is asked whose mail is answered. */
export function askedWhom(wish: Compose, known: Known): Move | undefined {
  const { from = '', words: said = '' } = wish.reply ?? {}
  const people = known.get(from) ?? []
  return wish.to.length === 0 && said === '' && people.length > 1
    ? say(words.whichPerson(from, people), { asks: { question: whichRecipient, wish } })
    : undefined
}

/** “Sara Lind <sara@example.com>”, or an address alone. */
function wholeOf(said: string): { called: string; address?: string } {
  const [, called = '', inBrackets] = /^([^<>]{0,200})<([^<>\s]{3,320})>$/.exec(said) ?? []
  const address = inBrackets ?? said
  return z.email().safeParse(address).success ? { called: called.trim(), address } : { called: said }
}

const groups = new Set([
  'team',
  'everyone',
  'everybody',
  'all',
  'colleagues',
  'group',
  'board',
  'staff',
  'crew',
  'volunteers',
])

function isGroup(name: string): boolean {
  return groups.has(name.toLowerCase().split(' ').at(-1) ?? '')
}

const titled = /^(?:mr|mrs|ms|dr|prof|professor|miss|mx|father|sister)\b/i

/** Who is spoken of by a title is written to formally. */
export function isTitled({ to }: Pick<Compose, 'to'>): boolean {
  return to.some((name) => titled.test(wholeOf(name).called))
}

/** How they are greeted: a title is kept, otherwise the first name, formally the whole. Of an office nobody is called by a name. */
export function greeted({ to: said }: Pick<Compose, 'to'>, people: readonly Recipient[], isFormal = false): string[] {
  if (said.some((name) => isGroup(wholeOf(name).called))) return ['all']
  return people.map(({ name, address }, at) => {
    const { called } = wholeOf(said[at] ?? name)
    if (titled.test(called)) return words.capital(called)
    const [, ofOffice] = ofPlace.exec(called) ?? []
    if (ofOffice !== undefined) return words.capital(ofOffice)
    if (name === '' || isOffice(address) || ((address === '' || name === name.toLowerCase()) && isRole(name))) return ''
    return isFormal ? name : (name.split(' ')[0] ?? name)
  })
}

/** “Nils from Fieldline”. */
const ofPlace = /^(\p{L}[\p{L}'’-]{1,23}) (?:from|at|of) \p{L}/iu

/** Nobody who was named reads it, but whoever is there. */
export function isToOffice({ to: said }: Pick<Compose, 'to'>, people: readonly Recipient[]): boolean {
  return people.length > 0 && people.every(({ address }, at) => isOffice(address) && !ofPlace.test(said[at] ?? ''))
}

/** “The dentist” is what somebody is, and not how they are called. */
function isRole(name: string): boolean {
  return roleNames.has(name.toLowerCase().split(' ').at(-1) ?? '')
}

const roleNames = new Set(
  `dentist doctor gp journalist reporter editor landlord landlady plumber electrician accountant lawyer solicitor notary bank school
  teacher kindergarten nursery garage mechanic hotel restaurant caterer caterers florist printer printers gym insurance insurer council
  library museum clinic hospital pharmacy vet hairdresser supplier client customer courier agency agent architect builder cleaner
  cleaners neighbour neighbours photographer tailor surgery practice office reception boss manager company organisers organizers`.split(
    /\s+/,
  ),
)
