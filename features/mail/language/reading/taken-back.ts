import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Deed, Described, Wish } from '../wish.ts'
import { clausesOf } from './clauses.ts'
import { deedsIn, namesDeed } from './deed-words.ts'
import { isPointing, isTold } from './described.ts'
import { withEach } from './each.ts'
import { labelNamed } from './labels.ts'

const lead = '(no|oh|wait|oops|sorry|but|ah|hm|and|ok|please|actually|well)'
const it = '(it|that|this|them|those|that one|this one|those ones|the thread|that thread|the mail|that mail)'
const again = '(again|please|then|after all|though)'

/** What takes back the deed that was just done, by the deed. */
const back: Readonly<Record<string, readonly string[]>> = {
  mute: [`(unmute|un-mute|unsilence|stop muting) ${it} ${again}?`],
  star: [
    `(unstar|unflag|un-star) ${it} ${again}?`,
    `(take|remove) (the|that) (star|flag) (off|away)? (it|again|from it|from that)? ${again}?`,
    `(take|remove) (the|that) (star|flag) (off|from) ${it} ${again}?`,
  ],
  read: [`(mark|set|put) ${it} (back to|as|to|back as) unread ${again}?`],
  unread: [`(mark|set|put) ${it} (back to|as|back as) read ${again}?`],
  snooze: [`(unsnooze|wake|wake up) ${it} ${again}?`],
  label: [
    `(unlabel|untag) ${it} ${again}?`,
    `(take|remove|drop|strip|pull) (the|that|this) (label|tag) (off|away|again)? (it|that|from it|from that|off it)? ${again}?`,
    `(take|remove) (it|that) off ${again}?`,
  ],
}
const away = [
  `(unarchive|restore) ${it} ${again}?`,
  `(get|bring|put|take|move|pull|fetch) ${it} back (again|please|in|in the inbox|in my inbox|to the inbox|into the inbox|into my inbox|out)? ${again}?`,
]

const takingBack = new Map(
  [...Object.entries(back), ...['archive', 'delete', 'spam', 'move'].map((deed) => [deed, []] as const)].map(
    ([deed, forms]): [string, ReturnType<typeof createParaphrasing>] => {
      const isAway = deed !== 'label' && deed !== 'mute' && deed !== 'star'
      return [
        deed,
        createParaphrasing([
          { back: [...forms, ...(isAway ? away : [])].map((form) => `${lead}? ${lead}? , ${form}`) },
        ]),
      ]
    },
  ),
)

const begin = `${lead}? ${lead}? , (better|rather|please)?`
const instead = '(instead|rather|please|then)?'

/** Another label than the one that was just given: each speaks of the label. */
const renamed: Paraphrases = {
  '{label}': [
    `${begin} (call|name) (that|this) (label|tag) {label:few} ${instead}`,
    `${begin} (rename|change) (that|the|this) (label|tag) (to|into) {label:few} ${instead}`,
    `${begin} (label|tag) ${it} (as|with)? {label:few} (instead|rather)`,
    `${begin} (the|that) (label|tag) (should|must|was supposed to|was meant to) be called {label:few} (instead|rather)?`,
    `${begin} i meant (the)? (label|tag) {label:few}`,
    `${begin} wrong (label|tag) , (should be|it should be|it is|i meant|make it|use|change it to|rename it to|change that to|make that)? {label:few} ${instead}`,
  ],
}
/** “The label should be fine” names none: the name stands in capitals, or beside the one that was given. */
const named: Paraphrases = {
  '{label}': [
    `${begin} (call|name|make) (the|that|this) (label|tag) {label:few} ${instead}`,
    `${begin} (the|that) (label|tag) (should|must|was supposed to|was meant to) be {label:few} (instead|rather)?`,
  ],
}
/** Only where the label that was given is named beside it: “call it Boats, not Paid”. */
const exchanged: Paraphrases = {
  '{label}': [
    `${begin} (call|name|make|label|tag) ${it} (as|with)? {label:few} ${instead}`,
    `${begin} i (meant|wanted) {label:few}`,
  ],
}
const labelMeant = createParaphrasing([renamed])
const labelNamedMeant = createParaphrasing([named])
const labelExchanged = createParaphrasing([exchanged])

/** A deed on the mail in hand, and what takes it back. */
export type InHand = { deed: Deed; ids: readonly string[]; opposite: Deed | undefined }

