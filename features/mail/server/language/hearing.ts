import type { Dialogue, OpenQuestion } from '#foundation/language/dialogue.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import type { Read, ReadingScene, Turn } from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { draftOrders } from '../../language/composing/draft-orders.ts'
import { andOther, readForward, readSending } from '../../language/composing/passing-on.ts'
import type { Incomplete } from '../../language/composing/completing.ts'
import { withBoth } from '../../language/composing/redirected.ts'
import { readAnswer, readCompose } from '../../language/composing/read-compose.ts'
import { readRevision, revised, reworded, stepsOf } from '../../language/composing/revising.ts'
import { readSummed } from '../../language/composing/summed.ts'
import { isElsewhere } from '../../language/reading/elsewhere.ts'
import { readGoingOn } from '../../language/reading/going-on.ts'
import { readGist } from '../../language/reading/gist.ts'
import { readNext, readPicked } from '../../language/reading/follow-up.ts'
import { readAnyOrder } from '../../language/reading/any-order.ts'
import { readIntoCalendar, readWouldFit } from '../../language/reading/into-calendar.ts'
import { readAwaiting } from '../../language/reading/awaiting.ts'
import { readInvitationAnswer, readNamedInvitation } from '../../language/reading/invited.ts'
import { readOfShown } from '../../language/reading/of-shown.ts'
import { isOfReader } from '../../language/reading/taken-back.ts'
import { readTemplated } from '../../language/reading/templated.ts'
import { mended } from '../../language/reading/mended.ts'
import { readPromises } from '../../language/reading/promised.ts'
import { readTrust } from '../../language/reading/trusting.ts'
import { readMailWish } from '../../language/reading/read-wish.ts'
import type { Compose, FileNamed, Revision, SumNamed, TimeOfMail, Wish } from '../../language/wish.ts'
import { missingInDraft } from './composing.ts'
import { saysMore, toldAside, toSomeRole, toWhom, unlessMore } from './letters.ts'
import { answering, newMail } from './open-questions.ts'
import { isMailInHand, mailOf, ofInHand, shownOne } from './in-hand.ts'
import { draftsSpokenOf } from './sending.ts'
import { spokenOf } from './finding.ts'

const asDraftOrder = createParaphrasing([draftOrders])
const ofDraft = (sentence: string) => (andOther.test(sentence) ? sentence : asDraftOrder(sentence))

/** What a message wants of the mail: as an answer to our question, as a follow-up, or by itself. */
export function hear(said: string, scene: ReadingScene): readonly Read[] {
  const { now, zone, dialogue } = scene
  const sentence = ofInHand(said, scene)
  const open = dialogue.open.findLast(({ isLeft }) => isLeft !== true)
  const answer = open && answering[open.question]?.(sentence, open, { now, zone, dateOrder: dateOrderOf(zone) })
  const anyWords = answer !== undefined && open !== undefined && takesAnyWords(open)
  const goingOn = open ? undefined : readGoingOn(sentence, dialogue, { now, zone, dateOrder: dateOrderOf(zone) })
  // What takes back or changes a deed names no other mail.
  if (goingOn) return [{ intent: 'mail', wish: goingOn, sure: true, tries: true }]
  if (!open && isOfReader(sentence)) return [{ intent: 'mail', wish: { do: 'take-back', left: true }, sure: true }]
  const isForMail = !isElsewhere(sentence)
  const spelled = mended(sentence)
  const anew = isForMail && (!answer || anyWords) ? hearSpelled(sentence, spelled, scene) : undefined
  // What a mail says may well sound like another mail to write.
  const isNew = anew && !(anyWords && anew.intent === 'write-mail' && !ordersMail.test(sentence.trim()))
  const named = isForMail && !isSummed(anew) ? namedAside(spelled, scene) : []
  const letters = open || !isForMail ? [] : toldAside(spelled, scene, anew)
  const isLeft = anyWords && isNew === true && isWholeMail(anew)
  return [
    ...(open && answer && !isLeft
      ? [
          {
            intent: answer.do === 'compose' ? 'write-mail' : 'mail',
            wish: answer,
            sure: true,
            answers: open,
            ...(anyWords && { anyWords }),
          },
        ]
      : []),
    ...(isNew
      ? named.some(({ wish }) => saysAll(wish)) || (anew.intent === 'mail' && letters.some(({ last }) => last === true))
        ? [lessSure(anew)]
        : unlessMore(spelled, anew, letters, { now, zone, dateOrder: dateOrderOf(zone) })
      : []),
    ...named,
    ...letters,
    ...(open || !isForMail ? [] : toSomeRole(spelled, scene)),
  ]
}

/** A summary that goes to somebody is not shown here. */
function isSummed(read: Read | undefined): boolean {
  return read?.intent === 'write-mail' && (read.wish as Compose).sums !== undefined
}

const ordersMail = /^(?:e-?mail|mail|draft|compose|write|reply|forward)\b/i

