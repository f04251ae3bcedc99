import { z } from 'zod'

/** What a made-up message is filled with. */
export type Filling = {
  id: string
  text: string
  /** Of what stands within what `id` names, where both are asked for. */
  inner?: string
  /** Leaves out what need not be there. */
  least?: boolean
  /** What is known of the thing: fields of the body that are called as its own are filled with them. */
  known?: Record<string, unknown>
}

type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  minItems?: number
  maxLength?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  $ref?: string
  $defs?: Record<string, Schema>
}

/** Something that fits the shape: what it must have, and every field that can carry an identifier. */
export function sampleOf(shape: z.ZodType, filling: Filling): unknown {
  const schema = schemaOf(shape)
  return sample(schema, { ...filling, definitions: schema.$defs ?? {} })
}

/** Whether an identifier can be put anywhere into it. */
export function takesId(shape: z.ZodType | undefined): boolean {
  if (!shape) return false
  const schema = schemaOf(shape)
  return carriesId(schema, schema.$defs ?? {})
}

function schemaOf(shape: z.ZodType): Schema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema
}

type Definitions = Record<string, Schema>

function sample(given: Schema, filling: Filling & { definitions: Definitions }): unknown {
  const schema = resolve(given, filling.definitions)
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf)?.[0]
  if (choice) return sample(choice, filling)
  if (schema.type === 'object') return sampleObject(schema, filling)
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}, filling))
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  return sampleText(schema, filling)
}

function sampleObject({ properties = {}, required = [] }: Schema, filling: Parameters<typeof sample>[1]): object {
  const wanted = Object.entries(properties).filter(
    ([name, schema]) => required.includes(name) || (!filling.least && carriesId(schema, filling.definitions)),
  )
  return Object.fromEntries(wanted.map(([name, schema]) => [name, sample(schema, filling)]))
}

const formats: Record<string, string> = {
  'date-time': '2026-01-05T09:00:00Z',
  date: '2026-01-05',
  time: '09:00:00',
  email: 'somebody@northwind.example',
  uri: 'https://northwind.example/',
}

function sampleText({ format = '', maxLength }: Schema, { id, text }: Filling): string {
  if (format === 'uuid') return id
  return formats[format] ?? text.slice(0, maxLength)
}

function carriesId(given: Schema, definitions: Definitions): boolean {
  const schema = resolve(given, definitions)
  if (schema.format === 'uuid') return true
  const inner = [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? [], Object.values(schema.properties ?? {})]
  return inner.flat().some((each) => carriesId(each, definitions))
}

function resolve(schema: Schema, definitions: Definitions): Schema {
  return definitions[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
}
