import { defineLanguage } from '#foundation/language/templates/language.ts'
import { answerOf, bindLanguage, call, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { mailFound, type MailPassage, mailPassages } from '../../contract.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readQuestion, tellingWords } from '../../language/reading/read-question.ts'
import { readMailWish } from '../../language/reading/read-wish.ts'
import type { Consult } from '../../language/wish.ts'
import { isCalled } from '../../rules/named.ts'
import { consult, findMail, kind, momentOf, refOf, spokenOf } from './finding.ts'
import { isMailInHand } from './in-hand.ts'
import { warnings } from './judged.ts'
import { ofShown } from './of-shown.ts'
import * as words from './wording.ts'

const language = defineLanguage({
  name: 'mail-questions',
  searches: ['mail'],
  lexicon: {},
  intents: { 'ask-mail': { kind: 'ask', say: [] } },
})

/** Quotes the mail that says most about what was asked, and says so where it holds only half of it; nothing where none does. */
export function consulted(turn: Turn, question: Consult): Move {
  const spoken = question.it ? spokenOf(turn.dialogue).map(({ id }) => id) : []
  const { words: about } = question
  const answer = answerOf(turn, consult)
  if (answer === undefined) {
    if (about === '') return say(words.nothingSaid, { isNothing: true })
    return call(consult, { words: about, ...(spoken.length > 0 && { ids: spoken.slice(0, 20) }) })
  }
  const { from, surely = false } = question
  const all = mailPassages.parse(answer).passages
  const by = from === undefined ? all : all.filter((passage) => isBy(passage, from))
  const least = question.perhaps ? halfOfIt : question.it === true ? 0 : surely ? mostOfIt : halfOfIt
  const fromThem = by.filter(({ share }) => share >= least)
  const near = surely || fromThem.length > 0 || from === undefined ? [] : all.slice(0, 1).map(({ thread }) => thread)
  const none = near.length > 0 && from !== undefined ? words.nothingSuch({ from, words: about, all: false }) : undefined
  const passages = none === undefined ? fromThem : all.filter(holdsMost)
  if (none !== undefined && passages.length === 0)
    return say(words.nearest(none, near, momentOf(turn)), { shows: near.map(refOf), isNear: true })
  if (passages.length === 0) return notSaid(turn, question)
  const careful = warnings(
    turn,
    passages.map(({ thread }) => thread),
  )
  if (typeof careful !== 'string') return careful
  const lead = none === undefined ? '' : `${words.nearest(none, near, momentOf(turn))}\n\n`
  const said = `${lead}${words.saysSo(passages, momentOf(turn))}${careful === '' ? '' : `\n\n${careful}`}`
  const isClose = none === undefined && (question.it === true || passages.some(holdsMost))
  return say(isClose || none !== undefined ? said : words.closest(said), {
    shows: passages.map(({ thread }) => refOf(thread)),
    ...(!isClose && { isNear: true }),
  })
}

/** What goes on about the mail in hand is not answered from any other: its newest message shows what it does say. */
function notSaid(turn: Turn, { it, perhaps }: Consult): Move {
  if (it !== true || perhaps === true || !isMailInHand(turn.dialogue))
    return say(words.nothingSaid, { isNothing: true })
  const shown = ofShown(turn, { do: 'of-shown', asks: 'content' })
  return shown.kind === 'say' ? { ...shown, text: `${words.notInThese}\n\n${shown.text}` } : shown
}

/** A mail that holds fewer of the words may be about something else. */
function holdsMost({ share }: MailPassage): boolean {
  return share >= mostOfIt
}

const mostOfIt = 0.75
const halfOfIt = 0.5

/** Somebody who is named wrote it, and nobody else. */
function isBy({ from: name, thread, own }: MailPassage, from: string): boolean {
  const address = thread.people.find((one) => one.name === name)?.address ?? ''
  return !own && isCalled(from, { name, address })
}

const plan: Plan = (turn) => consulted(turn, turn.parts.wish as Consult)

/** What is suspicious in these threads, wherever they were found. */
function warningsOn(turn: Turn, ids: readonly string[]): Move | string {
  const answer = answerOf(turn, findMail)
  if (answer === undefined) return call(findMail, { ids, view: 'all', limit: ids.length })
  return warnings(turn, mailFound.parse(answer).threads)
}

/** “What did Tom write about the budget” asks what Tom wrote. */
function writerIn(sentence: string, wording: Wording): { from: string; words: string } | undefined {
  const wish = readMailWish(sentence, wording, false)?.wish
  if (wish?.do !== 'tell' && wish?.do !== 'wrote') return undefined
  const about = tellingWords(wish.which.words)
  return wish.which.from === undefined || about === '' ? undefined : { from: wish.which.from, words: about }
}

/** “Who works on Saturday the 19th, according to the rota mails?” */
function toldByMail(sentence: string): Consult | undefined {
  const [source, what = ''] = bySource.exec(sentence.trim()) ?? []
  if (source === undefined || !ofMail.test(source)) return undefined
  const asked = sentence
    .trim()
    .slice(0, -source.length)
    .replaceAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/giu, '$1')
  const about = tellingWords(`${asked} ${what.replaceAll(ofMail, ' ')}`)
  return about === '' || readQuestion(`${asked}?`, false) === undefined ? undefined : { do: 'consult', words: about }
}

const bySource =
  /,? (?:according to|going by|if (?:i|you|we) go by|judging by|as per|based on) (?:what )?((?:the |my |her |his |their )?[^,;.?!]{3,60})[?.!]*$/iu
const ofMail = /\b(?:e-?mails?|mails?|messages?|wrote|writes|newsletters?)\b/giu

/** “What’s the booking code”, with a mail in hand. */
const asksThing =
  /^(?:(?:and|so|ok) )?(?:what(?:['’]?s| is| was| are| were)|when (?:is|was)|where is) (?:the|its|their) \S+(?: \S+){0,3}$/iu

/** Questions that nothing else here answers. */
export const mailQuestions = bindLanguage(language, {
  plans: { 'ask-mail': plan },
  isQuestion: () => true,
  reads(sentence, { dialogue, now, zone }) {
    const told = toldByMail(sentence)
    if (told) return { intent: 'ask-mail', wish: told, sure: true, tries: true }
    const asked = readQuestion(sentence, spokenOf(dialogue).length > 0)
    const by = asked && writerIn(sentence, { now, zone, dateOrder: dateOrderOf(zone) })
    if (!asked) return undefined
    const wish: Consult = { ...asked, ...by }
    const read = { intent: 'ask-mail', sure: false, tries: true }
    // What goes on about a mail that was shown is looked for there, however little of it is said again.
    if (wish.it) return { ...read, wish, last: true }
    const inHand: Consult = { ...asked, it: true, perhaps: true }
    return [
      ...(isMailInHand(dialogue) && asksThing.test(sentence) ? [{ ...read, wish: inHand, last: true as const }] : []),
      { ...read, wish: { ...wish, surely: true }, last: 'closest' },
      { ...read, wish, last: 'least' },
    ]
  },
  cautions: { kind, of: (turn, ids) => warningsOn(turn, ids) },
  doings: { [consult]: 'Looking into your mail' },
})
