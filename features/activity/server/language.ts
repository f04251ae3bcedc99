import { z } from 'zod'
import type { Frame } from '#foundation/language/dialogue.ts'
import { momentIn, timeText } from '#foundation/language/wording/moments.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import {
  answerOf,
  bindLanguage,
  call,
  declined,
  type Glance,
  type Move,
  type Plan,
  say,
  type Turn,
} from '#foundation/server/language.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { activity } from '../language/index.ts'
import * as words from '../language/wording.ts'

const listActivity = 'activity.list'
const most = 50
const mostShown = 10

const deedShape = z.object({
  id: z.string(),
  state: z.string(),
  title: z.string(),
  sentence: z.string().nullish(),
  created_at: z.string(),
  undoable: z.boolean(),
  conversation_id: z.string().nullish(),
  answer_id: z.string().nullish(),
})
type Deed = z.infer<typeof deedShape>

function deedsIn(answer: unknown): Deed[] | undefined {
  const deeds = z.array(deedShape).safeParse(answer)
  return deeds.success ? deeds.data : undefined
}

const came: Plan = (turn) =>
  withDeeds(turn, { limit: most }, (deeds) => {
    const over = deeds.filter(({ state }) => state !== 'waiting')
    const kind = kindAsked(turn)
    if (kind && !over.some((deed) => isOfKind(deed, kind))) return say(words.noneOfKind)
    const { found, since } = meantOf(over, turn)
    const shown = found
      .slice(0, mostShown)
      .map((deed) => ({ when: whenText(deed.created_at, turn), words: deed.sentence ?? deed.title }))
    return say(words.deeds(shown, since))
  })

/** “Did you delete anything?” asks after one kind of deed. */
function kindAsked({ parts }: Turn): readonly string[] | undefined {
  const said = tokenize(parts.sentence).map(({ text }) => text)
  return deedKinds.find((kind) => said.some((word) => kind.some((stem) => word.startsWith(stem))))
}

function isOfKind({ title }: Deed, kind: readonly string[]): boolean {
  return kind.some((stem) => title.toLowerCase().startsWith(stem))
}

const deedKinds = ['delete cancel remov', 'mov', 'book add creat', 'send', 'renam'].map((stems) => stems.split(' '))

type Meant = { found: Deed[]; since: string }

/** Which actions are meant, newest first. “Just” means everything done by the last answer here that did something. */
function meantOf(deeds: readonly Deed[], turn: Turn): Meant {
  const { parts, today } = turn
  const sentence = parts.sentence.toLowerCase()
  const here = hereOf(deeds, turn)
  const isHere = /\b(?:this|our|the) (?:chat|conversation)\b|\bhere\b/.test(sentence)
  const on = (since: string, holds: (day: Temporal.PlainDate) => boolean): Meant => ({
    found: (isHere ? here : deeds).filter(({ created_at: at }) => holds(dayOf(at, turn))),
    since: isHere ? `${since} in this chat` : since,
  })
  const yesterday = today.subtract({ days: 1 })
  if (sentence.includes('yesterday')) return on('of yesterday', (day) => day.equals(yesterday))
  if (sentence.includes('week')) return on('of this week', from(today.subtract({ days: today.dayOfWeek - 1 })))
  if (/\btoday\b|\bthis (?:morning|afternoon)\b/.test(sentence)) return on('of today', from(today))
  if (/\blast (?:thing|action|change|answer)\b|\bjust\b/.test(sentence)) return lastOf(deeds, here)
  return on('so far', () => true)
}

/** Actions of one answer were done together. */
function lastOf(deeds: readonly Deed[], here: readonly Deed[]): Meant {
  const [last] = here.length > 0 ? here : deeds
  if (!last) return { found: [], since: 'so far' }
  const together = deeds.filter(({ answer_id: answer }) => answer !== null && answer === last.answer_id)
  return { found: together.length > 0 ? together : [last], since: here.length > 0 ? 'of just now' : 'in another place' }
}

function from(first: Temporal.PlainDate) {
  return (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, first) >= 0
}

function dayOf(instant: string, { context }: Pick<Turn, 'context'>): Temporal.PlainDate {
  return momentIn(new Date(instant), context.zone).toPlainDate()
}

function whenText(instant: string, { context, today }: Turn): string {
  const at = momentIn(new Date(instant), context.zone)
  const days = at.toPlainDate().until(today).days
  const { format } = context
  const day = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : dateText(at.toPlainDate().toString(), 'medium', format)
  return `${day} ${timeText(at, format)}`
}

