import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Place, Wording } from '#foundation/time/words/when.ts'
import { adding } from './beside-new.ts'
import { dueIn } from './due.ts'
import { lists } from './goal.ts'
import { saysNeed } from './need.ts'
import { priorities } from './words.ts'

/**
 * “Task: shred the files. Jan 6, 2pm.”, “I have to pay the rent every month. Put in a recurring task, starting in January”:
 * a sentence that only says when, how urgent, on which list or that it is to be noted, belongs to the one beside it.
 */
export function gathered(message: string, wording: Wording): string {
  if (message.length > mostCharacters) return message
  const [, remark = '', task = ''] = remarked.exec(message) ?? []
  if (task !== '' && kindOfSentence(remark) === 'fragment' && dueIn(task, wording)) return task
  const sentences = headFrom(message, wording) ?? sentencesOf(message)
  if (sentences.length < 2 || sentences.length > mostSentences) return message
  const read = sentences.map((sentence) => ({ sentence, beside: besideIn(sentence, wording) }))
  const [core, ...others] = read.filter(({ beside }) => !beside)
  if (!core || others.length > 0) return message
  const text = withoutEnd(core.sentence, '.!?')
  const at = read.indexOf(core)
  const around = read.filter(({ beside }) => beside)
  const isNoted = around.some(({ beside }) => beside?.isNote)
  const isNew =
    findPhrases(
      tokenize(text).filter(({ text: word }) => !polite.has(word)),
      adding,
    )[0]?.at === 0
  const isCalledTask = around.some(({ beside }) => beside?.isCalledTask)
  if (!isNew && !(isNoted && isToBeDone(core.sentence, isCalledTask))) return message
  if (core.sentence.endsWith('?') && kindOfSentence(core.sentence) !== 'order') return message
  const isDated = dueIn(text, wording) !== undefined
  const slots = around.flatMap(({ beside }, place) =>
    beside && beside.slot !== '' && !(place < at && isDated) ? [beside.slot] : [],
  )
  const said = [text, ...slots].join(', ')
  return isNew || !isNoted ? said : `${waited.test(text) ? 'note that' : 'new task:'} ${said}`
}

/** “Make a task out of this, no date: ask accounts about the mileage”. */
function headFrom(message: string, wording: Wording): string[] | undefined {
  const at = message.indexOf(': ')
  const head = message.slice(0, Math.max(0, at))
  const points = tokenize(head).some(({ text }) => pointers.has(text))
  return points && besideIn(head, wording)?.isNote === true ? [head, message.slice(at + 2)] : undefined
}

/** “First thing of the new year.. Task: cancel the gym, by the 31st”. */
const remarked = /^([^.!?:]{3,80})[.!…]{1,3} ((?:new )?(?:task|to-?do)\b[^:.]{0,30}: .{3,300})$/i

const mostCharacters = 600
const mostSentences = 4
const polite = new Set('please pls kindly can could would will you hey hi ok okay so and'.split(' '))
const waited = /\bwaiting (?:on|for)\b|\bowes? me\b|\bpromised me\b/i

/** What was done is no task, nor is a question; an order, “move lunch to 2. Note it down.”, only where it is called one. */
function isToBeDone(sentence: string, isCalledTask: boolean): boolean {
  if (needs.test(sentence) || saysNeed(sentence) || waited.test(sentence)) return true
  return isCalledTask && kindOfSentence(sentence) === 'order' && !reminding.test(sentence)
}

const reminding = /^(?:(?:please|pls|can you|could you) )?(?:remind|ping|nudge|alert|wake)\b/i
const needs = /\b(?:i|we) (?:still |also )?(?:have to|need to|must|should|ought to|have got to)\b/i