/** “No, unmute it again, might get funny”, “get that one back. I meant Okoye’s”, “better call that label Accounting”. */
export function readTakenBack(sentence: string, { deed, ids, opposite }: InHand, wording: Wording): Wish | undefined {
  if (!opposite) return undefined
  const which: Described = { ids: [...ids], words: '', all: true }
  const off: Deed = { ...opposite, which }
  const label = deed.do === 'label' && deed.off !== true ? anotherLabel(sentence, deed.label) : undefined
  if (label !== undefined) return { do: 'several', deeds: [off, { do: 'label', which, label }] }
  const clauses = clausesOf(sentence)
  const isBack = clauses.map((clause) => takingBack.get(deed.do)?.(bareOf(clause)) === 'back')
  const meant = meantInstead(sentence, deed, wording)
  if (meant) return { do: 'several', deeds: [off, meant] }
  const others = clauses.filter((_, at) => isBack[at] !== true)
  return isBack.includes(true) && others.every(isRemark) ? off : undefined
}

function anotherLabel(sentence: string, given: string): string | undefined {
  const said = bareOf(sentence)
  const rest = withoutGiven(said, given)
  const label = partOf(rest, labelMeant) ?? partOf(rest, labelNamedMeant)
  if (rest !== said) return labelNamed(label ?? partOf(rest, labelExchanged) ?? '')
  const isName = partOf(said, labelMeant) !== undefined || /^["“]?[\p{Lu}\d]/u.test(label ?? '')
  return label === undefined || !isName ? undefined : labelNamed(label)
}

/** “Call it Boats, not Paid”, without the label that was given. */
function withoutGiven(said: string, given: string): string {
  const plain = said.replaceAll(/["“”]/gu, '')
  const beside = ['not', 'instead of', 'rather than']
    .map((words) => ` ${words} ${given.toLowerCase()}`)
    .find((each) => plain.toLowerCase().endsWith(each))
  return beside === undefined ? said : bareOf(plain.slice(0, -beside.length))
}

function partOf(said: string, forms: (text: string) => string): string | undefined {
  const part = forms(said)
  return part === said ? undefined : part
}

function bareOf(clause: string): string {
  return withoutEnd(clause.trim(), '.!,; ')
}

/** A clause that orders and asks nothing. */
function isRemark(clause: string): boolean {
  const kind = kindOfSentence(clause)
  return kind !== 'order' && kind !== 'question' && deedsIn(tokenize(clause)).found.length === 0 && !namesDeed(clause)
}

/** “I meant Okoye’s mail from the 24th, archive that”: the same deed on what is named now. */
function meantInstead(sentence: string, deed: Deed, wording: Wording): Deed | undefined {
  const [, verb, said = ''] = meaning.exec(sentence.trim()) ?? []
  if ((verb !== undefined && verb !== deed.do) || said === '' || staying.test(said)) return undefined
  const which = withEach(said.replace(sameDeed, '').replace(notThat, ''), wording)
  return isPointing(which) || !isTold(which) || !wrongOne.test(sentence) ? undefined : { ...deed, which }
}

const meaning =
  /\bi (?:meant|mean|(?:meant|wanted) to (\p{Ll}+)) ((?:the|that|those|all|\p{Lu}|\p{L}+['’]s)[^.;!?]{2,80})[.!]*$/iu
/** What is named is to be left as it was. */
const staying =
  /\b(?:stay\w*|keep|kept|remain\w*|leave|left|should|must|to (?:be|go)|not to|back|(?:in|to) (?:the|my) inbox)\b/iu
const sameDeed =
  /,? (?:and )?(?:archive|star|mute|delete|snooze|label|flag|tag|do) (?:it|that|that one|them|those)(?: instead| please)*$/iu
/** “…, not the report”. */
const notThat = /,? (?:and |but )?not (?:the|that|this|his|her|their|\p{Lu}|\p{L}+['’]s)[^,]{0,40}$/u
/** What says that the last deed was wrong. */
const wrongOne =
  /\b(?:wrong|not (?:that|this|those|him|her)|(?:get|bring|put|take|move) (?:it|that|that one|this one|them|those) back|no|oops|sorry|wait)\b/iu

/** “Take back the mail I sent to Priya last week”, “delete it from her inbox”: it has left, unlike “the one I just sent”. */
export function isOfReader(sentence: string): boolean {
  const said = withoutCourtesy(sentence)
  return !/\bjust\b/iu.test(said) && (sentBefore.test(said) || atReader.test(said))
}

const sentBefore =
  /^(?:recall|un-?send|retract|withdraw|(?:take|pull|call) back) (?:the|that|my|this) .{0,40}?\b(?:e-?mails?|messages?|mails?)\b.{0,30}\b(?:i|we) (?:have |had )?(?:sent|wrote|mailed)\b/iu
/** A thing in somebody's mail is another order: only the mail itself, where it lies by now. */
const atReader =
  /^(?:recall|un-?send|retract|withdraw|delete|remove|erase|wipe) (?:it|(?:that|this|the|my)(?: last)?(?: (?:e-?mails?|messages?|mails?))?) (?:from|out of) (?:her|his|their|(?!today|yesterday)\p{L}+['’]s) (?:inbox|mailbox|phone)\b/iu
