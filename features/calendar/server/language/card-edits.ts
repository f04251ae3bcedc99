import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { supplementOf } from './after-deed.ts'
import { withoutAssent } from './assent.ts'
import { madeOf } from './booking.ts'
import { moreGuests, withoutBeforeSending } from './card-more.ts'
import { type Changing, resized } from './changing.ts'
import { movedTo } from './moving.ts'
import { wishIn } from './frames.ts'
import { saidInHand } from './in-hand.ts'
import { interval } from './offers.ts'
import { readPeople } from '../../language/event/addressed.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { without as textWithout } from '../../language/event/spans.ts'
import { readTimes } from '../../language/event/times.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import { clockNear } from '../../language/reading/spoken-times.ts'
import type { Destination, NewWish, Target, Wish } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'

/** “Make it 10:30”, “except Tom”, of what waits for a yes: the card is made anew. */
export function cardEdit(sentence: string, { card }: Dialogue, wording: Wording): Heard | undefined {
  const wish = card?.isPast === true ? undefined : wishIn(card?.frame)
  const said = withoutBeforeSending(withoutAssent(sentence.trim()))
  const edited = wish && (editedWish(wish, said, wording) ?? editedByEach(wish, said, wording))
  return card && edited && { wish: edited, sure: true, replaces: card.activityId }
}

/** “Make it 45 minutes and add Marcus”: each part changes it. */
function editedByEach(wish: Wish, sentence: string, wording: Wording): Wish | undefined {
  const parts = sentence.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
  if (parts.length < 2 || parts.length > 3) return undefined
  return parts.reduce<Wish | undefined>((so, part) => so && editedWish(so, part, wording), wish)
}

/** “Just block it for me, don't invite her”: what was declined, or is still a question, said in another way. */
export function editedAgain(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const { asked, did, card, shown } = dialogue
  const wish = wishIn(asked)
  if (wish?.do !== 'create' || card || (did && did.isPast !== true) || shown.length > 0) return undefined
  const edited = editedWish(wish, sentence.trim(), wording)
  return edited && { wish: edited, sure: false }
}

const excepting =
  /^(?:(?:and|but|oh|ok(?:ay)?|no|wait|hang on|hold on|sorry|actually|hm+)[\s,]+)*(?:(?:all|every(?:thing|one)?|both)\s+)?(?:except(?: for)?|but(?: not)?|without|not|excluding|apart from|other than|leave out|skip|drop|remove|delete|cancel|take out|scrap|release|free up|keep|leave|put|bring)\s+(.+?)(?:\s+back(?:\s+in)?)?[.!]*$/i

export function editedWish(wish: Wish, sentence: string, wording: Wording): Wish | undefined {
  const kept = wish.do === 'cancel' ? keptAfterAll(wish, sentence, wording) : undefined
  if (kept) return kept
  const except = excepting
    .exec(sentence)?.[1]
    ?.replace(/[,;.]\s*(?:leave|that|it|they|those|this|he|she|which|keep)\b.*$/i, '')
  const less = except === undefined ? undefined : without(wish, except, wording)
  if (less) return less
  if (wish.do === 'several') return editedOne(wish, sentence, wording)
  const more = tooAtEnd.test(sentence) ? readPeople(sentence.replace(tooAtEnd, '')) : undefined
  const guests = more ?? moreGuests(sentence)
  if (wish.do === 'invite' && guests) return { ...wish, people: [...wish.people, ...guests] }
  const isNew = wish.do === 'create'
  if (isNew && guests) return withInvited(wish, guests)
  if (isNew && uninviting.test(sentence)) return withoutGuests(wish)
  const ref = isNew ? refOf(wish, wording) : undefined
  const change = (
    supplementOf(sentence, { ref, isNew: false }, wording) ?? saidInHand(sentence, ref ?? someEvent, wording)
  )?.wish
  const said = change ?? readWish(sentence, wording, [])?.wish
  if (!said || !('target' in said) || said.target?.it !== true) return undefined
  return isNew ? changedNew(wish, said) : changedOf(wish, said)
}

