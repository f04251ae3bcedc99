import { type Dialogue, emptyDialogue, type OpenQuestion } from '#foundation/language/dialogue.ts'
import { rightOf } from '#foundation/language/english/correction.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { afterDeed, isOfSeries, ofSeries } from './after-deed.ts'
import { ofShown } from './of-shown.ts'
import { askedThen } from './asked-then.ts'
import { atTheSame, atThatTime, onCard } from './at-that-time.ts'
import { aboutIt, asItWas, staysAsIs } from './about-it.ts'
import { madeAgain } from './again.ts'
import { anotherNamed } from './same-again.ts'
import { clashAsked } from './clash-asked.ts'
import { cardEdit, editedAgain } from './card-edits.ts'
import { addedInstead, corrected, followUp, sameFor } from './follow-up.ts'
import { calendarIntent, isAsked, wishIn } from './frames.ts'
import { grabbed } from './grabbed.ts'
import { guestsTold } from './guests-told.ts'
import { spanOfRef, spanOfStretch, spokenOf } from './mentions.ts'
import { bookedInPieces } from './booked-in-pieces.ts'
import { bookedBeside, bookedThen, chosenOffer, weekday, withPurpose } from './offers.ts'
import { withoutInterjections } from '../../language/event/interjections.ts'
import { plainWords, withPartLeft } from '../../language/event/plain-words.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { withoutAddIt } from '../../language/reading/add-it.ts'
import { withoutSameEnd } from '../../language/reading/changes.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { changeAmongClauses, changesInClauses } from './in-clauses.ts'
import { inItsUnit } from '../../language/reading/in-its-unit.ts'
import { clockNear, clockOf } from '../../language/reading/spoken-times.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Clock, Wish } from '../../language/wish.ts'
import { withSameGuests } from './same-guests.ts'
import { namesakeOn } from './namesake.ts'
import { otherOne } from './other-one.ts'
import { withPersonNamed } from './person-named.ts'
import { keptWithIt, placeTold } from './place-told.ts'
import { sumOf } from './sum-of.ts'
import { twoQuestions } from './two-questions.ts'
import { completed, noEvent } from './replies.ts'

/** What is wanted of the calendar: a sentence alone, a button, or what answers our questions. */
export function hear(said: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const told = withoutAddIt(said)
  const added = told === undefined ? undefined : hearPlain(told, dialogue, wording)
  return (added && keptWithIt(added)) ?? inThatWeek(said, dialogue, wording) ?? hearWithEnd(said, dialogue, wording)
}

/** “Put deep work on Mon and Wed that week”: of the week that was asked about, where it is one to come. */
function inThatWeek(said: string, { span }: Dialogue, wording: Wording): Heard | undefined {
  const week = span && spanOfStretch(span)
  const isWeek = week && week.from.until(week.to).total('days') === 7 && week.from.dayOfWeek === 1
  const isLater = isWeek && Temporal.PlainDateTime.compare(week.from, wording.now) > 0
  if (!isLater || !thatWeek.test(said) || !weekday.test(said)) return undefined
  const then = { ...wording, now: week.from.subtract({ minutes: 1 }) }
  return hearWithEnd(said.replace(thatWeek, ' ').trim(), emptyDialogue, then)
}

const thatWeek = /,?\s*\b(?:in |of |during )?that(?: same)? week\b/i

function hearWithEnd(said: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const kept = withoutSameEnd(said, wording)
  const heard = kept && hearPlain(kept.order, dialogue, wording)
  const other = kept && otherEnd(kept.end, dialogue, wording)
  const wish = heard && (other ? endingAt(heard.wish, other) : endingAsBefore(heard.wish))
  return heard && wish ? { ...heard, wish } : hearPlain(said, dialogue, wording)
}

/** “It has to end at five”, of what ends at four, or of what is not in hand. */
function otherEnd(said: string, dialogue: Dialogue, wording: Wording): Clock | undefined {
  const clock = clockOf(said.replace(/^at\s+/i, ''), wording)
  const [ref] = spokenOf(dialogue)
  const span = ref && spanOfRef(ref, wording.zone)
  const isAsBefore = clock && span && clockNear(clock, span.to).equals(span.to.toPlainTime())
  return isAsBefore ? undefined : clock
}

function endingAt(wish: Wish, end: Clock): Wish | undefined {
  if (wish.do === 'move' && wish.to.clock) return { ...wish, to: { ...wish.to, end } }
  const moved = wish.do === 'offer' ? endingAt(wish.wish, end) : undefined
  return wish.do === 'offer' && moved?.do === 'move' ? { ...wish, wish: moved } : undefined
}

/** “Starts 15 minutes later, same end”, “two hours, still ending when the flight starts”. */
function endingAsBefore(wish: Wish): Wish | undefined {
  if (wish.do === 'move') return { ...wish, to: { ...wish.to, keepsEnd: true } }
  if (wish.do === 'resize' && ('to' in wish.to || 'by' in wish.to))
    return { ...wish, to: { ...wish.to, keepsEnd: true } }
  const moved = wish.do === 'offer' ? endingAsBefore(wish.wish) : undefined
  return wish.do === 'offer' && moved?.do === 'move' ? { ...wish, wish: moved } : undefined
}

