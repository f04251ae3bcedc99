import { Failure } from '#foundation/contract/failure.ts'

/** Whatever is not a Failure is a bug of ours: said calmly here, logged whole where a request or job ends. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return new Failure('internal', 'Something went wrong on our side. It has been noted; please try again.', {
    cause: error,
  })
}
