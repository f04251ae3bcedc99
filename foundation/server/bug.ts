import { Failure } from '#foundation/contract/failure.ts'

/**
 * Anything that is not a Failure is a bug: the client gets a calm sentence, and the end of the request or job logs the
 * details.
 */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('internal', 'Something went wrong on our side. It has been noted; please try again.', {
    cause: error,
  })
}
