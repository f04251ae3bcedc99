import { z } from 'zod'

export type Json = Record<string, unknown>

export type Schemas = {
  /** As it stands in the document: shapes with a name are referred to. */
  of(shape: z.ZodType, side: Side): Json
  /** The parts of a shape whose fields are told apart, such as a query. */
  object(shape: z.ZodObject): { properties?: Record<string, Json>; required?: string[] }
  /** All shapes with a name that were referred to. */
  named(): Record<string, Json>
}

type Side = 'input' | 'output'

export function createSchemas(): Schemas {
  const named = new Map<string, { written: string; schema: Json }>()

  /** A shape that reads differently on its way in gets a second name for it. */
  function nameFor(id: string, written: string, side: Side): string {
    const candidates = [id, id + suffix[side], ...Array.from({ length: 100 }, (_, n) => `${id}${suffix[side]}${n + 2}`)]
    const isFree = (name: string) => (named.get(name)?.written ?? written) === written
    const name = candidates.find(isFree)
    if (!name) throw new Error(`Too many shapes are called ${id}.`)
    named.set(name, { written, schema: {} })
    return name
  }

  function convert(shape: z.ZodType, side: Side): Json {
    const {
      $schema: _,
      $defs = {},
      ...schema
    } = z.toJSONSchema(shape, {
      io: side,
      unrepresentable: 'any',
      override: tidy,
    }) as Json & { $defs?: Record<string, Json> }
    const found = Object.entries($defs).map(([id, inner]) => ({
      id,
      inner,
      name: nameFor(id, JSON.stringify(inner), side),
    }))
    const names = new Map(found.map(({ id, name }) => [id, name]))
    for (const { inner, name } of found)
      named.set(name, { written: JSON.stringify(inner), schema: relink(inner, names) as Json })
    return relink(schema, names) as Json
  }

  return {
    of: convert,
    object: (shape) => convert(shape, 'input'),
    named() {
      const sorted = [...named].sort(([one], [other]) => one.localeCompare(other))
      return Object.fromEntries(sorted.map(([name, { schema }]) => [name, schema]))
    },
  }
}

const suffix: Record<Side, string> = { input: 'Input', output: 'Output' }

/** Says what a reader needs: a format rather than its expression, no bounds that every number has. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  // Later answers may say more than today's.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

function relink(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => relink(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? componentOf(String(inner), names) : relink(inner, names),
    ]),
  )
}

function componentOf(reference: string, names: Map<string, string>): string {
  const name = names.get(reference.replace('#/$defs/', ''))
  if (!name) throw new Error('A shape that holds itself needs a name: .meta({ id }).')
  return `#/components/schemas/${name}`
}
