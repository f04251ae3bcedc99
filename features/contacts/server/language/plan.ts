import { z } from 'zod'
import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { bindLanguage, call, type Move, type Plan, type Read, say, type Turn } from '#foundation/server/language.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { type Contact, contact } from '../../contract.ts'
import { corrected } from '../../language/correcting.ts'
import { contacts } from '../../language/index.ts'
import { openings } from '../../language/openings.ts'
import { alsoOf, readContactWish } from '../../language/reading.ts'
import { toldInHand } from '../../language/told-in-hand.ts'
import type { Wish } from '../../language/wish.ts'
import { titleOf } from '../../rules/contact.ts'
import * as words from './wording.ts'

const find = 'contacts.find-contacts'
const listMet = 'contacts.list-met'
const mostShown = 20

const foundShape = z.object({ contacts: z.array(contact), count: z.number() })

const plan: Plan = (turn) => {
  const wish = turn.parts.wish as Wish | undefined
  if (!wish) return undefined
  if (!('name' in wish)) return wish.do === 'met' ? listGuests(turn, wish) : listAll(turn, wish.do)
  if (wish.do === 'add') return call('contacts.add-contact', addedOf(wish))
  if (wish.do === 'merge') return merge(turn, wish)
  const who = somebody(turn, wish.name, 0, wish.do === 'tell' ? wish : {})
  if (who === undefined) {
    const clock = isClock(wish) ? ` ${words.ownTime(turn.context)}` : ''
    // Nothing else than contacts tells an address.
    const isElsewhere = clock === '' && !(wish.do === 'tell' && wish.facet === 'emails')
    return say(`${words.nobody(wish.name)}${clock}`, isElsewhere ? { isNothing: true } : {})
  }
  if ('kind' in who) return who
  if (wish.do === 'tell') {
    // A number that no contact has may stand in a mail.
    const isNothing = wish.facet === 'phones' && who.phones.length === 0
    return say(words.told(who, wish.facet, turn.context), { shows: [refOf(who)], ...(isNothing && { isNothing }) })
  }
  if (wish.do === 'delete') return call('contacts.delete-contact', { contact: who.id })
  return call('contacts.change-contact', { contact: who.id, ...changedOf(who, wish) })
}

function isClock(wish: Wish): boolean {
  return wish.do === 'tell' && wish.facet === 'zone'
}

function asksWho(wish: Wish): boolean {
  return wish.do === 'tell' && wish.facet === 'who'
}

function listAll(turn: Turn, what: 'list' | 'count'): Move {
  const [answer] = answersOf(turn, find)
  if (answer === undefined) return call(find, { limit: mostShown })
  const found = foundShape.safeParse(answer).data
  if (!found) return say(words.unreadable)
  if (found.count === 0) return say(words.none)
  if (what === 'count') return say(words.howMany(found.count))
  return say(words.listed(found.contacts, found.count), { shows: found.contacts.map(refOf) })
}

function listGuests(turn: Turn, { from, to, said }: Extract<Wish, { do: 'met' }>): Move {
  const [answer] = answersOf(turn, listMet)
  const moment = (day: string) => new Date(millisecondOf(day, turn.context.zone)).toISOString()
  if (answer === undefined) return call(listMet, { from: moment(from), to: moment(to) })
  const found = z.array(contact).safeParse(answer).data
  return found ? say(words.met(found, said), { shows: found.map(refOf) }) : say(words.unreadable)
}

function merge(turn: Turn, { name, other }: Extract<Wish, { do: 'merge' }>): Move {
  const one = somebody(turn, name, 0)
  if (one === undefined) return say(words.nobody(name))
  if ('kind' in one) return one
  const two = somebody(turn, other, 1)
  if (two === undefined) return say(words.nobody(other))
  if ('kind' in two) return two
  return call('contacts.merge-contacts', { contact: two.id, other: one.id })
}

