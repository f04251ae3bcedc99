import { defineLanguage } from '#foundation/language/templates/language.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import {
  answerOf,
  bindLanguage,
  call,
  type Leaves,
  type Move,
  type Plan,
  type Read,
  say,
  type Turn,
} from '#foundation/server/language.ts'
import { type FileAnswer, fileAnswer, type FoundThing } from '../contract.ts'
import { type FileQuestion, readFileQuestion } from '../rules/answers/file-question.ts'
import * as words from '../language/wording.ts'
import { consultFiles, showAnswer } from './lookups.ts'

const language = defineLanguage({
  name: 'file-questions',
  searches: ['file', 'mail'],
  lexicon: {},
  intents: { 'ask-files': { kind: 'ask', say: [] } },
})

/** So much of the question a passage holds at least, before it is quoted: more where nothing says that files are meant. */
const least = {
  end: 0.28,
  worldlyEnd: 0.35,
  ofFiles: 0.25,
  open: 0.4,
  surely: 0.5,
  worldly: 0.6,
  statement: 0.75,
} as const

/** Quotes the passages that answer a question, or says that no file does. */
export function askFiles(
  turn: Turn,
  { text, before, isOpen, named, tells, surely = false, isEnd = false }: FileQuestion,
): Move {
  const asked = before === undefined ? text : `${text} ${before}`
  const question = withDates(asked, turn.today).slice(0, 500)
  const near = filesShown(turn.dialogue).slice(0, 20)
  const answer = answerOf(turn, consultFiles)
  if (answer === undefined) return call(consultFiles, { text: question, ...(near.length > 0 && { near }) })
  const found = fileAnswer.parse(answer)
  const [best] = found.results
  const needed = neededFor(found, { isOpen, tells, surely, isEnd })
  const isOfOthers = isOpen && namesElsewhere(text, found)
  const isOfAnotherKind = best !== undefined && best.kind !== 'file' && (tells || (isEnd && !isOfOwn(text)))
  if (!best || found.share < needed || (tells && !found.sure) || isOfAnotherKind || isOfOthers) {
    const counted = turn.texts?.count(turn)
    if (counted && counted.kind !== 'count') return counted
    const hasAny = found.mail || counted?.all !== 0
    return say(
      words.notInFiles(text, { ...found, searched: counted }),
      named && !tells ? {} : { isNothing: isEnd && hasAny && isOfOwn(text) ? 'ifSurer' : true },
    )
  }
  const careful = cautionsOn(found.results, turn)
  if (typeof careful !== 'string') return careful
  const shown = showing(turn, question, found.results)
  if (shown) return shown
  return say(`${words.fromFiles(toldOf(found.results, turn.context), found)}${careful}`, leavesOf(found))
}

type Asked = Pick<FileQuestion, 'isOpen' | 'tells' | 'surely' | 'isEnd'>

function neededFor({ sure, unknown, held }: FileAnswer, { isOpen, tells, surely, isEnd }: Asked): number {
  if (tells) return least.statement
  // Mail holds some of every question about the world.
  const isOfWorld = isOpen && unknown.length > 0 && held < fewestHeld
  if (isEnd) return isOfWorld ? least.worldlyEnd : least.end
  if (isOfWorld) return least.worldly
  return surely && !sure ? least.surely : isOpen ? least.open : least.ofFiles
}

const fewestHeld = 2

/** What does not name somebody who was asked about is no near answer. */
function namesElsewhere(text: string, { unknown, absent }: FileAnswer): boolean {
  const names = text.match(/(?<=\S\s)\p{Lu}\p{L}+/gu) ?? []
  return names.some((name) => [...unknown, ...absent].includes(name.toLowerCase()))
}

/** What is due “tomorrow” is written with its date, as texts have it. */
function withDates(text: string, today: Temporal.PlainDate): string {
  return text.replaceAll(/\b(?:today|tomorrow|yesterday)\b/giu, (word) => {
    const day = today.add({ days: days[word.toLowerCase()] ?? 0 })
    return `${word} (${dateText(day.toString(), 'day', usualTimeFormat)})`
  })
}

const days: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }

