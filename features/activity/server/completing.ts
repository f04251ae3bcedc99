import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Shown } from '#foundation/contract/act.ts'
import type { Action } from '#foundation/server/action.ts'
import { visibleLine } from '../rules.ts'

type Field = Shown['fields'][number]

/** A value within an input. `isText` means that it may contain arbitrary text. */
type Leaf = { path: string; value: unknown; isText: boolean }

/**
 * Adds every field of the input that the action neither shows nor declares as `unseen`, so that no card can hide
 * something that will happen.
 */
export function completeShown(action: Action, input: unknown, shown: Shown): Shown {
  return { ...shown, fields: [...shown.fields, ...missingFields(action, input, shown)] }
}

/** What `show` left out without a declared reason. */
export function missingFields(action: Action, input: unknown, shown: Shown): Field[] {
  const { fields } = shown
  const title = visibleLine(shown.title)
  return setLeaves(action.input, input)
    .filter(({ path }) => !isUnseen(action, path))
    .filter(({ value, isText }) => !isText || visibleLine(String(value)) !== title)
    .filter((leaf) => !fields.some((field) => shows(field, leaf)))
    .map(({ path, value }) => ({ name: path, label: labelOf(path), value: inWords(value) }))
}

/** Whether the action gives a reason why a card leaves this path out. */
export function isUnseen({ unseen = {} }: Pick<Action, 'unseen'>, path: string): boolean {
  return Object.keys(unseen).some((pattern) => covers(pattern, path))
}

/** Every value of an input that differs from its schema's default. */
export function setLeaves(shape: z.ZodType, input: unknown): Leaf[] {
  return leavesOf(input, schemaOf(shape), [])
}

/** A field for a whole object counts as showing the text within it only if that text can be read there. */
function shows({ name, value }: Field, { path, value: set, isText }: Leaf): boolean {
  if (name === path) return true
  return covers(name, path) && (!isText || visibleLine(value).includes(visibleLine(String(set))))
}

/** `steps.*.event` covers `steps.0.event.title`. */
function covers(pattern: string, path: string): boolean {
  const parts = path.split('.')
  return pattern.split('.').every((part, at) => part === parts[at] || (part === '*' && /^\d+$/.test(parts[at] ?? '')))
}

type Schema = {
  default?: unknown
  const?: unknown
  enum?: unknown[]
  type?: string
  format?: string
  pattern?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  $ref?: string
  $defs?: Record<string, Schema>
}

const schemas = new WeakMap<z.ZodType, Schema>()

function schemaOf(shape: z.ZodType): Schema {
  const known = schemas.get(shape)
  if (known) return known
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
  schemas.set(shape, schema)
  return schema
}

function leavesOf(value: unknown, schema: Schema, path: string[]): Leaf[] {
  if (value === undefined || ('default' in schema && isDeepStrictEqual(value, schema.default))) return []
  const entries = entriesOf(value)
  if (entries === undefined || (Array.isArray(value) && value.length === 0))
    return [{ path: path.join('.'), value, isText: typeof value === 'string' && isFree(schema) }]
  return entries.flatMap(([name, inner]) => leavesOf(inner, within(schema, value, name), [...path, name]))
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  return typeof value === 'object' && value !== null ? Object.entries(value) : undefined
}

/** The schema of one entry of a value; `undefined` if unknown. */
function within(schema: Schema, value: unknown, name: string): Schema {
  const { items, properties, additionalProperties } = chosen(schema, value)
  if (Array.isArray(value)) return items ?? {}
  return properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {})
}

/** The alternative whose literals match the value. */
function chosen(schema: Schema, value: unknown): Schema {
  const alternatives = schema.anyOf ?? schema.oneOf
  const fitting = alternatives?.find((each) => fits(each, value))
  return fitting ? chosen(fitting, value) : schema
}

function fits({ type, properties = {} }: Schema, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type !== 'object' || typeof value !== 'object' || value === null) return type === undefined
  return Object.entries(properties).every(
    ([name, inner]) => !('const' in inner) || inner.const === (value as Record<string, unknown>)[name],
  )
}

const closedFormats = new Set(['uuid', 'date', 'time', 'date-time'])

/** Neither an enum nor a value such as a date, which cannot contain words. */
function isFree(schema: Schema): boolean {
  const alternatives = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  if (alternatives) return alternatives.some(isFree)
  if (schema.enum || 'const' in schema) return false
  return schema.format === undefined ? schema.pattern === undefined : !closedFormats.has(schema.format)
}

/** “steps.0.event.startsAt” becomes “Steps 1, event, starts at”. */
function labelOf(path: string): string {
  const words = path
    .replaceAll(/\.(\d+)/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'number' ? String(value) : 'None'
}
