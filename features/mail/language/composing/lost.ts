import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { spelled } from '../drafting/spelled.ts'
import type { Compose } from '../wish.ts'

/** Whether a reading of an order to write leaves out much that another one of the same order says. */
export function losesMore(message: string, wish: Compose, other: Compose, wording: Wording): boolean {
  if (isOfForm(wish)) return holdsOneTime(wish) && readTimes(message, wording).length > 1
  const [lost, kept] = [lostOf(message, wish), lostOf(message, other)]
  const figures = lost.filter((word) => /\d/u.test(word) && !kept.includes(word))
  return figures.length > 0 || lost.length >= kept.length + enough
}

/** A form says one time, however many were said. */
function holdsOneTime({ purpose, time, slots }: Compose): boolean {
  return time !== undefined && slots === undefined && ofOneTime.has(purpose)
}

const ofOneTime = new Set(['confirm', 'decline', 'accept', 'invite', 'message'])

/** Fewer may be words of the order. */
const enough = 2

/** Times, people and answers that have a form of their own are said in other words. */
function isOfForm({ purpose, slots, time, person, forward, sums, body }: Compose): boolean {
  return [slots, time, person, forward, sums, body].some((each) => each !== undefined) || forms.has(purpose)
}

const forms = new Set(['schedule', 'reschedule', 'out-of-office', 'introduce', 'hand-over', 'share', 'payment'])

function lostOf(message: string, wish: Compose): string[] {
  const { words = [], questions = [], topic, matter, reason, subject, amount, deadline, to } = wish
  const parts = [...words, ...questions, topic, matter, reason, subject, amount, deadline, ...to.filter(mayBeName)]
  const said = new Set(parts.flatMap((part) => tokenize(spelled(part ?? '')).map(({ text }) => text)))
  return tokenize(spelled(message))
    .map(({ text }) => text)
    .filter((word) => (word.length > 3 || /\d/u.test(word)) && !ofOrder.has(word))
    .filter((word) => !said.has(word) && !said.has(word.replace(/(?:['’]s|s)$/u, '')))
}

/** With these a mail is asked for. */
const ofOrder = new Set(
  'write draft mail email note line message reply answer tell know saying asking telling please nicely kindly politely that this them'.split(
    ' ',
  ),
)

/** “Ticket 4821 please reopen” is nobody. */
export function mayBeName(name: string): boolean {
  return name.includes('@') || (!/\d/u.test(name) && name.split(' ').length < 4)
}