/**
 * The contact meant by a name, using the turn's search number `at`; or the question or lookup needed first; `undefined` if
 * nobody is called so.
 */
function somebody(turn: Turn, name: string, at: number, apart: words.Apart = {}): Contact | Move | undefined {
  const answer = answersOf(turn, find)[at]
  if (answer === undefined) return call(find, { words: name, limit: mostShown })
  const found = foundShape.safeParse(answer).data?.contacts
  if (!found) return say(words.unreadable)
  // “Priyas number”: the ’s was left out.
  if (found.length === 0 && name.endsWith('s') && name.length > 2)
    return somebody(turn, name.slice(0, -1), at + 1, apart)
  const exact = found.filter((each) => isCalled(each, name))
  const isInHand = ({ id }: Contact) =>
    [...turn.dialogue.shown, ...(turn.dialogue.did?.things ?? [])].some((one) => one.id === id)
  const fitting = toldApart(exact.length > 0 ? exact : found, apart, isInHand)
  const called = fitting.length > 0 ? fitting : toldApart(found, apart, isInHand)
  if (called.length === 0 && found.length > 0) return say(words.noSuchOne(name, found, apart))
  const inHand = called.filter(isInHand)
  const [only, ...others] = inHand.length === 1 ? inHand : called
  if (!only) return undefined
  return others.length === 0 ? only : say(words.whichOf(name, [only, ...others]))
}

/** Those at the company or the address that was said, or who were not shown before. */
function toldApart(all: Contact[], { at, other }: words.Apart, isInHand: (each: Contact) => boolean): Contact[] {
  const said = at?.toLowerCase().split(/\s+/) ?? []
  return all.filter((each) => {
    const held = [titleOf(each), each.company, ...each.emails].join(' ').toLowerCase()
    return said.every((word) => held.includes(word)) && !(other === true && isInHand(each))
  })
}

function isCalled(each: Contact, name: string): boolean {
  const said = name.toLowerCase()
  return titleOf(each).toLowerCase() === said || each.emails.includes(said)
}

function addedOf({ name, email, phone, company, notes }: Extract<Wish, { do: 'add' }>) {
  return {
    name,
    ...(email !== undefined && { emails: [email] }),
    ...(phone !== undefined && { phones: [phone] }),
    ...(company !== undefined && { company }),
    ...(notes !== undefined && { notes }),
  }
}

/** The new value replaces the first, which is the preferred one. */
function changedOf(before: Contact, wish: Extract<Wish, { do: 'change' }>) {
  const {
    emails: [, ...emails],
    phones: [, ...phones],
  } = before
  return {
    ...(wish.notes !== undefined && notedOf(before, wish.notes)),
    ...(wish.called !== undefined && { name: wish.called }),
    ...(wish.company !== undefined && { company: wish.company }),
    ...(wish.zone !== undefined && { zone: wish.zone }),
    ...(wish.emails !== undefined && { emails: [wish.emails, ...emails] }),
    ...(wish.phones !== undefined && { phones: [wish.phones, ...phones] }),
  }
}

/** What was wrong is replaced where it stands; otherwise it is noted anew. */
function notedOf({ notes, name, company }: Contact, { fresh, old }: { fresh: string; old?: string }) {
  const parts = Object.entries({ notes, company, name })
  const found = old === undefined ? undefined : parts.find(([, text]) => wordAt(text, old) !== -1)
  if (!found || old === undefined) return { notes: notes === '' ? fresh : `${notes}\n${fresh}` }
  const [part, text] = found
  const at = wordAt(text, old)
  return { [part]: `${text.slice(0, at)}${fresh}${text.slice(at + old.length)}` }
}

