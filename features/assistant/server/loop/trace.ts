export type Trace = { type: string; trace: string[] }

/** Where an error came from, for the log. Its message may contain a person's text, so it is left out. */
export function traceOf(error: unknown): Trace {
  if (!(error instanceof Error)) return { type: typeof error, trace: [] }
  const { name, message, stack = '' } = error
  const afterMessage = stack.slice(stack.indexOf(message) + message.length)
  const frames = afterMessage.split('\n').filter((line) => line.startsWith('    at '))
  const cause = error.cause === undefined ? [] : traceOf(error.cause).trace
  return { type: name, trace: [...frames, ...cause].slice(0, mostFrames).map((line) => line.trim()) }
}

const mostFrames = 20