/** “No, keep it but move it to half past”: it stays, and is changed instead. */
function keptAfterAll({ target }: Changing, sentence: string, wording: Wording): Wish | undefined {
  const [, rest = ''] =
    /\bkeep (?:it|that|this)\b[\s,;]*(?:but|and|just|only)?[\s,]+(?:just |only )?(.+)$/i.exec(sentence) ?? []
  const said =
    rest === '' ? undefined : (saidInHand(rest, someEvent, wording)?.wish ?? readWish(rest, wording, [])?.wish)
  return said && isChanging(said) && said.target.it ? { ...said, target } : undefined
}

/** “Priya as well, actually”. */
const tooAtEnd = /,? (?:too|as well|also)(?:,? (?:actually|please|then))?[.!]*$/i

/** “Friday is better 10 to 11”, of several new ones: the one on that day. */
function editedOne(whole: Extract<Wish, { do: 'several' }>, sentence: string, wording: Wording): Wish | undefined {
  const text = plainWords(sentence)
  const days = readTimes(text, wording).filter(({ saysDay, saysTime }) => saysDay && !saysTime)
  const [day, ...others] = days
  const made = whole.wishes.map((each) => (each.do === 'create' ? madeOf(each) : undefined))
  const isOn = made.map((each) => each && 'span' in each && day && each.span.from.dayOfWeek === day.start.dayOfWeek)
  const at = isOn.indexOf(true)
  const wish = whole.wishes[at]
  if (!day || others.length > 0 || at !== isOn.lastIndexOf(true) || wish?.do !== 'create') return undefined
  const edited = editedWish(
    wish,
    textWithout(text, days)
      .replace(/^(?:is|would be|works)\s+|\b(?:is )?better\b/gi, ' ')
      .trim(),
    wording,
  )
  return edited && { ...whole, wishes: whole.wishes.with(at, edited) }
}

/** Stands in for the event where the wish itself says which one it is. */
const someEvent: ThingRef = { kind: 'event', id: '', title: '' }

/** A new event as something that can be spoken of before it is there. */
function refOf(wish: NewWish, { zone }: Wording): ThingRef | undefined {
  const made = madeOf(wish)
  if (!('span' in made) || zone === undefined) return undefined
  const moment = (at: Temporal.PlainDateTime) => at.toZonedDateTime(zone).toInstant().toString()
  const { from, to } = made.span
  return { kind: 'event', id: '', title: made.draft.title, start: moment(from), end: moment(to) }
}

function changedNew(wish: NewWish, change: Wish): Wish | undefined {
  const { said } = wish
  if (change.do === 'rename') return { ...wish, called: true, said: { ...said, title: change.title } }
  if (change.do === 'note') return { ...wish, note: [wish.note, change.text].filter(Boolean).join('\n') }
  if (change.do === 'place') return { ...wish, said: { ...said, place: change.location } }
  if (change.do === 'invite') return withInvited(wish, change.people)
  if (change.do !== 'move' && change.do !== 'resize') return undefined
  if (wish.find && change.do === 'move') return atInstead(wish, wish.find, change.to)
  const made = madeOf(wish)
  if (!('span' in made)) return undefined
  const event = { ...made.span, allDay: !made.draft.start.includes('T') }
  if (change.do === 'move') return timed(wish, movedTo(change.to, event, []), change.to.day === undefined)
  return 'ask' in change.to ? undefined : timed(wish, resized(change.to, event), true)
}

/** “Start at 10:30 instead”, of what no free time was found for: then, on the day that was said. */
function atInstead(wish: NewWish, { span, minutes }: NonNullable<NewWish['find']>, to: Destination): Wish | undefined {
  const isOneDay = span.from.until(span.to).total('hours') <= 24
  const day = to.day ?? (isOneDay ? span.from.toPlainDate() : undefined)
  if (!day || !to.clock) return undefined
  const from = day.toPlainDateTime(clockNear(to.clock, span.from))
  return { ...wish, find: undefined, said: { ...wish.said, when: interval({ from, to: from.add({ minutes }) }) } }
}

