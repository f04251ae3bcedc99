import type { Answerer, AnswerPiece } from '#features/chat/server/index.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { closingWords } from '../../rules/closing.ts'
import type { LoopEnd, LoopEvent, ToolResult } from '../loop/event.ts'
import { runLoop } from '../loop/loop.ts'
import type { Offered } from '../tools/offered.ts'
import { endOf, retryOf, startOf } from './pieces.ts'
import { type Preparing, prepare } from './preparing.ts'

/** Writes the answers of conversations: prepares a run, lets it run, and tells in pieces what comes of it. */
export function createAnswering(parts: Preparing): Answerer {
  return async function* answer(turn, signal) {
    const account = openAccount()
    const run = await prepare(parts, turn, account.came)
    for await (const event of runLoop(run, signal)) {
      if (event.type === 'end') yield* close(event.end, account)
      else yield* told(event, account, parts.offered())
    }
  }
}

/** What has come of a run so far, whole, as models elsewhere may not read it. */
type Account = {
  text: string
  results: Map<string, ToolResult>
  labels: Map<string, string>
  came: (key: string, result: ToolResult) => void
}

function openAccount(): Account {
  const results = new Map<string, ToolResult>()
  return { text: '', results, labels: new Map(), came: (key, result) => void results.set(key, result) }
}

type Event = Exclude<LoopEvent, { type: 'end' }>

function* told(event: Event, account: Account, offered: readonly Offered[]): Generator<AnswerPiece> {
  if (event.type === 'text') {
    account.text += event.text
    yield event
  }
  if (event.type === 'tool-start') {
    account.labels.set(event.key, event.label)
    yield startOf(event)
  }
  if (event.type === 'retrying') yield retryOf(event)
  if (event.type === 'tool-end') {
    const { key, tool } = event
    const found = offered.find(({ name }) => name === tool)
    const past = found?.kind === 'lookup' ? found.lookup.label : undefined
    const result = account.results.get(key) ?? event.result
    account.results.set(key, result)
    yield endOf(key, account.labels.get(key) ?? tool, result, past)
  }
}

/** The house’s own last words; what went wrong before the first word can be tried again. */
function* close(end: LoopEnd, { text, results }: Account): Generator<AnswerPiece> {
  if (end.why === 'stopped') return
  const came = [...results.values()]
  const done = came.flatMap((result) => (result.kind === 'done' ? [result.sentence] : []))
  const closing = closingWords({ text, done, waits: came.some(({ kind }) => kind === 'waits') })
  const hasFailed = end.why === 'failed' || end.why === 'empty'
  const last = 'sentence' in end && !hasFailed ? `_${end.sentence}_` : undefined
  const words = [closing, last].filter((each) => each !== undefined).join('\n\n')
  if (words !== '') yield { type: 'text', text: text.trim() === '' ? words : `\n\n${words}` }
  if (hasFailed) throw new Failure('unavailable', end.sentence)
}
