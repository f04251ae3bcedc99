import type { Dialogue, Frame, ThingRef } from '#foundation/language/dialogue.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { ReadingScene } from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { saidOfPerson, saidOfShown } from '../../language/composing/in-hand.ts'
import { revised } from '../../language/composing/revising.ts'
import type { AnswerInvitation, Compose, Wish } from '../../language/wish.ts'
import { kind, spokenOf } from './finding.ts'
import { draftsSpokenOf } from './sending.ts'

/** With what it leaves out: the mail that was shown, or whoever was spoken of. */
export function ofInHand(said: string, { dialogue, before, now, zone }: ReadingScene): string {
  const pair = said.replace(thePair, '$1both')
  const asked = spokenOf(dialogue).length > 0 ? pair.replace(unanswered, '') : pair
  const { did, card, shown } = dialogue
  const from = spokenOf(dialogue).length === 1 ? 'that mail' : ofDraft(dialogue)
  const sentence = from === undefined ? asked : asked.replace(theirMail, (_, lead: string) => `${lead}${from}`)
  const isDrafting =
    mailOf(card?.frame, { now, zone, dateOrder: dateOrderOf(zone) }) !== undefined ||
    draftsSpokenOf(dialogue).length > 0
  if (isDrafting) return sentence
  const things = did && did.isPast !== true ? did.things : shown
  const last = before.findLast(({ role }) => role === 'user')?.text ?? ''
  const order = spokenOf(dialogue).length > 0 ? saidOfShown(sentence) : sentence
  return order === sentence ? saidOfPerson(sentence, things, last) : order
}

/** What the draft that was spoken of answers, or the mail of its one reader. */
function ofDraft(dialogue: Dialogue): string | undefined {
  const [draft, ...more] = draftsSpokenOf(dialogue)
  const [, subject] = more.length > 0 ? [] : (/^re:\s*(.+)$/i.exec(draft?.title ?? '') ?? [])
  if (subject !== undefined) return `the mail “${subject}”`
  const wish = (dialogue.did?.frame ?? dialogue.card?.frame)?.wish as Wish | undefined
  const [only, ...others] = wish?.do === 'compose' ? wish.to : []
  return only !== undefined && others.length === 0 ? `the mail from ${only}` : undefined
}

/** Words for two mails that were named: “… and archive the pair”. */
const thePair =
  /(\b(?:archive|star|mute|label|mark|snooze|delete) )the (?:pair|two|couple)(?: of (?:them|those))?(?=[.,!]|$| as | until | till )/iu

/** “Don’t answer, just archive it”: what is not wanted of the mail in hand stands before what is. */
const unanswered =
  /^(?:(?:ok|okay|no|well|thought so)[,. ]+)*(?:do not|don['’]?t|no need to|never) (?:answer|reply|respond|write back)(?: (?:to )?(?:it|that|this|him|her|them))?[,;.:!]\s+(?:(?:just|only|simply|but|and|please|instead)\s+)*(?=\p{L}+ (?:it|that|this|them)\b)/iu

/** “Star his mail too”, and not “and her mail?”, which asks for an address. */
const theirMail =
  /^((?:(?:and|now|then|please|pls|ok|okay|lovely|great|perfect|good|thanks|super|nice|fine)[,. !]+)*(?!(?:what|and|is|whats)\b)\p{L}+ )(?:his|her|their) (?:e-?mail|mail|message)(?! address)(?: (?:too|as well|also)(?=[.!]*$))?(?=[\s,.!]|$)/iu

/** Whether the last answer was about mail, and showed some of it first. */
export function isMailInHand({ asked, shown, did, card }: Dialogue): boolean {
  const isWaiting = card !== undefined && card.isPast !== true && asked?.intent === 'write-mail'
  const isLast = isWaiting || ofMail.has(asked?.intent ?? '')
  const isTouched = [did, isWaiting ? undefined : card].some(
    (deed) => deed && deed.isPast !== true && deed.things.every(isOther),
  )
  return isLast && !isTouched && shown[0]?.kind === kind
}

const ofMail = new Set(['mail', 'ask-mail', 'ask-files'])

function isOther(thing: ThingRef): boolean {
  return thing.kind !== kind
}

/** “The review, say I’m coming”: of what was just shown, where one of it is called so. */
export function shownOne(
  wish: AnswerInvitation | undefined,
  things: readonly ThingRef[],
): AnswerInvitation | undefined {
  const telling = tokenize(wish?.which.words ?? '').map(({ text }) => text)
  const [only, ...others] = things.filter(({ title }) => {
    const held = new Set(tokenize(title).map(({ text }) => text))
    return telling.length > 0 && telling.every((word) => held.has(word))
  })
  return wish && only && others.length === 0 ? { ...wish, which: { ids: [only.id], words: '', all: false } } : wish
}

/** “Only the rail one”: without the words around its name. */
export function nameOfOne(sentence: string): string | undefined {
  const named = oneNamed(sentence)
  return named === sentence && sentence.split(' ').length > 2 ? undefined : withoutEnd(named, '.!? ')
}

const oneNamed = createParaphrasing([
  {
    '{name}': [
      '(only|just|really only)? (unsubscribe|drop|cancel|stop|leave|remove)? (me from|from)? (only|just)? (the|that)? {name:few} (one|ones|newsletter|mails|list|please)',
      '(only|just) (the|that)? {name:few}',
    ],
  },
])

/** The mail that was written, or whose card waits. */
export function mailOf(frame: Frame | undefined, wording: Wording): Compose | undefined {
  const wish = frame?.wish as Wish | undefined
  if (wish?.do === 'revise-draft') return revised(wish.mail, wish.revision, wording)
  return wish?.do === 'compose' ? wish : undefined
}
