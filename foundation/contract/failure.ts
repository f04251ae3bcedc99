import { z } from 'zod'

/** Every way the server can refuse. The list is closed: clients branch on the code, people read the sentence. */
export const failureCodes = [
  'malformed',
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'out-of-date',
  'needs-yes',
  'full',
  'too-large',
  'unsupported-media-type',
  'out-of-range',
  'too-many-requests',
  'internal',
  'unavailable',
] as const

export type FailureCode = (typeof failureCodes)[number]

export const fieldError = z.object({
  field: z.string().meta({ description: 'The path of the field, its parts joined by dots.' }),
  message: z.string(),
})
export type FieldError = z.infer<typeof fieldError>

/** An error as it crosses the wire: RFC 9457, with a `detail` written for a person. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(failureCodes),
    requestId: z.string().optional(),
    errors: z.array(fieldError).optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problem>

export type FailureDetails = {
  errors?: FieldError[]
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** What another standard wants to read beside ours: extension members, as RFC 9457 (3.2) calls them. */
  members?: Record<string, string>
  cause?: unknown
}

/** Thrown where the reason is known; translated once, at the HTTP, socket, job and tool edges. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly members: Record<string, string> | undefined

  constructor(code: FailureCode, sentence: string, { errors, retryAfter, members, cause }: FailureDetails = {}) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
    this.members = members
  }
}

/** What zod found wrong, as fields and sentences. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
}
