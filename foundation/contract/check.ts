import type { z } from 'zod'
import { Failure, type FieldError, fieldErrors } from './failure.ts'
import { sentence } from './sentence.ts'

const settings = { error: sentence }

/** What came from outside, in the shape we need; otherwise an `invalid` Failure that names every field at fault. */
export function check<S extends z.ZodType>(shape: S, input: unknown): z.output<S> {
  const result = shape.safeParse(input, settings)
  if (result.success) return result.data
  const errors = fieldErrors(result.error)
  throw new Failure('invalid', summary(errors), { errors })
}

function summary(errors: FieldError[]): string {
  const [first] = errors
  if (!first) return 'This could not be understood.'
  if (!first.field) return first.message
  const names = [...new Set(errors.map(({ field }) => `“${field}”`))]
  if (names.length === 1) return `Please check ${names[0]}: ${first.message}`
  return `Please check ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
}