/** Who is named without an address is looked for among those the person knows. */
function withInvited(wish: NewWish, invited: NewWish['people']): NewWish {
  const named = invited.filter(({ email }) => email === undefined).map(({ name }) => name)
  const people = [...wish.people, ...invited.filter(({ email }) => email !== undefined)]
  if (named.length === 0) return { ...wish, people }
  return { ...wish, people, said: { ...wish.said, people: [...wish.said.people, ...named] }, invites: true }
}

/** A series can get another time, and another weekday if it has only one. */
function timed(wish: NewWish, span: Span | undefined, sameDay: boolean): Wish | undefined {
  const { length: _, ...said } = wish.said
  const rule = said.repeated && (sameDay ? said.repeated.rule : onDayOf(said.repeated.rule, span))
  if (!span || (said.repeated && rule === undefined)) return undefined
  const repeated = said.repeated &&
    rule !== undefined && { ...said.repeated, rule, start: span.from, end: span.to, saysTime: true }
  return { ...wish, said: { ...said, when: interval(span), ...(repeated && { repeated }) } }
}

/** “Wednesdays, actually”, of what is every Thursday. */
function onDayOf(rule: string, span: Span | undefined): string | undefined {
  const day = span && ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][span.from.dayOfWeek - 1]
  return /^FREQ=WEEKLY(?:;INTERVAL=\d+)?(?:;BYDAY=[A-Z]{2})?$/.test(rule)
    ? rule.replace(/BYDAY=[A-Z]{2}/, `BYDAY=${day}`)
    : undefined
}

/** The same change with another value, or two changes of the same thing. */
function changedOf(wish: Wish, change: Wish): Wish | undefined {
  if (!('target' in wish) || !wish.target || wish.do === 'cancel' || !isChanging(wish) || !isChanging(change))
    return undefined
  const { target } = wish
  if (wish.do === 'invite' && change.do === 'invite') return { ...wish, people: [...wish.people, ...change.people] }
  if (wish.do === 'invite' && change.do === 'uninvite') return withoutInvited(wish, change.people)
  if (wish.do === 'uninvite' && change.do === 'invite') return { ...change, target, without: wish.people }
  // “2pm is fine” leaves the day that was said before.
  if (wish.do === 'move' && change.do === 'move' && !change.to.by && !change.to.day && !change.to.week)
    return { ...change, target, to: { ...change.to, day: wish.to.day, week: wish.to.week } }
  if (wish.do === 'move' && change.do === 'resize' && 'to' in change.to)
    return { ...wish, to: { ...wish.to, end: undefined, lasting: change.to.to } }
  if (wish.do === change.do) return { ...change, target }
  return { do: 'several', wishes: [wish, { ...change, target }], text: target.text }
}

/** “Drop Raj from it”: who was to be invited is not, and who comes already is taken off in the same change. */
function withoutInvited(wish: Extract<Wish, { do: 'invite' }>, people: NewWish['people']): Wish {
  const kept = wish.people.filter((guest) => !people.some((out) => isCalled(guest, out)))
  const there = people.filter((out) => !wish.people.some((guest) => isCalled(guest, out)))
  const gone = [...(wish.without ?? []), ...there]
  if (kept.length + gone.length === 0) return { do: 'nothing', why: 'denied', text: wish.target.text }
  return kept.length === 0
    ? { do: 'uninvite', target: wish.target, people: gone }
    : { ...wish, people: kept, without: gone }
}

function isCalled({ name, email = '' }: NewWish['people'][number], said: NewWish['people'][number]): boolean {
  return holds(`${name} ${email}`, said.name.toLowerCase())
}

const changing: ReadonlySet<Wish['do']> = new Set<Changing['do']>([
  'move',
  'resize',
  'rename',
  'place',
  'note',
  'invite',
  'uninvite',
  'repeat',
])

