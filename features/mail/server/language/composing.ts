import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { KnownSender, Recipient } from '../../contract.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { Compose, Described } from '../../language/wish.ts'
import type { Missing } from '../../language/drafting/draft.ts'
import { type Answered, answeredThread, threadOf } from './answered.ts'
import { drafted, written } from './letter.ts'
import { passedOn } from './passed-on.ts'
import { askedWho, askedWhom, type Known, namesOf, peopleNamed, resolved } from './recipients.ts'
import { sendersOf, sent } from './sending.ts'
import * as sendingWords from './sending-wording.ts'
import { pointsOf } from './summed-mail.ts'
import { proposedTimes } from './writing-times.ts'
import * as words from './writing-wording.ts'

export const missingInDraft = 'missing-in-draft'
export const writeInEnglish = 'write-in-english'

/** A mail as it was asked for, or what has to be looked up or asked first. */
export function compose(turn: Turn, said: Compose): Move {
  if (said.forward) return passedOn(turn, said, said.forward)
  const all = [said, ...(said.splits ?? [])]
  const named = peopleNamed(turn, all.flatMap(namesWith))
  if ('kind' in named) return named
  const meant = meantBy(all, named)
  if (meant.sums) return summedFor(turn, meant, meant.sums, named)
  const answering = answeredBy(turn, meant, named)
  if ('kind' in answering) return answering
  const { wish, answered } = answering
  const known = answered && !wish.reply ? { to: [], cc: [] } : resolved(turn, wish, named)
  if ('kind' in known) return known
  const to = answered ? [...answered.to, ...known.to] : known.to
  const { language, ...inEnglish } = wish
  if (language !== undefined && wish.body === undefined)
    return say(words.onlyEnglish(language, to), { asks: { question: writeInEnglish, wish: inEnglish } })
  const times = wish.body === undefined ? proposedTimes(turn, wish) : []
  if ('kind' in times) return times
  const isNameless = to.some(({ address }) => address === '')
  const boxes = wish.body === undefined || isNameless ? sendersOf(turn) : []
  if ('kind' in boxes) return boxes
  const who = boxes.length > 0 ? askedWho(wish, to) : undefined
  if (who) return who
  const sender = boxes.find(({ account }) => account === answered?.account) ?? boxes[0]
  const made = written(turn, wish, {
    to,
    times,
    isFormal: answered?.isFormal === true || isFormalTo(to, named) || isAskedFormally(turn, wish, sender),
    sender,
  })
  if (wish.body === undefined && 'missing' in made) return asked(made.missing, wish, to)
  const { subject } = wish
  const titled = 'subject' in made ? made.subject : (subject ?? words.plainSubject(wish))
  const letter = {
    to,
    ...(known.cc.length > 0 && { cc: known.cc }),
    subject: answered && subject === undefined ? answered.subject : titled,
    text: wish.body ?? ('text' in made ? made.text : ''),
    ...(answered && { answers: answered.id, replyTo: answered.message }),
  }
  const moment = wish.at === undefined ? undefined : new Date(millisecondOf(wish.at, turn.context.zone))
  if (moment && moment <= turn.context.now) return say(sendingWords.pastTime)
  const going = moment ? { ...letter, at: moment.toISOString() } : letter
  return (wish.sends ? sent(turn, going, answered?.account) : undefined) ?? drafted(letter)
}

/** What it answers, if anything. Whoever imitates somebody gets no answer: it goes to the one who is known, as a mail of its own. */
function answeredBy(turn: Turn, wish: Compose, named: Known): { wish: Compose; answered?: Answered } | Move {
  const whom = askedWhom(wish, named)
  if (whom) return whom
  const used = { looks: 0 }
  const answered = wish.reply ? answeredThread(turn, wish, wish.reply, used) : threadOf(turn, wish, named, used)
  if (!answered) return { wish }
  if (!('kind' in answered)) return { wish, answered }
  if (answered.kind !== 'doubted') return answered
  const { reply, ...letter } = wish
  const isKnown = reply?.words === '' && reply.from !== undefined && named.get(reply.from)?.length === 1
  return isKnown && wish.to.length === 0 ? { wish: { ...letter, to: [reply.from ?? ''] } } : answered.says
}

/** A summary for somebody who is known, in a conversation of its own. */
function summedFor(turn: Turn, wish: Compose, which: Described, named: Known): Move {
  const known = resolved(turn, wish, named)
  if ('kind' in known) return known
  const points = pointsOf(turn, which)
  if ('kind' in points) return points
  const made = written(
    turn,
    { ...wish, words: [points.text] },
    { to: known.to, times: [], isFormal: isFormalTo(known.to, named), sender: undefined },
  )
  if ('missing' in made) return asked(made.missing, wish, known.to)
  return drafted({ to: known.to, subject: wish.subject ?? points.subject, text: made.text })
}

/** Whom it goes to, and whom it answers, where the name could have ended elsewhere. */
function namesWith(wish: Compose): string[] {
  const { reply, splits } = wish
  return [...namesOf(wish), ...(reply?.from !== undefined && (splits || wish.to.length === 0) ? [reply.from] : [])]
}

const lengthOf = (wish: Compose) => namesWith(wish).join(' ').length

/** The reading with the longest name that is known; otherwise the likeliest. */
function meantBy(all: readonly Compose[], known: Known): Compose {
  const [first = { do: 'compose', to: [], purpose: 'message' } satisfies Compose] = all
  const isKnown = (wish: Compose) => {
    const names = namesWith(wish)
    return names.length > 0 && names.every((name) => (known.get(name)?.length ?? 0) > 0)
  }
  const [longest] = all.filter(isKnown).toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const { onlyKnown, asksWho } = first
  const { splits: _splits, ...meant } = longest ?? first
  return { ...meant, ...(onlyKnown && { onlyKnown }), ...(asksWho && { asksWho }) }
}

/** “Could you kindly write to …?”, of an address elsewhere to which nobody has written yet. */
function isAskedFormally(turn: Turn, wish: Compose, sender: KnownSender | undefined): boolean {
  const { sentence } = turn.parts
  const own = sender?.address.split('@')[1]
  const isElsewhere =
    wish.to.length > 0 && wish.to.every((to) => to.includes('@') && to.split('@')[1]?.replace('>', '') !== own)
  return isElsewhere && /^\p{Lu}/u.test(sentence) && /[.?]\s*$/u.test(sentence) && courteous.test(sentence)
}

const courteous = /\b(?:please|kindly|could you|would you|if you would|if you please|be so kind|obliged|grateful)\b/iu

/** Whether all of them are people to whom the person writes formally. */
function isFormalTo(to: readonly Recipient[], known: Known): boolean {
  const people = [...known.values()].flat()
  return to.length > 0 && to.every(({ address }) => people.some((each) => each.formal && each.address === address))
}

/** What is missing becomes one question. */
function asked(missing: Missing, wish: Compose, to: readonly Recipient[]): Move {
  return say(
    words.whatIs(
      missing,
      to.map(({ name, address }) => name || address),
      wish,
    ),
    {
      asks: { question: missingInDraft, wish: { ...wish, missing } },
    },
  )
}
