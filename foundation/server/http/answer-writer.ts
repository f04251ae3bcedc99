import { z } from 'zod'

/** So many answers of a route are checked whole, which is enough to notice that it gives what it should not. */
export const checkedWhole = 50

/**
 * How an answer leaves: with the fields it may have and no others, of the right types, as JSON. The first answers of a
 * route are checked for formats and bounds as well; all of them would cost more than everything else that happens to
 * an answer, and what is in the database was checked when it came.
 */
export function answerWriter(whole: z.ZodType): (answer: unknown) => string {
  let types: z.ZodType | undefined
  let written = 0
  return (answer) => {
    written += 1
    const shape = written > checkedWhole ? (types ??= typesOf(whole, new Set())) : whole
    return JSON.stringify(shape.parse(answer))
  }
}

/** The shape without formats and bounds; whatever could change a value on its way stays as it is. */
function typesOf(shape: z.core.$ZodType, within: ReadonlySet<z.core.$ZodType>): z.ZodType {
  const inner = (part: z.core.$ZodType) => typesOf(part, new Set([...within, shape]))
  // A shape that holds itself ends where it begins again.
  if (within.has(shape)) return shape as z.ZodType
  if (shape instanceof z.core.$ZodString && keepsValue(shape)) return z.string()
  if (shape instanceof z.core.$ZodNumber && keepsValue(shape)) return z.number()
  if (shape instanceof z.ZodArray) return z.array(inner(shape.element))
  if (shape instanceof z.ZodNullable) return z.nullable(inner(shape.unwrap()))
  if (shape instanceof z.ZodOptional) return z.optional(inner(shape.unwrap()))
  if (shape instanceof z.ZodRecord) return z.record(shape.keyType as z.ZodString, inner(shape.valueType))
  if (shape instanceof z.ZodObject && !shape.def.catchall) {
    const fields = Object.entries<z.core.$ZodType>(shape.shape)
    return z.object(Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])))
  }
  return shape as z.ZodType
}

function keepsValue(shape: z.core.$ZodString | z.core.$ZodNumber): boolean {
  const { coerce, checks = [] } = (shape as z.ZodString | z.ZodNumber).def
  return !coerce && !checks.some((check) => check instanceof z.core.$ZodCheckOverwrite)
}
