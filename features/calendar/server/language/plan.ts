import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { bindLanguage, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { calendar } from '../../language/index.ts'
import { saidOrders } from '../../language/said/orders.ts'
import { openings } from '../../language/openings.ts'
import { beside, swap, titleOf } from './two-events.ts'
import { strangersBeside } from './inviting.ts'
import { cameTo, meantFrom } from './came-to.ts'
import { branchOf, conditions, leftAsItIs } from './conditional.ts'
import { persons } from './guests-meant.ts'
import { listBeside } from './beside-events.ts'
import { besideOf, clashRemark, create, madeOf, strayIn, uninvitedBeside } from './booking.ts'
import { applyPlan, carryOut, changeEvent, createEvent, type Changing, deleteEvent, stepsFor } from './changing.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { hear } from './dialogue.ts'
import { offer } from './offered.ts'
import { search } from './looking.ts'
import { answered } from './answered.ts'
import { toldReads } from './told.ts'
import { glance, recap } from './days.ts'
import { listEvents } from './events.ts'
import { findFreeTime, free } from './free-time.ts'
import { agenda } from './agenda.ts'
import { gap } from './gaps.ts'
import { likely, likelyReads } from './likely.ts'
import { knownReads, lookAtKnown, wishOfKnown } from './known.ts'
import { guess, next } from './asked-event.ts'
import { look, readOverview } from './looking.ts'
import { atTheSame } from './at-that-time.ts'
import { near, nearRead } from './near.ts'
import { isUnnamed, putInThen } from './put-in-then.ts'
import { redone, undo } from './redoing.ts'
import { whenFor, whom } from './questions.ts'
import { answerBoth } from './two-questions.ts'
import type { BesideWish, ConditionWish, KnownWish, NewWish, OfferWish, Wish } from '../../language/wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import * as words from './wording.ts'

function wishOf({ parts }: Turn): Wish | undefined {
  return parts.wish as Wish | undefined
}

const calendarPlan: Plan = (turn) => {
  const wish = wishOf(turn)
  return wish ? carry(turn, wish) : say(words.examples())
}

function carry(turn: Turn, wish: Wish): Move | undefined {
  switch (wish.do) {
    case 'list':
      return wish.beside ? listBeside(turn, { ...wish, beside: wish.beside }) : look(turn, wish)
    case 'next':
      return next(turn, wish)
    case 'guess':
      return guess(turn, wish)
    case 'free':
      return free(turn, wish)
    case 'gap':
      return gap(turn, wish)
    case 'create':
      return create(turn, wish)
    case 'beside':
      return beside(turn, wish)
    case 'swap':
      return swap(turn, wish)
    case 'if':
      return decidedBy(turn, wish)
    case 'several':
      return several(turn, wish)
    case 'ask':
      return whom
    case 'undo':
      return undo(turn)
    case 'both':
      return answerBoth(turn, wish, carry)
    case 'redo':
      return redone(turn, wish.wish, carry)
    case 'say':
      return answered(turn, wish)
    case 'offer':
      return offered(turn, wish)
    case 'known':
      return known(turn, wish)
    case 'likely':
      return likely(turn, wish, carry)
    case 'near':
      return near(turn, wish)
    case 'nothing':
      return say(words.nothingDone[wish.why])
    default:
      return change(turn, wish)
  }
}

function decidedBy(turn: Turn, wish: ConditionWish): Move | undefined {
  const branch = branchOf(turn, wish)
  return 'kind' in branch ? branch : follow(branch, wish)
}

function follow(branch: Exclude<ReturnType<typeof branchOf>, Move>, whole: ConditionWish): Move | undefined {
  const { wish, turn } = branch
  if (!wish) return leftAsItIs(branch, whole)
  const move = carry(turn, wish)
  return move && askedOf(move, wish)
}

function known(turn: Turn, wish: KnownWish): Move | undefined {
  const found = lookAtKnown(turn, wish)
  if (!found || 'kind' in found) return found
  const meant = wishOfKnown(found, wish)
  return meant && carry(turn, meant)
}

/** Where nothing is called so, something else was told. */
function offered(turn: Turn, { wish, isSaid, isAsked }: OfferWish): Move | undefined {
  const found = search(turn, wish.target)
  if ('kind' in found) return found
  const made = found.events.length === 0 ? undefined : stepsFor(turn, wish)
  if (!made || 'kind' in made) return made && askedOf(made, wish)
  const clash = isAsked === true ? clashRemark(turn, timed(made.span), made.event) : undefined
  const then = isSaid ? undefined : offer(turn, wish, made)
  if (then?.kind === 'say' && clash !== undefined) return { ...then, text: `${clash}\n\n${then.text}` }
  return isSaid ? carryOut(made.steps, `${deedNames[wish.do]} ${wish.target.text}`) : then
}

function change(turn: Turn, wish: Changing): Move {
  const made = stepsFor(turn, wish)
  return 'kind' in made ? made : carryOut(made.steps, `${deedNames[wish.do]} ${wish.target.text}`)
}

const deedNames: Readonly<Record<Changing['do'], string>> = {
  move: 'Move',
  resize: 'Change the length of',
  cancel: 'Cancel',
  rename: 'Rename',
  place: 'Change the place of',
  note: 'Add a note to',
  invite: 'Invite people to',
  uninvite: 'Take people off',
  repeat: 'Repeat',
}

/** All of it as one plan: what has to be looked up or asked for comes first. */
function several(turn: Turn, whole: Extract<Wish, { do: 'several' }>): Move {
  const steps: unknown[] = []
  let from = 0
  for (const [at, wish] of whole.wishes.entries()) {
    const { made, until } =
      wish.do === 'create' ? { made: creating(wish), until: from } : lookedUp(turn, wish as Changing | BesideWish, from)
    if ('kind' in made) return askedOf(made, { ...whole, at })
    steps.push(...made.steps)
    from = until
  }
  return carryOut(steps, titleOf(turn))
}

/** A question about one of several completes them all. */
function askedOf(move: Move, wish: Wish): Move {
  if (move.kind === 'call' || !move.leaves?.asks) return move
  return { ...move, leaves: { ...move.leaves, asks: { ...move.leaves.asks, wish } } }
}

/** Each of them has what was looked up for it: the days of one say nothing of another's. */
function lookedUp(
  turn: Turn,
  wish: Changing | BesideWish,
  from: number,
): { made: { steps: unknown[] } | Move; until: number } {
  for (let until = from; ; until += 1) {
    const own = { ...turn, results: turn.results.slice(from, until) }
    const made = wish.do === 'beside' ? booked(own, wish) : stepsFor(own, wish)
    const wantsMore = 'kind' in made && made.kind === 'call'
    if (!wantsMore || until >= turn.results.length) return { made, until }
  }
}

function booked(turn: Turn, wish: BesideWish): { steps: unknown[] } | Move {
  const made = besideOf(turn, wish)
  return 'kind' in made ? made : { steps: [{ do: 'create', event: made.draft }] }
}

function creating(wish: NewWish): { steps: unknown[] } | Move {
  const made = madeOf(wish)
  if ('draft' in made) return { steps: [{ do: 'create', event: made.draft }] }
  return whenFor(wish.said.title)
}

/** What the person should know beside what was done: what stands at the same time. */
function remark(whole: Turn): string | undefined {
  const { turn, wish } = cameTo(whole)
  const earlier = { ...turn, results: turn.results.slice(0, -1) }
  if (wish?.do === 'create') {
    const made = madeOf(wish)
    return 'span' in made && made.draft.start.includes('T') ? clashRemark(earlier, made.span) : undefined
  }
  if (wish?.do === 'beside') {
    const made = besideOf(earlier, wish)
    return 'kind' in made ? undefined : clashRemark(earlier, made.span)
  }
  if (wish?.do !== 'move' && wish?.do !== 'resize') return undefined
  const made = stepsFor(earlier, wish)
  return 'steps' in made ? clashRemark(earlier, timed(made.span), made.event) : undefined
}

function timed(span: Span | undefined): Span | undefined {
  return span && (span.from.hour > 0 || span.to.hour > 0) ? span : undefined
}

/** A question that may be about anything is answered where the calendar holds what it names. */
function tried(heard: Heard): Heard & { tries?: boolean; makes?: boolean; doubts?: boolean } {
  const { wish, sure } = heard
  // “Find an hour for the offer” makes an event, even if something else is called “offer”.
  if (wish.do === 'create')
    return { ...heard, makes: wish.find === undefined && heard.onHand !== true, doubts: isDoubtful(wish) }
  if (wish.do === 'beside') return { ...heard, makes: heard.onHand !== true }
  if (wish.do === 'say' && wish.instead) return { ...heard, doubts: true }
  if (wish.do === 'guess' || wish.do === 'offer' || (wish.do === 'gap' && wish.isGuess))
    return { ...heard, tries: true }
  if (wish.do !== 'next' || sure || wish.target.words.length === 0) return heard
  return { ...heard, wish: { ...wish, do: 'guess' }, tries: true }
}

/** Words of it were left over, it was only told, or nothing but a time in it says that it takes place. */
function isDoubtful(wish: NewWish): boolean {
  const { unread = strayIn(wish) } = wish.said
  const { when, length } = wish.said
  const isBare = wish.bare === true && !(length && when?.saysTime)
  return wish.onlyTold === true || isBare || unread.length > 0
}

const asking = new Set<Wish['do']>(['both', 'list', 'next', 'guess', 'near', 'free', 'gap'])

function isAsking(wish: Wish | undefined): boolean {
  if (wish?.do === 'say') return wish.isAnswer === true
  return wish !== undefined && (asking.has(wish.do) || (wish.do === 'known' && wish.isAsked))
}

/** “And Tom at 5” behind a reminder says nothing of the call with Tom. */
function goesOnElsewhere(text: string, { did }: Dialogue): boolean {
  const isElsewhere = did !== undefined && did.isPast !== true && did.things.length > 0
  return /^(?:and|also|plus)\b/i.test(text) && isElsewhere && !did.things.some(({ kind }) => kind === 'event')
}

export const calendarLanguage = bindLanguage(calendar, {
  weights: new URL('../../language/intents.weights', import.meta.url),
  said: {
    kinds: ['event', 'calendar'],
    folder: new URL('../../language/said/', import.meta.url),
    ...saidOrders,
  },
  plans: { calendar: calendarPlan },
  openings,
  conditions,
  persons,
  isQuestion: ({ wish }) => isAsking(wish as Wish | undefined),
  glance,
  recap,
  agenda,
  reads(sentence, { now, zone, dialogue, before, scoreOf = () => undefined }) {
    const wording: Wording = { now, dateOrder: dateOrderOf(zone), zone }
    const command = /^\s*\/schedule\b\s*(.*)$/is.exec(sentence)
    const text = command && command[1] ? `schedule ${command[1]}` : sentence
    const said = hear(text, dialogue, wording)
    const heard = isUnnamed(said) ? (putInThen(text, { dialogue, before }, wording) ?? said) : said
    const own = heard ? [{ intent: 'calendar', ...tried(heard) }] : []
    // “What about the standup that day?”
    const dated = kindOfSentence(text) === 'question' ? atTheSame(text, dialogue, wording) : text
    const named = goesOnElsewhere(text, dialogue) ? [] : knownReads(dated, heard, wording)
    const news = heard && heard.wish.do !== 'offer' ? [] : toldReads(text, wording)
    const learned = command ? [] : likelyReads(text, heard, { wording, scoreOf: (intent) => scoreOf(intent) ?? 0 })
    const [first, others] = [learned.filter(({ sure }) => sure), learned.filter(({ sure }) => !sure)]
    return [...first, ...own, ...named, ...others, ...news, ...(!heard || isAsking(heard.wish) ? nearRead(dated) : [])]
  },
  remarks: { calendar: remark },
  caveats: {
    calendar: (turn) => {
      const wish = meantFrom(turn) ?? wishOf(turn)
      const texts = [uninvitedBeside(turn, wish), strangersBeside(turn, wish)].filter(Boolean)
      return texts.length > 0 ? texts.join('\n\n') : undefined
    },
  },
  cameTo: meantFrom,
  doings: {
    [listEvents]: 'Looking into your calendar',
    [findFreeTime]: 'Looking for free time',
    [readOverview]: 'Looking at your days',
    [createEvent]: 'Putting events into your calendar',
    [changeEvent]: 'Changing events',
    [deleteEvent]: 'Cancelling events',
    [applyPlan]: 'Changing several events at once',
  },
})