/** “Reply to Sara that Wednesday works” is complete, so it does not answer a question about another mail. */
function isWholeMail({ intent, wish, sure }: Read): boolean {
  if (intent !== 'write-mail' || !sure) return false
  const mail = wish as Compose
  return toWhom(mail) !== '' && (mail.forward !== undefined || saysMore(mail))
}

/** What a mail should say may be in any words. */
function takesAnyWords({ question, wish }: OpenQuestion): boolean {
  return question === newMail || (question === missingInDraft && (wish as Incomplete | undefined)?.missing !== 'until')
}

/** What is left out, how many there are and a second deed are read by what the mailbox holds alone. */
function saysAll(wish: unknown): boolean {
  const order = wish as FileNamed | SumNamed | TimeOfMail
  if (order.do === 'time-of-mail') return true
  return (
    order.do === 'file-named' &&
    (order.except ?? order.counts ?? (order.deeds.length > 1 || order.named.length > 1 ? order.deeds : undefined)) !==
      undefined
  )
}

function lessSure(read: Read): Read {
  return read.intent === 'mail' && read.answers === undefined ? { ...read, sure: false, tries: true } : read
}

/** Orders and summaries whose words may name mail; whether they do shows in the mailbox. */
function namedAside(sentence: string, { now, zone, dialogue }: ReadingScene): Read[] {
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const fits = readWouldFit(sentence)
  if (fits) return [{ intent: 'mail', wish: fits, sure: true, tries: true }]
  const invited = shownOne(readNamedInvitation(sentence, wording), spokenOf(dialogue))
  const gist = readGist(sentence)
  const wish = readIntoCalendar(sentence, wording) ?? readAnyOrder(sentence, wording) ?? gist
  // “TL;DR lease” may mean a file; where there is none, a mail is summed up that nobody was named for.
  const unnamed = gist?.needsSender ? [gist] : []
  return [
    ...[invited, wish].flatMap((each) =>
      each ? [{ intent: 'mail', wish: each, sure: false, tries: true, aside: true, eachPart: true }] : [],
    ),
    ...unnamed.map(({ needsSender: _sender, ...each }) => ({
      intent: 'mail',
      wish: each,
      sure: false,
      tries: true,
      last: true,
    })),
  ]
}

/** Words that are misspelled are put right where nothing was read, or where only a name that is known is meant. */
function hearSpelled(sentence: string, spelled: string, scene: ReadingScene): Read | undefined {
  const anew = hearAnew(sentence, scene)
  const isOpen = anew === undefined || (anew.intent === 'write-mail' && (anew.wish as Compose).onlyKnown === true)
  return (isOpen && spelled !== sentence ? hearAnew(spelled, scene) : undefined) ?? anew
}

/** What a message wants of the mail by itself, or as a follow-up. */
function hearAnew(sentence: string, scene: ReadingScene): Read | undefined {
  const { now, zone, dialogue } = scene
  const wording = { now, zone, dateOrder: dateOrderOf(zone) }
  const changed = revisionIn(sentence, scene, wording)
  if (changed) return changed
  const ofShown = isMailInHand(dialogue) ? readOfShown(sentence) : undefined
  if (ofShown) return { intent: 'mail', wish: ofShown, sure: true }
  const sent = sendingCard(sentence, dialogue, wording)
  if (sent) return sent
  const promises = readPromises(sentence, wording)
  if (promises) return { intent: 'mail', wish: promises, sure: true }
  const trusted = readTrust(sentence, spokenOf(dialogue).length > 0)
  if (trusted) return { intent: 'mail', ...trusted, tries: true }
  const hasDraft = draftsSpokenOf(dialogue).length > 0 || mailOf(dialogue.card?.frame, wording) !== undefined
  const going = readSending(hasDraft ? ofDraft(sentence) : sentence, wording, hasDraft)
  // Without a draft, nothing else is meant by “don’t send, bin that”.
  if (!hasDraft && unsent.test(sentence.trim()))
    return { intent: 'mail', wish: { do: 'take-back', discards: true }, sure: true }
  if (going && hasDraft && going.do === 'take-back') return { intent: 'mail', wish: going, sure: true }
  if (going) return { intent: 'mail', wish: going, sure: going.do === 'send-draft', tries: true }
  const templated = readTemplated(sentence)
  if (templated) return { intent: 'mail', wish: templated, sure: true }
  const awaited = readAwaiting(sentence, wording, spokenOf(dialogue).length > 0)
  if (awaited) return { intent: 'mail', wish: awaited, sure: true }
  const invited = readInvitationAnswer(sentence, wording, spokenOf(dialogue).length > 0)
  if (invited) return { intent: 'mail', wish: invited, sure: true }
  const answers = spokenOf(dialogue).length > 0 ? readAnswer(sentence, wording) : undefined
  const written =
    readSummed(sentence, wording) ?? readForward(sentence, wording) ?? answers ?? readCompose(sentence, wording)
  if (written) {
    const { wish } = written
    // A draft that was just written came from nobody, so it is hardly what is passed on.
    const isOfDraft = hasDraft && wish.forward?.it === true && spokenOf(dialogue).length === 0
    const sure = written.sure && !isOfDraft
    return {
      intent: 'write-mail',
      wish,
      sure,
      ...('onlyKnown' in wish || 'asksWho' in wish ? { tries: true } : isSurely(wish, sentence) ? {} : { makes: true }),
    }
  }
  const asked = dialogue.asked?.intent === 'mail' ? (dialogue.asked.wish as Wish | undefined) : undefined
  const next = asked && readNext(sentence, asked, wording)
  if (next) return { intent: 'mail', wish: next, sure: true }
  const picked = readPicked(sentence, spokenOf(dialogue), wording)
  if (picked) return { intent: 'mail', wish: picked, sure: true }
  const heard = readMailWish(sentence, wording, spokenOf(dialogue).length > 0)
  return heard && { intent: 'mail', wish: heard.wish, sure: heard.sure, ...(!heard.sure && { tries: true }) }
}