const waiting: Plan = (turn) =>
  withDeeds(turn, { state: 'waiting', limit: most }, (deeds) => say(words.waits(deeds.map(({ title }) => title))))

function withDeeds(turn: Turn, input: { state?: string; limit: number }, then: (deeds: Deed[]) => Move): Move {
  const answer = answerOf(turn, listActivity)
  if (answer === undefined) return call(listActivity, input)
  const deeds = deedsIn(answer)
  return deeds ? then(deeds) : say(words.unread)
}

/** “Put it back” right after an undo means redo. */
const undo: Plan = (turn) => {
  const { parts, dialogue } = turn
  const { did, card } = dialogue
  const isAskedFor = isUndo(card?.frame) && card?.isPast !== true
  const isTakenBack = isAskedFor || did?.isUndone === true
  if (redoes.test(parts.sentence) || (isTakenBack && putsBack.test(parts.sentence)))
    return call('activity.redo', did ? { id: did.activityId } : {})
  if (isAskedFor) return say(words.undoWaits)
  const no = declined(turn, words.leftAlone)
  if (no) return no
  if (did?.isUndone === true) return say(words.takenBack)
  if (!did || onlyLast.test(parts.sentence)) return call('activity.undo', did ? { id: did.activityId } : {})
  return withDeeds(turn, { limit: most }, (deeds) => takenBackTogether(deeds, did.activityId))
}

/** “Undo the last one” takes back one thing only. */
const onlyLast = /\b(?:last|latest|second|only|one)\b/i

/** “Undo that” takes back everything that one message did, newest first. */
function takenBackTogether(deeds: readonly Deed[], id: string): Move {
  const answer = deeds.find((deed) => deed.id === id)?.answer_id ?? undefined
  const open = deeds.filter(({ state, undoable }) => state === 'done' && undoable)
  const together = answer === undefined ? [] : open.filter(({ answer_id: of }) => of === answer)
  if (together.length < 2 || together.length > mostUndone) return call('activity.undo', { id })
  return { kind: 'call', calls: together.map((deed) => ({ tool: 'activity.undo', input: { id: deed.id } })) }
}

/** Newest first, because later actions may depend on earlier ones. */
const undoAll: Plan = (turn) =>
  withDeeds(turn, { limit: most }, (deeds) => {
    const done = deeds.filter(({ state, undoable }) => state === 'done' && undoable)
    const asksFor = /\btoday\b|\b(?:chat|conversation)\b|\bhere\b/i.test(turn.parts.sentence)
    const { found } = asksFor ? meantOf(done, turn) : lastOf(done, hereOf(done, turn))
    if (found.length === 0) return say(words.nothingToUndo)
    if (found.length > mostUndone) return say(words.tooMuchToUndo(found.length))
    return { kind: 'call', calls: found.map(({ id }) => ({ tool: 'activity.undo', input: { id } })) }
  })

function hereOf(deeds: readonly Deed[], { context }: Turn): Deed[] {
  return deeds.filter(({ conversation_id: chat }) => chat === context.conversationId)
}

const mostUndone = 10

/** Another feature may have read “no wait, don't” as an undo of its own. */
function isUndo(frame: Frame | undefined): boolean {
  const wish = frame?.wish as { do?: unknown } | undefined
  return frame?.intent === 'undo' || wish?.do === 'undo'
}

const redoes = /\bredo\b/i
const putsBack = /\b(?:put|bring|set|turn) (?:it|that|them|this) back\b|\b(?:restore|put back|bring back)\b/i

/** What is pending, and what was done today. */
const glance: Glance = {
  order: 30,
  calls: () => [
    { tool: listActivity, input: { state: 'waiting', limit: most } },
    { tool: listActivity, input: { limit: most } },
  ],
  tell(answers, turn) {
    const [waits, all] = answers.map(deedsIn)
    const done = all?.filter(({ state, created_at: at }) => state === 'done' && dayOf(at, turn).equals(turn.today))
    return words.today({
      waiting: waits?.map(({ title }) => title),
      done: done?.map(({ sentence, title }) => sentence ?? title),
    })
  },
}

export const activityLanguage = bindLanguage(activity, {
  weights: new URL('../language/intents.weights', import.meta.url),
  plans: { 'list-activity': came, waiting, undo, 'undo-all': undoAll },
  glance,
  doings: {
    [listActivity]: 'Looking at your activity',
    'activity.undo': 'Undoing things',
    'activity.redo': 'Redoing things',
  },
})
