import { Failure } from '#foundation/contract/failure.ts'

export type Frame = { type: string }

const deepest = 32

/** What a client sent, as far as it is known to be a message at all. */
export function readFrame(text: string): Frame {
  if (isDeeperThan(text, deepest)) throw new Failure('malformed', 'This message is nested too deeply.')
  const value = parse(text)
  if (isFrame(value)) return value
  throw new Failure('malformed', 'This message is not an object with a type.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('malformed', 'This message is not valid JSON.')
  }
}

function isFrame(value: unknown): value is Frame {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Before parsing, so that nothing deep is ever built; by hand, because no expression does this in one pass. */
function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (quoted && character === '\\') index += 1
    else if (character === '"') quoted = !quoted
    else if (!quoted && (character === '[' || character === '{')) depth += 1
    else if (!quoted && (character === ']' || character === '}')) depth -= 1
    if (depth > limit) return true
  }
  return false
}
