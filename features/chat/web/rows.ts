import type { Message, OpenAnswer, Thread } from '../contract.ts'

/** A message of this person that the server has not shown yet. */
export type Pending = {
  /** Its client_message_id. */
  id: string
  content: string
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  replaces?: string | undefined
  /** Why the server did not take it. */
  refusal?: string | undefined
}

/** One line of a conversation as it is shown. An open answer's text is not in it: its row asks for that itself. */
export type Row =
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'answer'; key: string; answer: Pick<OpenAnswer, 'id' | 'parent_id' | 'order' | 'state' | 'versions'> }
  | { kind: 'pending'; key: string; pending: Pending }

/**
 * What was said and what is being said, in order; then what waits to be sent. A row keeps its key when the server has
 * shown the message, and when an answer has become one. Where a message is being replaced, its branch ends.
 */
export function rowsOf(
  { messages, answers }: Pick<Thread, 'messages' | 'answers'>,
  pending: readonly Pending[],
): Row[] {
  const replaced = new Set(pending.flatMap(({ replaces }) => replaces ?? []))
  const cut = messages.find(({ id }) => replaced.has(id))?.order ?? Infinity
  const shown = new Set(messages.map(({ client_message_id }) => client_message_id))
  const said = [...messages, ...answers]
    .filter(({ order }) => order < cut)
    .toSorted((one, other) => one.order - other.order)
    .map((each) => ('role' in each ? messageRow(each) : answerRow(each)))
  const waiting = pending.filter(({ id, replaces }) => !shown.has(id) || (replaces !== undefined && cut < Infinity))
  return [...said, ...waiting.map((each): Row => ({ kind: 'pending', key: each.id, pending: each }))]
}

/** Whether the conversation shows it by now, in the place where it belongs. */
export function isShown({ id, replaces }: Pending, messages: readonly Message[]): boolean {
  const shown = messages.some(({ client_message_id }) => client_message_id === id)
  return shown && !messages.some((message) => message.id === replaces)
}

/** The same array as before when nothing differs that a row shows. */
export function steadyRows(before: Row[], after: Row[]): Row[] {
  const steady = after.map((row, at) => {
    const earlier = before[at]
    return earlier && isSame(earlier, row) ? earlier : row
  })
  return before.length === steady.length && steady.every((row, at) => row === before[at]) ? before : steady
}

function messageRow(message: Message): Row {
  return { kind: 'message', key: message.client_message_id ?? message.id, message }
}

function answerRow({ id, parent_id, order, state, versions }: OpenAnswer): Row {
  return { kind: 'answer', key: id, answer: { id, parent_id, order, state, versions } }
}

function isSame(one: Row, other: Row): boolean {
  if (one.kind === 'message') return other.kind === 'message' && one.message === other.message
  if (one.kind === 'pending') return other.kind === 'pending' && one.pending === other.pending
  return (
    other.kind === 'answer' &&
    one.key === other.key &&
    one.answer.state === other.answer.state &&
    one.answer.versions === other.answer.versions
  )
}
