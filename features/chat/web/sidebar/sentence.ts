import { Failure } from '#foundation/contract/failure.ts'

/** What a person may be told of what went wrong. */
export function sentenceOf(failure: Error): string {
  return failure instanceof Failure ? failure.message : 'Try again in a moment.'
}
