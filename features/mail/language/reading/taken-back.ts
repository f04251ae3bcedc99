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

/** Another label than the one that was just given. */
const renamed: Paraphrases = {
  '{label}': [
    `${lead}? ${lead}? , (better|rather|please)? (call|name) (that|the|this|it) label? {label:few} (instead|rather|please|then)?`,
    `${lead}? ${lead}? , (better|rather|please)? (rename|change|make) (that|the|this) label (to|into|as)? {label:few} (instead|rather|please|then)?`,
    `${lead}? ${lead}? , (better|rather|please)? (label|tag) ${it} (as|with)? {label:few} (instead|rather)`,
    `${lead}? ${lead}? , (the|that) label (should|must|was supposed to|was meant to) be (called)? {label:few} (instead|rather)?`,
    `${lead}? ${lead}? , i (meant|wanted) (the)? label {label:few}`,
  ],
}
const labelMeant = createParaphrasing([renamed])

/** A deed on the mail in hand, and what takes it back. */
export type InHand = { deed: Deed; ids: readonly string[]; opposite: Deed | undefined }

/** “No, unmute it again, might get funny”, “get that one back. I meant Okoye’s”, “better call that label Accounting”. */
export function readTakenBack(sentence: string, { deed, ids, opposite }: InHand, wording: Wording): Wish | undefined {
  if (!opposite) return undefined
  const which: Described = { ids: [...ids], words: '', all: true }
  const off: Deed = { ...opposite, which }
  const label = deed.do === 'label' && deed.off !== true ? anotherLabel(sentence) : undefined
  if (label !== undefined) return { do: 'several', deeds: [off, { do: 'label', which, label }] }
  const clauses = clausesOf(sentence)
  const isBack = clauses.map((clause) => takingBack.get(deed.do)?.(bareOf(clause)) === 'back')
  const meant = meantInstead(sentence, deed, wording)
  if (meant) return { do: 'several', deeds: [off, meant] }
  const others = clauses.filter((_, at) => isBack[at] !== true)
  return isBack.includes(true) && others.every(isRemark) ? off : undefined
}

function anotherLabel(sentence: string): string | undefined {
  const said = bareOf(sentence)
  const label = labelMeant(said)
  return label === said ? undefined : label
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
  const [, said = ''] = meaning.exec(sentence.trim()) ?? []
  const which = withEach(said.replace(sameDeed, ''), wording)
  return said === '' || isPointing(which) || !isTold(which) || !wrongOne.test(sentence) ? undefined : { ...deed, which }
}

const meaning = /\bi (?:meant|mean|wanted) ((?:the|that|those|all|\p{Lu}|\p{L}+['’]s)[^.;!?]{2,80})[.!]*$/iu
const sameDeed =
  /,? (?:and )?(?:archive|star|mute|delete|snooze|label|flag|tag|do) (?:it|that|that one|those|them)(?: instead| please)*$/iu
/** What says that the last deed was wrong. */
const wrongOne =
  /\b(?:wrong|not (?:that|this|those|him|her)|(?:get|bring|put|take|move) (?:it|that|that one|this one|them|those) back|no|oops|sorry|wait)\b/iu

/** “Take back the mail I sent to Priya last week”, “delete it from her inbox”: it has left, unlike “the one I just sent”. */
export function isOfReader(sentence: string): boolean {
  const said = withoutCourtesy(sentence)
  return !/\bjust\b/iu.test(said) && (sentBefore.test(said) || atReader.test(said))
}

const sentBefore =
  /^(?:recall|un-?send|retract|withdraw|(?:take|get|pull|fetch|call) back) (?:the|that|my|this) .{0,40}?\b(?:e-?mails?|messages?|mails?)\b.{0,30}\b(?:i|we) (?:have |had )?(?:sent|wrote|mailed)\b/iu
const atReader =
  /^(?:recall|un-?send|retract|withdraw|delete|remove|erase|wipe|take|get|pull|fetch)\b.{2,80}\b(?:from|out of) (?:her|his|their|(?!today|yesterday)\p{L}+['’]s) (?:inbox|mailbox|mail|phone)\b/iu
