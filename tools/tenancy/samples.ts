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

export type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  minItems?: number
  maxLength?: number
  minimum?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
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

export function schemaOf(shape: z.ZodType): Schema {
  const schema = schemas.get(shape) ?? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema)
  schemas.set(shape, schema)
  return schema
}

/** A route is called hundreds of times, and creating its schema costs more than the call. */
const schemas = new WeakMap<z.ZodType, Schema>()

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

/** A value that matches the schema with every field set, and its texts, by path. */
export type WholeSample = { value: unknown; marks: Map<string, string> }

/**
 * No field has its default, every text is unique, and a list has an entry of each kind. `known` gives values by path,
 * with `*` for any index.
 */
export function wholeSampleOf(shape: z.ZodType, known: Readonly<Record<string, unknown>> = {}): WholeSample {
  const schema = schemaOf(shape)
  const marks = new Map<string, string>()
  const filled = { known: new Map(Object.entries(known)), marks, definitions: schema.$defs ?? {} }
  return { value: wholeOf(schema, [], filled), marks }
}

type Whole = { known: Map<string, unknown>; marks: Map<string, string>; definitions: Definitions }

function wholeOf(given: Schema, path: string[], whole: Whole): unknown {
  const schema = resolve(given, whole.definitions)
  const name = path.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('.')
  const known = whole.known.get(path.join('.')) ?? whole.known.get(name)
  if (known !== undefined) return known
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum.findLast((value) => value !== schema.default)
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice)
    return wholeOf(schema.default === undefined ? choice : { ...choice, default: schema.default }, path, whole)
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, wholeOf(inner, [...path, key], whole)]),
    )
  if (schema.type === 'array')
    return kindsOf(schema.items ?? {}, whole).map((kind, at) => wholeOf(kind, [...path, String(at)], whole))
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(3, schema.minimum ?? 3)
  if (schema.type === 'boolean') return schema.default !== true
  return schema.examples?.[0] ?? wholeText(schema, path, whole)
}

function kindsOf(given: Schema, { definitions }: Whole): Schema[] {
  const schema = resolve(given, definitions)
  return schema.oneOf ?? schema.anyOf ?? [schema]
}

function wholeText({ format = '' }: Schema, path: string[], { marks }: Whole): string {
  const mark = `mark${String(marks.size + 1).padStart(3, '0')}`
  const text = format === 'email' ? `${mark}@northwind.example` : mark
  if (format !== 'email' && formats[format] !== undefined) return formats[format]
  marks.set(path.join('.'), text)
  return text
}
