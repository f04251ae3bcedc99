import { Failure, type FailureCode, problem } from '#foundation/contract/failure.ts'

/** A refusal in the server's own words, or in ours where a proxy answered in its place. */
export async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => undefined)
  const told = problem.safeParse(body)
  const retryAfter = secondsToWait(response)
  const details = { cause: new HttpStatus(response.status), ...(retryAfter !== undefined && { retryAfter }) }
  if (!told.success) return new Failure(codeOf(response.status), sentenceOf(response.status), details)
  const { code, detail, errors } = told.data
  return new Failure(code, detail, { ...details, ...(errors && { errors }) })
}

export function unreachable(cause: unknown): Failure {
  return new Failure('unavailable', 'The server cannot be reached. Check your connection and try again.', { cause })
}

/** The status that a Failure came with; nothing when no server answered. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Failure && error.cause instanceof HttpStatus ? error.cause.status : undefined
}

class HttpStatus extends Error {
  override readonly name = 'HttpStatus'
  readonly status: number

  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

const codes: Partial<Record<number, FailureCode>> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media-type',
  416: 'out-of-range',
  422: 'invalid',
  428: 'needs-yes',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

function codeOf(status: number): FailureCode {
  return codes[status] ?? (status < 500 ? 'malformed' : 'internal')
}

function sentenceOf(status: number): string {
  if (codeOf(status) === 'unavailable') return 'The server is not available right now. Try again in a moment.'
  return `The server answered with an error (${status}). Try again in a moment.`
}

/** Retry-After in seconds; the form with a date is not one that our server sends. */
function secondsToWait(response: Response): number | undefined {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d+$/.test(text) ? Number(text) : undefined
}