/** At marks that end a sentence, but not behind “Mr.” or “Jan.”. */
function sentencesOf(message: string): string[] {
  return message
    .trim()
    .split(
      /(?<=[\p{L}\p{N}'"’”)][.!?…]{1,3})(?<!\b(?:mr|mrs|ms|dr|prof|st|no|nr|vs|dept|approx|incl|re|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.) +(?=\S)/iu,
    )
}

/** `isCalledTask`: a task or a list is named. */
type Beside = { slot: string; isNote: boolean; isCalledTask: boolean }

/** What a sentence adds to another, where each of its words has a part in that. */
function besideIn(sentence: string, wording: Wording): Beside | undefined {
  if (sentence.endsWith('?')) return undefined
  const text = withoutEnd(sentence, '.!…')
  const tokens = tokenize(text)
  const undated = spansOf(tokens, findPhrases(tokens, dateless))
  const slots = partsSaid(text, tokens, wording)
  const places = [...slots, ...undated]
  const left = tokens.filter(({ from, to }) => !places.some(({ at, until }) => from < until && to > at))
  const isCalledTask = left.some(({ text: word }) => nouns.has(word))
  const isNote =
    (isCalledTask || left.some(({ text: word }) => pointers.has(word))) &&
    left.some(({ text: word }) => notes.has(word))
  if (places.length === 0 && !isNote) return undefined
  if (!left.every(({ text: word }) => light.has(word) || (isNote && noting.has(word)))) return undefined
  const slot = slots.toSorted((one, other) => one.at - other.at).map(({ at, until }) => text.slice(at, until))
  return { slot: slot.join(' '), isNote, isCalledTask }
}

function partsSaid(text: string, tokens: readonly Token[], wording: Wording): Place[] {
  const times = [...(readRepetition(text, wording)?.places ?? []), ...readTimes(text, wording)].map((place) =>
    led(text, place),
  )
  const spans = [
    ...findPhrases(tokens, priorities),
    ...lists
      .read({ message: text, tokens }, { now: wording.now, zone: wording.zone ?? 'UTC' })
      .flatMap(({ at, end, value }) =>
        into.has(tokens[at - 1]?.text ?? '') && !general.has(value.toLowerCase()) ? [{ at: at - 1, end }] : [],
      ),
  ]
  return [...times, ...spansOf(tokens, spans)].filter(
    ({ at, until }, place, all) =>
      !all.some(
        (other, own) =>
          own !== place &&
          other.at <= at &&
          other.until >= until &&
          (other.until - other.at > until - at || own < place),
      ),
  )
}

function spansOf(tokens: readonly Token[], spans: readonly { at: number; end: number }[]): Place[] {
  return spans.map(({ at, end }) => ({ at: tokens[at]?.from ?? 0, until: tokens[end - 1]?.to ?? 0 }))
}

/** “By Friday”, “starting in January”: with the word that leads to it. */
function led(text: string, { at, until }: Place): Place {
  const [lead = ''] =
    /(?:\b(?:by|on|for|until|till|before|starting|start|from|at)(?: the| in)? ){1,2}$/i.exec(text.slice(0, at)) ?? []
  return { at: at - lead.length, until }
}

const dateless = phrases([
  ['no date, no deadline, no due date, no rush, no hurry, no date on it, no fixed date, without a date', true],
])
const into = new Set(['to', 'on', 'onto', 'in', 'into', 'under'])
const general = new Set(['to do', 'to-do', 'todo', 'task', 'my', 'the'])
const notes = new Set(
  'keep save add put note make create set log list enter jot write record stick turn get task todo'.split(' '),
)
const nouns = new Set('task tasks todo todos to-do to-dos list'.split(' '))
const pointers = new Set('it that this them those these'.split(' '))
const noting = new Set([
  ...notes,
  ...nouns,
  ...pointers,
  ...'in down up as a an my the onto on to into for me new one recurring repeating repeated regular into out of two three separate with'.split(
    ' ',
  ),
])
const light = new Set(
  `please pls plz thanks thank you thx kindly and so ok okay is are was will would do does be fine good great enough ok works work suits perfect latest at the by it that this its it's date deadline due when time
  starting start starts first from then ideally best sometime say maybe probably on for in a just only no`.split(/\s+/),
)
