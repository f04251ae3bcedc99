import { z } from 'zod'
import { distance } from '#foundation/language/text/spelling.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import { noticeTools } from '#foundation/server/notice.ts'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { reminder } from '../../contract.ts'
import type { Which } from '../../language/wish.ts'
import { wordsHeld } from '../../rules.ts'
import { textOf } from './naming.ts'
import * as words from './wording.ts'

export const listReminders = 'reminders.list'
const most = 200

const known = reminder.pick({
  id: true,
  text: true,
  about: true,
  target: true,
  minutes: true,
  next: true,
  rule: true,
  again: true,
  when: true,
  zone: true,
})
export type Known = z.infer<typeof known>

export function isMove(found: readonly unknown[] | Move): found is Move {
  return 'kind' in found
}

/** All upcoming reminders, or the lookup needed first. */
export function activeOnes(turn: Turn): Known[] | Move {
  const answer = answerOf(turn, listReminders)
  if (answer === undefined) return call(listReminders, { limit: most })
  return z.array(known).safeParse(answer).data ?? say(words.unreadable)
}

/** The ones that are meant. */
export function among(all: readonly Known[], which: Which, turn: Turn): Known[] {
  const { from, to, words: said, repeats, ids } = which
  if (ids) return all.filter(({ id }) => ids.includes(id))
  const spoken = spokenOf(turn, which)
  if (repeats === true) return all.filter(({ rule }) => rule !== null)
  if (spoken) return all.filter(({ id }) => spoken.some((ref) => ref.id === id))
  const within =
    from === undefined || to === undefined ? all : all.filter(({ next }) => next !== null && next >= from && next < to)
  if (said === '') return [...within]
  const held = within.filter((each) => wordsHeld(textOf(each), said))
  if (held.length > 0 || which.isUnnamed === true) return held
  return within.filter((each) => wordsHeld(textOf(each), said, alike))
}

/** One letter is off. */
function alike(one: string, other: string): boolean {
  return one.length > 4 && distance(one, other, 1) <= 1
}

/** What the last answers referred to; `undefined` if the reminder is named by its words. */
export function spokenOf({ dialogue }: Turn, which: Which): readonly ThingRef[] | undefined {
  const { it, place, ofRow, words: said, all } = which
  const { did, shown } = dialogue
  const last = (did && did.isPast !== true ? did.things : shown).filter(isReminder)
  const row = did && did.isPast !== true ? (did.among ?? did.things).filter(isReminder) : last
  if (place !== undefined) return [row.at(place)].filter((ref) => ref !== undefined)
  if (ofRow === 'both') return row.length === pair ? row : []
  if (ofRow === 'other') return row.filter(({ id }) => last.every((each) => each.id !== id))
  if (it !== true || said !== '') return undefined
  return all === true ? row : last
}

const pair = 2

function isReminder({ kind }: ThingRef): boolean {
  return kind === 'reminder'
}

export function refOf(each: Known): ThingRef {
  return { kind: 'reminder', id: each.id, title: textOf(each), ...(each.next !== null && { start: each.next }) }
}

const handed = z.object({
  id: z.string(),
  kind: z.string(),
  about: z.string(),
  title: z.string(),
  body: z.string(),
  due_at: z.string(),
  handed_at: z.string().nullable(),
  late_seconds: z.number().nullable(),
  late_why: z.string().nullable(),
  seen_at: z.string().nullable(),
  answer: z.string().nullable(),
  snoozed_until: z.string().nullable(),
  missed: z.number(),
  handings: z.array(z.object({ way: z.string(), place: z.string(), state: z.string(), why: z.string().nullable() })),
})
export type Handed = z.infer<typeof handed>

/** Delivered reminders, newest first, or the lookup needed first. */
export function handedOnes(turn: Turn): Handed[] | Move {
  if (!turn.offers(noticeTools.list)) return []
  const answer = answerOf(turn, noticeTools.list)
  if (answer === undefined) return call(noticeTools.list, { limit: 50 })
  const found = z.array(handed).safeParse(answer).data
  return found?.filter(({ kind }) => kind.startsWith('reminders.')) ?? say(words.unreadable)
}

export function handedAmong(all: readonly Handed[], which: Which, turn: Turn): Handed[] {
  const spoken = spokenOf(turn, which)
  if (spoken) return all.filter(({ about }) => spoken.some(({ id }) => id === about))
  const { from, to, words: said, ids } = which
  if (ids) return all.filter(({ about }) => ids.includes(about))
  const { zone } = turn.context
  const within = all.filter(({ handed_at: at }) => {
    const wall = at === null ? '' : wallOf(at, zone)
    return from === undefined || to === undefined || (wall >= from && wall < to)
  })
  return said === '' ? within : within.filter(({ title, body }) => wordsHeld(`${title} ${body}`, said))
}