function hearPlain(said: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const order = spokenOf(dialogue).length > 0 || dialogue.did ? inItsUnit(inMinutes(said, dialogue)) : said
  const sentence = rightOf(withoutInterjections(withPersonNamed(withPartLeft(order), dialogue)), (part) =>
    isTimeAlone(part, wording),
  )
  const refs = spokenOf(dialogue)
  if (isNo(sentence) && isNoTo(sentence, dialogue)) return undefined
  const heard =
    begun(sentence) ??
    onHand(anotherNamed(said, dialogue, wording)) ??
    twoQuestions(sentence, wording) ??
    sumOf(sentence, dialogue, wording) ??
    clashAsked(sentence, dialogue, wording) ??
    askedThen(sentence, dialogue, wording) ??
    resumed(sentence, dialogue, wording) ??
    cardEdit(sentence, dialogue, wording) ??
    namesakeOn(sentence, dialogue, wording) ??
    onHand(madeAgain(sentence, dialogue, wording)) ??
    otherOne(sentence, dialogue, wording) ??
    // Before readers for which one of several clauses only tells why.
    changesInClauses(sentence, dialogue, wording) ??
    afterDeed(sentence, dialogue, wording) ??
    chosenOffer(sentence, dialogue, wording) ??
    onHand(bookedThen(sentence, dialogue, wording)) ??
    onHand(bookedBeside(sentence, dialogue, wording)) ??
    onHand(placeTold(sentence, dialogue)) ??
    onHand(guestsTold(sentence, dialogue, wording)) ??
    bookedInPieces(sentence, dialogue, wording) ??
    grabbed(sentence, dialogue, wording) ??
    followUp(sentence, dialogue, wording) ??
    staysAsIs(sentence, wording) ??
    asItWas(sentence, dialogue, wording) ??
    aboutIt(sentence, dialogue, wording) ??
    ofShown(sentence, dialogue, wording) ??
    sameFor(sentence, dialogue, wording) ??
    corrected(sentence, dialogue, wording) ??
    addedInstead(sentence, dialogue, wording) ??
    onCard(sentence, dialogue, wording) ??
    atThatTime(readWish(atTheSame(sentence, dialogue, wording), wording, refs), sentence, {
      dialogue,
      zone: wording.zone,
    }) ??
    editedAgain(sentence, dialogue, wording) ??
    changeAmongClauses(sentence, dialogue, wording)
  const whole = upToWhatFollows(ofMadeSeries(order === said ? heard : onHand(heard), dialogue), dialogue)
  return withSameGuests(withPurpose(whole, sentence, wording), dialogue, wording)
}

/** “Make that 20”, where a length was just said: these are minutes. */
function inMinutes(said: string, { did }: Dialogue): string {
  const wish = did?.isPast === true || did?.isUndone === true ? undefined : wishIn(did?.frame)
  const isMade = wish?.do === 'create' && wish.leadsUp === true
  const isLength = wish?.do === 'resize' && 'to' in wish.to && wish.to.to.total('minutes') < 60
  const minutes = Number(isMade || isLength ? bareNumber.exec(said)?.[1] : undefined)
  return minutes % 5 === 0 ? said.replace(/\d\d/, '$& minutes') : said
}

const bareNumber =
  /^(?:(?:no|nah|hm+|ok|oh|actually|just|only|and|make (?:it|that|this))[\s,]+)*([1-5]\d)(?: then| actually| please| instead)?[\s.!]*$/i

/** “Then start it at 8”, of a series that was made or changed as a whole, and only asked about since. */
function ofMadeSeries(heard: Heard | undefined, { did }: Dialogue): Heard | undefined {
  const wish = wishIn(did?.frame)
  const [made, ...more] = did?.isUndone === true ? [] : (did?.things ?? [])
  const [ref, ...others] = (heard && 'target' in heard.wish && heard.wish.target?.it && heard.wish.target.named) || []
  const isIt = ref?.id === made?.id && ref?.original === made?.original
  if (!heard || !wish || !ref || !isIt || more.length + others.length > 0 || !isOfSeries(wish)) return heard
  // What is to be deleted is asked about first.
  if (!changing.has(heard.wish.do)) return heard
  return ofSeries(heard)
}

const changing: ReadonlySet<Wish['do']> = new Set<Wish['do']>(['move', 'resize', 'rename', 'place', 'note'])

/** “Make that two hours”, of what was put before something else: it still ends there. */
function upToWhatFollows(heard: Heard | undefined, { did }: Dialogue): Heard | undefined {
  const made = did?.isPast === true ? undefined : wishIn(did?.frame)
  if (made?.do !== 'create' || made.leadsUp !== true || heard?.wish.do !== 'resize' || !heard.wish.target.it)
    return heard
  return { ...heard, wish: endingAsBefore(heard.wish) ?? heard.wish }
}

