import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { spelled } from '../drafting/spelled.ts'
import type { Compose } from '../wish.ts'

/** Whether a reading of an order to write leaves out much that another one of the same order says. */
export function losesMore(message: string, wish: Compose, other: Compose, wording: Wording): boolean {
  if (
    isGarbled(wish) ||
    isToOthers(wish, other) ||
    isOnlyTopic(wish) ||
    (wish.purpose === 'schedule' && saysClock(message, wording))
  )
    return true
  if (isOfForm(wish)) return holdsOneTime(wish) && readTimes(message, wording).length > 1
  const [lost, kept] = [lostOf(message, wish), lostOf(message, other)]
  const figures = lost.filter((word) => /\d/u.test(word) && !kept.includes(word))
  // A request for documents may say in what form.
  const isOfThing = wish.purpose === 'documents' && kept.length === 0 && lost.length > 0
  return figures.length > 0 || isOfThing || lost.length >= kept.length + enough
}

/** “Introduce Ivo to Nora in a mail to her” goes to Nora alone, and an absence is told to whom it is for. */
function isToOthers({ purpose, to }: Compose, other: Compose): boolean {
  if (purpose === 'out-of-office') return to.length === 0
  return (
    purpose === 'introduce' &&
    to.join() !== other.to.join() &&
    other.words?.[0]?.startsWith('I’d like to introduce') === true
  )
}

/** Only what the mail is about was read of all that it says. */
function isOnlyTopic({ purpose, topic, words = [], questions = [] }: Compose): boolean {
  return purpose === 'message' && topic !== undefined && words.length + questions.length === 0
}

/** A sentence that is a single leftover word, such as “I.”, shows a misreading. */
function isGarbled({ words = [], purpose, topic, matter }: Compose): boolean {
  const isCut = words.some((each) => /^(?:i|we|he|she|they|it|and|but|that|the|a|to|for)[.?!]?$/iu.test(each))
  // What an apology or thanks are for stands in it, and no other topic.
  return isCut || (topic !== undefined && matter !== undefined && byMatter.has(purpose))
}

const byMatter = new Set(['apology', 'thank', 'congratulate'])

/** A form says one time, however many were said. */
function holdsOneTime({ purpose, time, slots }: Compose): boolean {
  return time !== undefined && slots === undefined && ofOneTime.has(purpose)
}

/** Clock times that were said, where a form would look for free ones. */
function saysClock(message: string, wording: Wording): boolean {
  return readTimes(message, wording).filter(({ saysTime }) => saysTime).length > 1
}

const ofOneTime = new Set(['confirm', 'decline', 'accept', 'invite', 'message', 'reschedule'])

/** Fewer may be words of the order. */
const enough = 2

/** Times, people and answers that have a form of their own are said in other words. */
function isOfForm({ purpose, slots, time, person, forward, sums, body }: Compose): boolean {
  const takesSlots = purpose === 'schedule' || purpose === 'reschedule'
  return (
    [takesSlots ? slots : undefined, time, person, forward, sums, body].some((each) => each !== undefined) ||
    forms.has(purpose)
  )
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
