import type { z } from 'zod'
import { Failure, type FieldError, fieldErrors } from './failure.ts'
import { sentence } from './sentence.ts'

const settings = { error: sentence }

/** What came from outside, in the shape we need; otherwise an `invalid` Failure that names every field at fault. */
export function check<S extends z.ZodType>(shape: S, input: unknown): z.output<S> {
  refuseUnstorable(input)
  const result = shape.safeParse(input, settings)
  if (result.success) return result.data
  const errors = fieldErrors(result.error)
  throw new Failure('invalid', summary(errors), { errors })
}

/** Refuses text that PostgreSQL cannot store, and input nested deeper than any of our schemas. */
export function refuseUnstorable(input: unknown): void {
  const found = findUnstorable(input, 0)
  if (!found) return
  const error = { field: found.path.toReversed().join('.'), message: found.message }
  throw new Failure('invalid', summary([error]), { errors: [error] })
}

/** PostgreSQL keeps neither the character NUL nor one half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** The path is built from the inside out, so that valid input allocates none. */
type Found = { path: string[]; message: string }

function findUnstorable(value: unknown, depth: number): Found | undefined {
  if (typeof value === 'string')
    return isStorable(value) ? undefined : { path: [], message: 'This contains a character that cannot be stored.' }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  if (depth === deepest) return { path: [], message: 'This is nested too deeply.' }
  for (const [name, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof name === 'string' && !isStorable(name))
      return { path: [], message: 'The name of a field contains a character that cannot be stored.' }
    const found = findUnstorable(inner, depth + 1)
    if (found) return { ...found, path: [...found.path, String(name)] }
  }
  return undefined
}

const deepest = 32

function summary(errors: FieldError[]): string {
  const [first] = errors
  if (!first) return 'This could not be understood.'
  if (!first.field) return first.message
  const names = [...new Set(errors.map(({ field }) => `“${field}”`))]
  if (names.length === 1) return `Please check ${names[0]}: ${first.message}`
  return `Please check ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
}