function onHand(heard: Heard | undefined): Heard | undefined {
  return heard && { ...heard, onHand: true }
}

/** “Cancel that” gives up what was asked or proposed; otherwise it means what was spoken of. */
function isNoTo(sentence: string, dialogue: Dialogue): boolean {
  if (!/^cancel/i.test(sentence.trim())) return true
  const { card } = dialogue
  return isAsked(dialogue) || (card !== undefined && card.isPast !== true) || spokenOf(dialogue).length === 0
}

/** A question is no answer to ours: “anything on Thursday?”, “who’s coming on Monday”; “how about Friday?” is one. */
function isAsking(text: string, sentence: string, wording: Wording): boolean {
  const [first, second] = tokenize(plainWords(text)).map((token) => token.text)
  if (askingWords.has(first ?? '') && second !== 'about') return true
  if (!/\?\s*$/.test(sentence)) return false
  const asked = readWish(text, wording, [])?.wish.do
  return asked === 'list' || asked === 'free' || asked === 'next' || asked === 'gap'
}

const askingWords = new Set(['who', 'whom', 'when', 'where', 'what', 'which', 'why', 'how'])

function isNo(sentence: string): boolean {
  if (
    /^\W*(?:hm+,? |ok,? |oh,? )?(?:never ?mind|forget it|doesn't matter|not needed)\b[\s,.–-]+(?!the\b)\S/i.test(
      sentence,
    )
  )
    return true
  return /^\W*(?:no|nope|no,? thanks?|no,? thank you|never ?mind|nevermind|forget (?:it|that)|cancel(?: that| it| this)?|stop(?: it)?|nothing|leave it(?: as it is)?|let it be|skip it|drop it|not now|rather not|abort)\W*$/i.test(
    sentence,
  )
}

/** What quick actions, the chip and the command send. */
function begun(sentence: string): Heard | undefined {
  const text = sentence.trim()
  if (/^Initiated: schedule$/.test(text) || /^\/schedule$/i.test(text)) return { wish: noEvent, sure: true }
  if (/^Initiated: call$/.test(text)) return { wish: { do: 'ask', question: 'whom' }, sure: true }
  if (/^schedule a follow[- ]?up[.!]?$/i.test(text))
    return { wish: { ...noEvent, said: { title: 'Follow-up', people: [] } }, sure: true }
  return undefined
}

/** What answers the question that was asked last, or one that was left for something else. */
function resumed(said: string, { open }: Dialogue, wording: Wording): Heard | undefined {
  const sentence = withoutItsName(said, open)
  if (open.length === 0 || isAnew(sentence, wording)) return undefined
  for (const answers of open.toReversed()) {
    const fits =
      answers.intent === calendarIntent && (answers.isLeft !== true || isPlainAnswer(answers, sentence, wording))
    const wish = fits ? completed(answers, sentence, wording) : undefined
    if (wish) return { wish, sure: true, answers }
  }
  return undefined
}

/** “Ok so lunch: Wednesday at one”, of the lunch that we asked about. */
function withoutItsName(sentence: string, open: Dialogue['open']): string {
  const [lead = '', name = ''] =
    /^(?:(?:ok|okay|so|and|right|then|well) )*((?:the )?[\p{L} ]{3,40}?)(?::| [–-]|,) /iu.exec(sentence) ?? []
  const words = tokenize(name).map(({ text }) => text)
  const isOf = open.some(({ intent, wish }) => {
    if (intent !== calendarIntent) return false
    const { do: what, said } = wish as Partial<Extract<Wish, { do: 'create' }>>
    const own = tokenize(what === 'create' ? (said?.title ?? '') : '').map(({ text }) => text)
    return own.length > 0 && words.length > 0 && words.every((word) => own.includes(word))
  })
  return isOf ? sentence.slice(lead.length) : sentence
}

/** A question that was left takes only what can hardly mean anything else. */
function isPlainAnswer({ question }: OpenQuestion, sentence: string, wording: Wording): boolean {
  const text = withoutCourtesy(sentence)
  if (question === 'when' || question === 'time' || question === 'to')
    return isTimeAlone(text, wording) && !/\?\s*$/.test(text)
  if (question === 'which') return readTarget(text, wording).order !== undefined && text.split(/\s+/).length < 4
  return question === 'email' && /^\S+@\S+$/.test(text)
}

/** A wish or a question of its own, in the place of an answer. */
function isAnew(sentence: string, wording: Wording): boolean {
  if (isNo(sentence)) return true
  const text = withoutCourtesy(sentence)
  if (isAsking(text, sentence, wording)) return true
  if (text.split(/\s+/).length < 4 || /^(?:at|on|to|the|with|for|in)\b/i.test(text)) return false
  const heard = readWish(text, wording, [])
  if (!heard?.sure) return false
  return heard.wish.do !== 'create' || /^(?:schedule|book|create|add|set up|put|arrange)\b/i.test(text)
}