function wordAt(text: string, word: string): number {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${word.toLowerCase()} `)
}

function answersOf({ results }: Turn, tool: string): unknown[] {
  const answers = (each: { tool: string; result: ToolResult }) =>
    each.tool === tool && each.result.kind === 'answer' ? [each.result.answer] : []
  return results.flatMap(answers)
}

function refOf({ id, ...each }: Contact) {
  return { kind: 'contact', id, title: titleOf(each) }
}

/** “Forget Tom” means the contact if it was mentioned last. */
function isSpokenOf(wish: Wish, { shown, did }: Dialogue): boolean {
  if (!('name' in wish)) return false
  const name = wish.name.toLowerCase()
  return [...shown, ...(did?.things ?? [])].some(
    ({ kind, title }) => kind === 'contact' && title.toLowerCase().includes(name),
  )
}

/** What is put right of the contact whose card waits, or that was just written down. */
function setRight(sentence: string, { card, did }: Dialogue, wording: Wording): Read | undefined {
  const waiting = card && card.isPast !== true ? card : undefined
  const deed = waiting ?? (did && did.isPast !== true && did.isUndone !== true ? did : undefined)
  const before = deed?.frame?.intent === 'contacts' ? (deed.frame.wish as Wish | undefined) : undefined
  const wish = corrected(sentence, before, wording)
  if (!wish) return undefined
  if (waiting) return { intent: 'contacts', wish, sure: true, replaces: waiting.activityId }
  return { intent: 'contacts', wish: wish.do === 'add' ? changeOf(wish) : wish, sure: true }
}

/** Who has been added is changed. */
function changeOf({ name, email, phone }: Extract<Wish, { do: 'add' }>): Wish {
  return {
    do: 'change',
    name,
    ...(email !== undefined && { emails: email }),
    ...(phone !== undefined && { phones: phone }),
  }
}

/** Whom “she” means: the one contact that was shown, or touched by what was done. */
function spokenOf({ shown, did }: Dialogue): string | undefined {
  const [only, ...others] = shown.some(isContact) ? shown.filter(isContact) : (did?.things ?? []).filter(isContact)
  return others.length === 0 ? only?.title : undefined
}

/** “It’s 0660 111 22 33” answers what we could not tell. */
function asksValue({ asked }: Dialogue): boolean {
  const wish = asked?.intent === 'contacts' ? (asked.wish as Wish | undefined) : undefined
  return wish?.do === 'tell' && (wish.facet === 'phones' || wish.facet === 'emails')
}

function isContact({ kind }: ThingRef): boolean {
  return kind === 'contact'
}

const asking = new Set<Wish['do']>(['tell', 'list', 'count', 'met'])

export const contactsLanguage = bindLanguage(contacts, {
  plans: { contacts: plan },
  openings,
  isQuestion: ({ wish }) => asking.has((wish as Wish | undefined)?.do ?? 'add'),
  reads(sentence, { now, zone, dialogue }) {
    const wording = { now, zone, dateOrder: dateOrderOf(zone) }
    const right = setRight(sentence, dialogue, wording)
    if (right) return right
    const inHand = spokenOf(dialogue)
    const told = inHand === undefined ? undefined : toldInHand(sentence, inHand, wording, asksValue(dialogue))
    if (told) return { intent: 'contacts', wish: told, sure: true }
    const { asked } = dialogue
    const further = asked?.intent === 'contacts' ? alsoOf(sentence, asked.wish as Wish | undefined, wording) : undefined
    if (further) return { intent: 'contacts', wish: further, sure: true }
    const heard = readContactWish(sentence, wording, inHand)
    if (!heard) return undefined
    const read = { intent: 'contacts', wish: heard.wish, sure: heard.sure || isSpokenOf(heard.wish, dialogue) }
    // Whether “who is Sara” asks for somebody who is known only the contacts show.
    return asksWho(heard.wish) && !read.sure ? { ...read, tries: true, aside: true } : read
  },
  doings: {
    [find]: 'Looking at your contacts',
    [listMet]: 'Looking at whom you met',
    'contacts.add-contact': 'Adding contacts',
    'contacts.change-contact': 'Changing contacts',
    'contacts.merge-contacts': 'Merging contacts',
    'contacts.delete-contact': 'Deleting contacts',
  },
})
