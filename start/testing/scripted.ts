import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { AnswerPiece, Answerer } from '#features/chat/server/index.ts'
import { Failure } from '#foundation/contract/failure.ts'

const step = z.object({
  label: z.string(),
  /** Milliseconds. */
  takes: z.number().min(0).default(0),
  /** What went wrong in it. */
  fails: z.string().optional(),
  /** The id of the activity that it shows. */
  card: z.string().optional(),
})

/** What a message asks of the scripted answerer, as JSON; any other text is answered with `You said: ` and itself. */
const script = z.object({
  /** Milliseconds before anything else. */
  after: z.number().min(0).default(0),
  steps: z.array(step).default([]),
  say: z.string().default(''),
  /** So many tokens, one after the other. */
  tokens: z.int().min(0).max(100_000).default(0),
  /** Milliseconds between two of them. */
  every: z.number().min(0).default(0),
  /** After the words, this is what went wrong. */
  fail: z.string().optional(),
  /** After the words, a bug. */
  bug: z.boolean().default(false),
  /** After the words, nothing more, and no heed of any signal. */
  hang: z.boolean().default(false),
})

/** The whole text that so many tokens make. */
export function tokensOf(count: number): string {
  return Array.from({ length: count }, (_, number) => tokenAt(number)).join('')
}

const words = ['Good', 'morning.', 'The', 'meeting', 'with', 'Zoë', 'is', 'at', 'nine', '🗓️', 'and', 'then', 'lunch.']

function tokenAt(number: number): string {
  return `${words[number % words.length]} ${number} `
}

/** Writes what the message itself says it should: for tests and measurements. */
export const scripted: Answerer = async function* scripted({ history }, signal) {
  const [question] = await history(1)
  const { after, steps, say, tokens, every, fail, bug, hang } = read(question?.content ?? '')
  if (after > 0) await pause(after, undefined, { signal })
  for (const [index, each] of steps.entries()) yield* act(each, `step-${index + 1}`, signal)
  if (say !== '') yield { type: 'text', text: say }
  for (let number = 0; number < tokens; number += 1) {
    if (number > 0 && every > 0) await rest(every)
    if (signal.aborted) return
    yield { type: 'text', text: tokenAt(number) }
  }
  if (fail !== undefined) throw new Failure('unavailable', fail)
  if (bug) throw new TypeError('a bug, as it was asked for')
  if (hang) await new Promise(() => {})
}

/** Between tokens, of which there are many: without the cost of a listener for each. */
function rest(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds)
  })
}

function read(content: string): z.output<typeof script> {
  try {
    return script.parse(JSON.parse(content))
  } catch {
    return script.parse({ say: `You said: ${content}` })
  }
}

async function* act(
  { label, takes, fails, card }: z.output<typeof step>,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<AnswerPiece> {
  yield { type: 'step-start', step: { id, label } }
  if (takes > 0) await pause(takes, undefined, { signal })
  const shown = card !== undefined && { card: { kind: 'activity', id: card } }
  if (fails === undefined) yield { type: 'step-end', step: { id, label, state: 'done', ...shown } }
  else yield { type: 'step-end', step: { id, label, state: 'failed', detail: fails } }
}