function isChanging(wish: Wish): wish is Changing {
  return changing.has(wish.do)
}

/** All but those that are named; nothing where that leaves everything as it was. */
function without(wish: Wish, except: string, wording: Wording): Wish | undefined {
  if (wish.do === 'create') return withoutPeople(wish, except)
  const words = wordsIn(except, wording)
  const day = readTimes(except, wording).find(({ saysDay, saysTime }) => saysDay && !saysTime)
  if (words.length === 0 && !day) return undefined
  if (wish.do === 'several') {
    const wishes = wish.wishes.filter((each) => !(words.length > 0 ? isOf(each, words) : isMadeOn(each, day)))
    if (wishes.length === wish.wishes.length || wishes.length === 0) return undefined
    const [only, ...others] = wishes
    return others.length === 0 ? only : { ...wish, wishes }
  }
  if (words.length === 0) return undefined
  if (wish.do === 'invite') {
    const people = wish.people.filter(({ name, email = '' }) => !words.some((word) => holds(`${name} ${email}`, word)))
    return people.length === 0 || people.length === wish.people.length ? undefined : { ...wish, people }
  }
  if (!('target' in wish) || !wish.target) return undefined
  if (wish.target.parts) return withoutPart(wish, wish.target, words)
  // Of the one that is meant, nothing can be left out.
  if (!wish.target.all) return undefined
  const target: Target = { ...wish.target, except: [...(wish.target.except ?? []), words] }
  return { ...wish, target }
}

function isMadeOn(wish: Wish, day: When | undefined): boolean {
  const made = wish.do === 'create' ? madeOf(wish) : undefined
  return made !== undefined && 'span' in made && made.span.from.dayOfWeek === day?.start.dayOfWeek
}

/** “The review and the lunch”, each of which stands for itself. */
function withoutPart(wish: Wish, target: Target, words: readonly string[]): Wish | undefined {
  const parts = target.parts?.filter((part) => !words.every((word) => part.words.includes(word))) ?? []
  const [only, ...others] = parts
  if (!only || parts.length === target.parts?.length) return undefined
  const rest = { ...target, parts, words: parts.flatMap((part) => part.words) }
  return { ...wish, target: others.length === 0 ? only : rest } as Wish
}

const uninviting =
  /\b(?:don't|do not|dont|without|not|no) (?:invit\w+|invitations?)(?: (?:her|him|them|anyone|anybody))?\b|\b(?:just|only) (?:for )?(?:me|myself)\b/i

/** It is kept for the person alone; an address in the title goes with the guest. */
function withoutGuests(wish: NewWish): Wish | undefined {
  const { people, said, invites: _, ...rest } = wish
  if (people.length === 0 && wish.invites !== true) return undefined
  const title = people.reduce(
    (so, { email = '' }) => so.replace(new RegExp(`\\s+with\\s+${RegExp.escape(email)}`, 'i'), ''),
    said.title,
  )
  return { ...rest, said: { ...said, title }, people: [] }
}

function withoutPeople(wish: NewWish, except: string): Wish | undefined {
  const names = tokenize(except).map(({ text }) => text)
  const isOut = (text: string) => names.some((name) => holds(text, name))
  const people = wish.people.filter(({ name, email = '' }) => !isOut(`${name} ${email}`))
  const guests = wish.said.people.filter((name) => !isOut(name))
  if (people.length === wish.people.length && guests.length === wish.said.people.length) return undefined
  return { ...wish, people, said: { ...wish.said, people: guests } }
}

function wordsIn(text: string, wording: Wording): readonly string[] {
  const { words, kinds } = readTarget(text, wording)
  return words.length > 0 ? words : kinds
}

function isOf(wish: Wish, words: readonly string[]): boolean {
  const named =
    wish.do === 'create' ? wish.said.title : 'target' in wish && wish.target ? wish.target.words.join(' ') : ''
  return words.every((word) => holds(named, word))
}

function holds(text: string, word: string): boolean {
  return tokenize(text).some((each) => each.text.split(/[@.]/).includes(word))
}