const unsent =
  /^(?:(?:no|nah|ok|wait|oh|and)[,. ]+)*(?:don['’]?t|do not|never) send\b.{0,12}[.,;!–-]\s+(?:bin|delete|drop|scrap|discard|forget|leave) (?:it|that|this)(?: (?:instead|then|please|now))?[.!]*$/i

/** Where an address was said or a letter was ordered, a thing that is called alike is not meant. */
function isSurely({ to }: Compose, sentence: string): boolean {
  return orderedLetter.test(sentence) || (to.length > 0 && to.every((each) => each.includes('@')))
}

const orderedLetter =
  /^(?:please |kindly |can you |could you |pls ){0,2}(?:(?:draft|write|compose|send) (?:an? )?(?:\p{L}+ ){0,2}(?:mail|e-?mail|note|letter|reminder|reply|message|apology|line) to|write to|write back to) |^(?:please |can you |could you |pls ){0,2}ask [^,;:.!?]{2,40}? (?:if|whether) /iu

export function wordingOf({ context: { now, zone } }: Turn): Wording {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDateTime()
  return { now: local, zone, dateOrder: dateOrderOf(zone) }
}

/** What is to become of the mail on the card that waits, or of the draft that was just written. */
function revisionIn(sentence: string, { dialogue, before }: ReadingScene, wording: Wording): Read | undefined {
  const waiting = mailOf(dialogue.card?.frame, wording)
  const written = waiting ?? mailOf(dialogue.did?.frame, wording)
  if (!written) return undefined
  // “He” is one of the two who are introduced, and both read it.
  const heard = readRevision(ofDraft(sentence), wording, written.purpose === 'introduce' && written.to.length > 1)
  const revision = heard && withBoth(heard, before)
  if (!revision || !isAbout(written, revision, wording)) return undefined
  if (waiting && revision.discards) return { intent: 'mail', wish: { do: 'take-back', discards: true }, sure: true }
  if (waiting && dialogue.card)
    return {
      intent: 'write-mail',
      wish: revised(waiting, revision, wording),
      sure: true,
      replaces: dialogue.card.activityId,
    }
  const draft = draftsSpokenOf(dialogue).at(-1)
  const mail = waiting ? undefined : written
  return (
    draft &&
    mail && { intent: 'mail', wish: { do: 'revise-draft', draft: draft.id, revision, mail }, sure: true, onHand: true }
  )
}

/** Another time or less of it is meant of the mail only where it says such a thing. */
function isAbout(mail: Compose, revision: Revision, wording: Wording): boolean {
  return stepsOf(revision).every((step) => isAboutOnce(mail, step, wording))
}

function isAboutOnce(mail: Compose, revision: Revision, wording: Wording): boolean {
  const { times, orElse, drops, swap } = revision
  const texts = [
    ...(mail.words ?? []),
    ...(mail.questions ?? []),
    mail.body ?? '',
    mail.reason ?? '',
    mail.matter ?? '',
    mail.topic ?? '',
  ]
  if (drops !== undefined || swap !== undefined)
    return (
      (drops !== undefined && mail.reason !== undefined) ||
      texts.some((text) => reworded(text, revision, wording) !== undefined)
    )
  return (
    times === undefined ||
    orElse !== undefined ||
    mail.time !== undefined ||
    readTimes(texts.join('\n'), wording).length > 0
  )
}

/** “Send it”, while a draft waits for a yes: the card of what is sent stands in its place. */
function sendingCard(sentence: string, { card }: Dialogue, wording: Wording): Read | undefined {
  const mail = mailOf(card?.frame, wording)
  if (!card || !mail || mail.sends) return undefined
  const going = readSending(ofDraft(sentence), wording, true)
  if (going?.do !== 'send-draft') return undefined
  const wish: Compose = { ...mail, sends: true, ...(going.at !== undefined && { at: going.at }) }
  return { intent: 'write-mail', wish, sure: true, replaces: card.activityId }
}
