import type { Deed as Done, Dialogue } from '#foundation/language/dialogue.ts'
import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { timesMeant } from '../composing/corrected.ts'
import type { Deed, FileNamed, Spare, Wish } from '../wish.ts'
import { isPointing, isTold } from './described.ts'
import { withEach } from './each.ts'
import { tellingOf } from './naming.ts'
import { returnIn } from './stretch.ts'
import { readTakenBack } from './taken-back.ts'

const lead = '(oh|no|wait|oops|sorry|but|ah|hm|and|ok|hang on|hold on|actually)'
const about = '(one about|ones about|mail about|one from|ones from|mail from|mails from|one with)'
const one = '(one|newsletter|mail|ones|newsletters|please|though|then)'

/** Of several mails to which something was just done, those to which it should not have been. */
const spared: Paraphrases = {
  '{name}': [
    `${lead}? ${lead}? , ${lead}? (not|except|except for|but not|leave out) the? ${about}? {name:few} ${one}?`,
    `${lead}? ${lead}? , ${lead}? (keep|leave|spare) the? ${about}? {name:few} ${one}? (there|in|where it was|where they were|alone|in the inbox|in my inbox|out|out of it)?`,
    `${lead}? ${lead}? , ${lead}? the? {name:few} ${one}? (stays|stay|should stay|should have stayed|was not meant|were not meant|i still need|i want to keep) (there|in|in the inbox)?`,
    `${lead}? ${lead}? , ${lead}? (bring|get|put|take) the? ${about}? {name:few} ${one}? back (in|in the inbox|to the inbox|into the inbox)?`,
  ],
}
/** Of several mails for which a deed was just taken back, those that were meant. */
const only: Paraphrases = {
  '{name}': [
    `${lead}? (i meant)? (just|only) the? {name:few} ${one}?`,
    `${lead}? the? {name:few} ${one}? (only|alone)`,
  ],
}
const nameSpared = createParaphrasing([spared])
const nameOnly = createParaphrasing([only])

/** What is said of the mail to which something was just done: “oh wait, not Field Notes”, “make it Friday”. */
export function readGoingOn(sentence: string, { did, asked }: Dialogue, wording: Wording): Wish | undefined {
  const isInHand = did?.isUndone === true ? asked?.intent === 'undo' : did?.isPast !== true
  if (!did || !isInHand) return undefined
  const deed = deedOf(did.frame?.wish as Wish | undefined)
  const ids = did.things.flatMap(({ kind, id }) => (kind === 'mail' ? [id] : []))
  if (!deed || ids.length === 0) return undefined
  return (
    (did.isUndone === true ? undefined : atAnotherTime(sentence, { deed, ids }, wording)) ??
    ofSome(sentence, did, { deed, ids }) ??
    (did.isUndone === true
      ? undefined
      : alsoOf(sentence, deed, { titles: did.things.map(({ title }) => title), wording })) ??
    (did.isUndone === true ? undefined : readTakenBack(sentence, { deed, ids, opposite: oppositeOf(deed) }, wording))
  )
}

type Filed = { deed: Deed; ids: string[] }

function ofSome(sentence: string, { isUndone = false }: Done, { deed, ids }: Filed): Spare | undefined {
  const said = withoutEnd(sentence.trim(), '.!? ').replace(putBack, '')
  const name = (isUndone ? nameOnly : nameSpared)(said)
  const words = name === said ? [] : tellingOf(name)
  const wanted = isUndone ? deed : oppositeOf(deed)
  return words.length === 0 || ids.length < 2 || !wanted ? undefined : { do: 'spare', of: ids, words, deed: wanted }
}

/** “And Nora’s reply to it too”: the same is done to what is named. */
function alsoOf(
  sentence: string,
  deed: Deed,
  { titles, wording }: { titles: readonly string[]; wording: Wording },
): Deed | undefined {
  const { whose, name } = also.exec(sentence.trim())?.groups ?? {}
  const [title, another] = titles
  if (whose !== undefined && title !== undefined && another === undefined)
    return { ...deed, which: { words: title.replace(/^(?:re|fwd?): /i, ''), from: whose, all: false } }
  if (name === undefined || kindOfSentence(name) !== 'fragment') return undefined
  const which = withEach(name, wording)
  return isPointing(which) || !isTold(which) ? undefined : { ...deed, which }
}

const also =
  /^(?:and |also )(?:(?<whose>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)['’]s (?:reply|answer|response|mail|message) (?:to|on|about) (?:it|that|this)|(?<name>(?:the|that|those|\p{L}+['’]s) [^,;.:!?]{2,60}?|the same (?:for|with|to) [^,;.:!?]{2,60}?))(?: too| as well| also)[.!]*$/iu

/** “Except the one about butter, put that back in the inbox.” */
const putBack =
  /[,;.] (?:and |so |please )?(?:put|get|bring|take|move|leave|keep) (?:it|that|that one|them|those|this one)(?: back)?(?: (?:in|to|into|there)(?: (?:the|my) inbox)?)?(?: please| again)?$/iu

/** “Make it Friday, Thursday is full”, of mail that was snoozed. */
function atAnotherTime(sentence: string, { deed, ids }: Filed, wording: Wording): Deed | undefined {
  if (deed.do !== 'snooze') return undefined
  const [first = ''] = sentence.split(/[,;.]\s|\s[–-]\s/u, 1)
  const times =
    timesMeant(sentence, wording) ??
    timesMeant(first, wording) ??
    timesMeant(first.replace(suits, 'make it $1'), wording)
  const until = times === undefined ? undefined : returnIn(times, wording).until
  return until === undefined ? undefined : { do: 'snooze', which: { ids, words: '', all: true }, until }
}

/** “Friday is better.” */
const suits =
  /^(?:(?:no|hm+|oh|ok|well|actually|sorry|on second thought)[, ]+)*(?:i (?:think|guess|suppose) )?(.{3,30}?) (?:is|would be|will be|works|suits me|fits|does|might be) (?:better|best|fine|easier|more like it)(?: actually| after all| for me| though)?[.!]*$/iu

/** What the last answer did to mail, if it was one thing. */
function deedOf(wish: Wish | undefined): Deed | undefined {
  if (wish?.do === 'file-named') return oneOf(wish)
  if (wish?.do === 'spare') return wish.deed
  return wish && 'which' in wish && filed.has(wish.do) ? (wish as Deed) : undefined
}

function oneOf({ deeds: [deed, another] }: FileNamed): Deed | undefined {
  return deed && !another ? { ...deed, which: { words: '', all: true } } : undefined
}

const opposites = {
  star: 'unstar',
  unstar: 'star',
  read: 'unread',
  unread: 'read',
  spam: 'not-spam',
  'not-spam': 'spam',
  mute: 'unmute',
  unmute: 'mute',
  snooze: 'wake',
} as const
const filed: ReadonlySet<string> = new Set([...Object.keys(opposites), 'archive', 'delete', 'label', 'move'])

function oppositeOf(deed: Deed): Deed | undefined {
  const { which } = deed
  if (deed.do === 'archive' || deed.do === 'delete' || (deed.do === 'move' && deed.folder !== 'inbox'))
    return { do: 'move', which, folder: 'inbox' }
  if (deed.do === 'label') return deed.off === true ? { do: 'label', which, label: deed.label } : { ...deed, off: true }
  const back = opposites[deed.do as keyof typeof opposites] as (typeof opposites)[keyof typeof opposites] | undefined
  return back && { do: back, which }
}
