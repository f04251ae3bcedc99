import type { Answerer, AnswerPiece } from '#features/chat/server/index.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Deed, Dialogue } from '#foundation/language/dialogue.ts'
import { closingWords } from '../../rules/closing.ts'
import { dialogueWith } from '../built-in/dialogue.ts'
import type { LoopEnd, LoopEvent } from '../loop/event.ts'
import { runLoop } from '../loop/loop.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import type { Offered } from '../tools/offered.ts'
import { type Account, openAccount } from './account.ts'
import { storedDialogue } from './dialogue.ts'
import { endOf, retryOf, startOf } from './pieces.ts'
import { type Preparing, prepare } from './preparing.ts'
import { openSourcing, type Sourcing } from './sourcing.ts'

/** Writes the answers of conversations: prepares a run, lets it run, and tells in pieces what comes of it. */
export function createAnswering(parts: Preparing): Answerer {
  return async function* answer(turn, signal) {
    // Until the built-in model has read the message as small talk or a question, it counts as an order.
    const heard: Listened = { isOrder: true, dialogue: undefined, results: 0, superseded: undefined }
    const account = openAccount(parts.offered(), () => heard.isOrder)
    const { run, outside } = await prepare(parts, turn, {
      came: account.came,
      hear: (isOrder) => void (heard.isOrder = isOrder),
      keep: (dialogue, results) => Object.assign(heard, { dialogue, results }),
      supersede: (activityId) => void (heard.superseded = activityId),
      replaces: () => heard.superseded,
    })
    // From the first word on, so that the line is there however the answer ends.
    if (outside) yield* outcomeOf(account)
    const sourcing = outside ? openSourcing() : undefined
    for await (const event of runLoop(run, signal)) {
      if (event.type !== 'text' && event.type !== 'retrying') yield* heldBack(account, sourcing, event.type === 'end')
      if (event.type === 'end') yield* close(event.end, account, { outside, reword: parts.reword })
      else yield* told(event, account, { offered: parts.offered(), sourcing })
      if (event.type === 'tool-end' || event.type === 'end') yield* stateOf(heard, account, turn.answerId)
    }
  }
}

/** What the built-in assistant reported while it answered. */
type Listened = { isOrder: boolean; dialogue: Dialogue | undefined; results: number; superseded: string | undefined }

/** With everything that was done so far, so that also an answer that is cut off leaves it. */
function* stateOf({ dialogue, results }: Listened, account: Account, answerId: string): Generator<AnswerPiece> {
  if (!dialogue) return
  const all = account.results()
  const left = all.slice(results).reduce((so, result) => dialogueWith(so, result), dialogue)
  const own = new Set(all.flatMap(({ result }) => ('activityId' in result ? result.activityId : [])))
  const { did, card } = left
  const stamped = (deed: Deed) => (own.has(deed.activityId) ? { ...deed, answerId } : deed)
  yield {
    type: 'state',
    ...storedDialogue({ ...left, ...(did && { did: stamped(did) }), ...(card && { card: stamped(card) }) }),
  }
}

type Event = Exclude<LoopEvent, { type: 'end' }>
type Telling = { offered: readonly Offered[]; sourcing: Sourcing | undefined }

/** The outcome goes before the step that it speaks of: both are stored together. */
function* told(event: Event, account: Account, { offered, sourcing }: Telling): Generator<AnswerPiece> {
  if (event.type === 'text') yield* wordsOf(sourcing ? sourcing.feed(event.text) : event.text, account)
  if (event.type === 'tool-start') {
    account.begin(event)
    yield* outcomeOf(account)
    yield startOf(event)
  }
  if (event.type === 'retrying') yield retryOf(event)
  if (event.type === 'tool-end') {
    const { key, tool } = event
    const found = offered.find(({ name }) => name === tool)
    const past = found?.kind === 'lookup' ? found.lookup.label : undefined
    const result = account.resultOf(event)
    if (sourcing) restOn(sourcing, found, result)
    yield* outcomeOf(account)
    yield endOf(key, account.labelOf(key) ?? tool, result, past)
  }
}

/** What a model wrote last; once the answer is over, with the sources that it rests on. */
function* heldBack(account: Account, sourcing: Sourcing | undefined, isOver: boolean): Generator<AnswerPiece> {
  if (!sourcing) return
  const words = sourcing.flush()
  yield* wordsOf(isOver ? words + sourcing.sources() : words, account)
}

function* wordsOf(text: string, account: Account): Generator<AnswerPiece> {
  if (text === '') return
  account.say(text)
  yield { type: 'text', text }
}

/** Passages are what an answer about documents rests on; whatever else came back is known as well. */
function restOn(sourcing: Sourcing, found: Offered | undefined, result: ToolResult): void {
  const quotes = found?.kind === 'lookup' ? found.lookup.quotes : undefined
  if (result.kind !== 'answer') sourcing.know('sentence' in result ? result.sentence : result.title)
  else if (quotes) sourcing.rest(quotes(result.answer as never))
  else sourcing.know(JSON.stringify(result.answer))
}

function* outcomeOf(account: Account, said?: string): Generator<AnswerPiece> {
  const line = account.outcome(said)
  if (line !== undefined) yield { type: 'outcome', line }
}

/** The server's closing words; failures before the first word can be retried. */
function* close(
  end: LoopEnd,
  account: Account,
  { outside, reword }: { outside: boolean; reword: (text: string) => string },
): Generator<AnswerPiece> {
  if (end.why === 'stopped') return
  const hasFailed = end.why === 'failed' || end.why === 'empty'
  const isSilent = account.text.trim() === ''
  const said = isSilent ? closingWords(account.deeds()) : undefined
  const closing = said === undefined ? undefined : reword(said)
  const last = 'sentence' in end && !hasFailed ? `_${end.sentence}_` : undefined
  const words = [closing, last].filter((each) => each !== undefined).join('\n\n')
  if (words !== '') yield { type: 'text', text: isSilent ? words : `\n\n${words}` }
  yield* outcomeOf(account, outside ? closing : (closing ?? account.text))
  if (hasFailed) throw new Failure('unavailable', end.sentence)
}