/** What speaks against trusting these; a kind may have to look it up first. */
function cautionsOn(results: readonly FoundThing[], turn: Turn): Move | string {
  const said: string[] = []
  for (const { kind, of } of turn.cautions) {
    const ids = results.filter((thing) => thing.kind === kind).map(({ id }) => id)
    const caution = ids.length === 0 ? '' : of(turn, [...new Set(ids)])
    if (typeof caution !== 'string') return caution
    if (caution !== '') said.push(`\n\n${caution}`)
  }
  return said.join('')
}

/** A card below the answer, which links each passage to its place. */
function showing(turn: Turn, text: string, results: readonly FoundThing[]): Move | undefined {
  if (!turn.offers(showAnswer) || turn.results.some(({ tool }) => tool === showAnswer)) return undefined
  return call(showAnswer, { text, things: [...new Set(results.map(({ id }) => id))] })
}

function leavesOf({ results, sure }: FileAnswer): Leaves {
  const files = new Map(results.map(({ kind, id, title }) => [id, { kind, id, title }]))
  return { shows: [...files.values()], ...(!sure && { isNear: true }) }
}

/** A mail says when it was written; of files with one name, each says when it was added. */
function toldOf(results: readonly FoundThing[], { zone, format, name }: Turn['context']): words.Told[] {
  return results.map(({ kind, id, title, at, passages: [best] }) => {
    const isOneOfMany = results.some((other) => other.id !== id && other.title.toLowerCase() === title.toLowerCase())
    const day = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString()
    return {
      kind,
      title,
      ...((isOneOfMany || kind === 'mail') && { added: dateText(day, 'medium', format) }),
      ...(best?.by !== undefined && { by: best.by === name ? 'you' : best.by }),
      ...(best && { passage: { text: best.text, where: best.place ? placeInWords(best.place) : '' } }),
    }
  })
}

function filesShown({ shown }: Turn['dialogue']): string[] {
  return shown.flatMap(({ kind, id }) => (kind === 'file' ? [id] : []))
}

/** A question that names neither the person nor a day. */
function staysWithFiles(sentence: string, { tells, isOpen }: FileQuestion): boolean {
  return !tells && !isOpen && !ofTheirs.test(sentence) && asksOfText.test(sentence)
}

const ofTheirs =
  /\b(?:i|i'm|am|me|my|mine|we|us|our|today|tomorrow|tonight|week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tasks?|reminders?|calendar|free|time is it)\b/i
const asksOfText = /^\W*(?:and |so |but |ok )*(?:what|when|where|which|who|whom|whose|why|how|until when|by when)\b/i

/** What somebody asks of what is theirs is no question about the world: it is said that nothing here tells it. */
const ofOwnThings = /\b(?:my|mine|our|ours|we|us|(?:did|have|had|was) i)\b/i
const howTo = /\bhow (?:do|can|should|would|could) (?:i|we)\b/i

function isOfOwn(text: string): boolean {
  return ofOwnThings.test(text) && !howTo.test(text)
}

const plan: Plan = (turn) => askFiles(turn, turn.parts.wish as FileQuestion)

/** Questions that nothing else here answers. */
export const fileQuestions = bindLanguage(language, {
  plans: { 'ask-files': plan },
  isQuestion: () => true,
  reads(sentence, { dialogue }) {
    const asked = dialogue.asked?.intent === 'ask-files' ? (dialogue.asked.wish as FileQuestion | undefined) : undefined
    const wish = readFileQuestion(sentence, { isOfFiles: filesShown(dialogue).length > 0, before: asked?.text })
    if (!wish) return undefined
    const read = { intent: 'ask-files', sure: false, tries: true }
    const last: Read[] =
      wish.isOpen && !wish.tells
        ? [
            { ...read, wish: { ...wish, surely: true }, last: true },
            { ...read, wish, last: 'closest' },
            { ...read, wish: { ...wish, isEnd: true }, nearest: true },
          ]
        : [{ ...read, wish, last: true }]
    // What is asked right after a file was quoted is looked for in it before an event of a similar name.
    return asked && staysWithFiles(sentence, wish)
      ? [{ ...read, wish: { ...wish, isOpen: true, named: false }, aside: true }, ...last]
      : last
  },
  handsOver: ['ask-files'],
  doings: { [consultFiles]: 'Looking into your files and mail', [showAnswer]: 'Showing what your files and mail say' },
})
