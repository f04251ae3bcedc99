import { Failure } from '#foundation/contract/failure.ts'

/** The sentence to show for an error. */
export function sentenceOf(failure: Error): string {
  return failure instanceof Failure ? failure.message : 'Try again in a moment.'
}
