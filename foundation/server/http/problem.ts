import { Failure, type FailureCode, type Problem } from '#foundation/contract/failure.ts'
import { asFailure } from '../bug.ts'

/** The one place where failures become HTTP. */
export const problemKinds: Record<FailureCode, { status: number; title: string }> = {
  malformed: { status: 400, title: 'Bad request' },
  unauthenticated: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  'out-of-date': { status: 409, title: 'Conflict' },
  full: { status: 409, title: 'Conflict' },
  'too-large': { status: 413, title: 'Content too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'out-of-range': { status: 416, title: 'Range not satisfiable' },
  invalid: { status: 422, title: 'Unprocessable content' },
  'needs-yes': { status: 428, title: 'Precondition required' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Internal server error' },
  unavailable: { status: 503, title: 'Service unavailable' },
}

export const problemType = 'application/problem+json; charset=utf-8'

export function toProblem({ code, message, errors, members }: Failure, requestId: string): Problem {
  const { status, title } = problemKinds[code]
  return { ...members, type: 'about:blank', title, status, detail: message, code, requestId, ...(errors && { errors }) }
}

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const known = hasCode(error) ? fromFastify[error.code] : undefined
  if (known) return known
  if (isClientsFault(error)) return new Failure('malformed', 'This request could not be read.')
  return asFailure(error)
}

const fromFastify: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Failure('malformed', 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Failure('malformed', 'The body is not as long as announced.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure('too-large', 'This is more than we take in one request.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure(
    'unsupported-media-type',
    'This address does not take that kind of content.',
  ),
  FST_ERR_BAD_URL: new Failure('malformed', 'This address could not be read.'),
  FST_ERR_MAX_PARAM_LENGTH: new Failure('not-found', 'There is nothing at this address.'),
}

function hasCode(error: unknown): error is { code: string } {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}

/** Fastify marks errors of reading a request so: a body cut off in the middle, for one. */
function isClientsFault(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 400
}
