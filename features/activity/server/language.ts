import { z } from 'zod'
import type { Frame } from '#foundation/language/dialogue.ts'
import { momentIn, timeText } from '#foundation/language/wording/moments.ts'
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
import { activity } from '../language/index.ts'
import * as words from '../language/wording.ts'

const listActivity = 'activity.list'
const most = 50
const mostShown = 10

const deedShape = z.object({
  state: z.string(),
  title: z.string(),
  sentence: z.string().nullish(),
  created_at: z.string(),
})
type Deed = z.infer<typeof deedShape>

function deedsIn(answer: unknown): Deed[] | undefined {
  const deeds = z.array(deedShape).safeParse(answer)
  return deeds.success ? deeds.data : undefined
}

const came: Plan = (turn) => {
  const since = sinceWhen(turn)
  return withDeeds(turn, { limit: most }, (deeds) => {
    const over = deeds.filter(({ state, created_at: at }) => state !== 'waiting' && since.holds(dayOf(at, turn)))
    const shown = over
      .slice(0, since.most)
      .map((deed) => ({ when: whenText(deed.created_at, turn), words: deed.sentence ?? deed.title }))
    return say(words.deeds(shown, since.words))
  })
}

function from(first: Temporal.PlainDate) {
  return (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, first) >= 0
}

type Since = { words: string; most: number; holds: (day: Temporal.PlainDate) => boolean }

function sinceWhen({ parts, today }: Turn): Since {
  const sentence = parts.sentence.toLowerCase()
  const yesterday = today.subtract({ days: 1 })
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  if (sentence.includes('yesterday'))
    return { words: 'of yesterday', most: mostShown, holds: (day) => day.equals(yesterday) }
  if (sentence.includes('week')) return { words: 'of this week', most: mostShown, holds: from(monday) }
  if (/\btoday\b|\bthis (morning|afternoon)\b/.test(sentence))
    return { words: 'of today', most: mostShown, holds: from(today) }
  if (/\blast (thing|action|change)\b|\bjust\b/.test(sentence)) return { words: 'so far', most: 1, holds: () => true }
  return { words: 'so far', most: mostShown, holds: () => true }
}

function dayOf(instant: string, { context }: Pick<Turn, 'context'>): Temporal.PlainDate {
  return momentIn(new Date(instant), context.zone).toPlainDate()
}

function whenText(instant: string, { context, today }: Turn): string {
  const at = momentIn(new Date(instant), context.zone)
  const days = at.toPlainDate().until(today).days
  const day = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${at.day}.${at.month}.${at.year}`
  return `${day} ${timeText(at)}`
}

const waiting: Plan = (turn) =>
  withDeeds(turn, { state: 'waiting', limit: most }, (deeds) => say(words.waits(deeds.map(({ title }) => title))))

function withDeeds(turn: Turn, input: { state?: string; limit: number }, then: (deeds: Deed[]) => Move): Move {
  const answer = answerOf(turn, listActivity)
  if (answer === undefined) return call(listActivity, input)
  const deeds = deedsIn(answer)
  return deeds ? then(deeds) : say(words.unread)
}

/** “Put it back” right after something was taken back means that it is done again. */
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
  return did?.isUndone === true ? say(words.takenBack) : call('activity.undo', did ? { id: did.activityId } : {})
}

/** Another feature may have read “no wait, don’t” as an undo of its own. */
function isUndo(frame: Frame | undefined): boolean {
  const wish = frame?.wish as { do?: unknown } | undefined
  return frame?.intent === 'undo' || wish?.do === 'undo'
}

const redoes = /\bredo\b/i
const putsBack = /\b(?:put|bring|set|turn) (?:it|that|them|this) back\b|\b(?:restore|put back|bring back)\b/i

/** What waits for a yes, and what was done today. */
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
  plans: { 'list-activity': came, waiting, undo },
  glance,
  doings: {
    [listActivity]: 'Looking at your activity',
    'activity.undo': 'Undoing things',
    'activity.redo': 'Redoing things',
  },
})
