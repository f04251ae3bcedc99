import type { ChatEvent, Message, OpenAnswer, Step, Thread } from './contract.ts'

/** A client's copy of a conversation, and whether it must be refetched because something is missing. */
export type Held = { thread: Thread; stale: boolean }

/**
 * Applies an event. Applying one twice, or one already included, changes nothing: so a client can apply the events that
 * arrived while it was reading the conversation, and misses none.
 */
export function hear(held: Held, event: ChatEvent): Held {
  const { thread } = held
  if (event.type === 'conversation/changed') return { ...held, thread: withSummary(thread, event.conversation) }
  if (event.conversation_id !== thread.id) return held
  if (event.type === 'conversation/reload') return { ...held, stale: true }
  // Messages after a window on the past are read when the window gets there.
  if (thread.later) return held
  switch (event.type) {
    case 'message/added':
      return { ...held, thread: withMessage(thread, event.message) }
    case 'answer/start':
      return { ...held, thread: withAnswer(thread, event.answer) }
    case 'answer/delta':
      return withText(held, event)
    case 'step/start':
    case 'step/end':
      return { ...held, thread: changeAnswer(thread, event.answer_id, (answer) => withStep(answer, event.step)) }
    case 'assistant_message': {
      const { type: _, conversation_id: __, ...message } = event
      return { ...held, thread: withMessage(thread, message) }
    }
    case 'answer/end':
      return { ...held, thread: withoutAnswer(thread, event.answer_id) }
    default:
      return event satisfies never
  }
}

function withSummary(
  thread: Thread,
  conversation: Extract<ChatEvent, { conversation: unknown }>['conversation'],
): Thread {
  const isNewer = conversation.id === thread.id && conversation.revision > thread.revision
  return isNewer ? { ...thread, ...conversation } : thread
}

/** An answer that has become a message is no longer open. */
function withMessage(thread: Thread, message: Message): Thread {
  const { messages } = withoutAnswer(thread, message.id)
  if (messages.some(({ id }) => id === message.id)) return withoutAnswer(thread, message.id)
  const at = messages.findLastIndex(({ order }) => order < message.order) + 1
  return { ...withoutAnswer(thread, message.id), messages: messages.toSpliced(at, 0, message) }
}

function withAnswer(thread: Thread, answer: OpenAnswer): Thread {
  if (thread.messages.some(({ id }) => id === answer.id)) return thread
  const known = thread.answers.find(({ id }) => id === answer.id)
  if (!known) {
    const at = thread.answers.findLastIndex(({ order }) => order < answer.order) + 1
    return { ...thread, answers: thread.answers.toSpliced(at, 0, answer) }
  }
  if (known.state === 'running') return thread
  return changeAnswer(thread, answer.id, (held) => ({ ...held, state: answer.state }))
}

/** A piece that leaves a hole before it was said while the conversation was being read: it has to be read again. */
function withText(held: Held, { answer_id, at, text }: Extract<ChatEvent, { type: 'answer/delta' }>): Held {
  const answer = held.thread.answers.find(({ id }) => id === answer_id)
  if (!answer) return held
  if (at > answer.text.length) return { ...held, stale: true }
  if (at + text.length <= answer.text.length) return held
  const longer = answer.text.slice(0, at) + text
  return {
    ...held,
    thread: changeAnswer(held.thread, answer_id, (known) => ({ ...known, state: 'running', text: longer })),
  }
}

function withStep(answer: OpenAnswer, step: Step): OpenAnswer {
  const known = answer.steps.findIndex(({ id }) => id === step.id)
  if (known < 0) return { ...answer, steps: [...answer.steps, step] }
  if (answer.steps[known]?.state !== 'running') return answer
  return { ...answer, steps: answer.steps.with(known, step) }
}

function withoutAnswer(thread: Thread, answerId: string): Thread {
  if (!thread.answers.some(({ id }) => id === answerId)) return thread
  return { ...thread, answers: thread.answers.filter(({ id }) => id !== answerId) }
}

function changeAnswer(thread: Thread, answerId: string, change: (answer: OpenAnswer) => OpenAnswer): Thread {
  const at = thread.answers.findIndex(({ id }) => id === answerId)
  const answer = thread.answers[at]
  return answer ? { ...thread, answers: thread.answers.with(at, change(answer)) } : thread
}
