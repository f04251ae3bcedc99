import { Failure } from '#foundation/contract/failure.ts'
import { whyHeavy } from '../json-size.ts'

export type Frame = { type: string }

/** What a client sent, as far as it is known to be a message at all. */
export function readFrame(text: string): Frame {
  const heavy = whyHeavy(text)
  if (heavy) throw new Failure('malformed', `This message is ${heavy}.`)
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
