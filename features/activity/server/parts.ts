import { check } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Shown } from '#foundation/contract/act.ts'
import type { Action } from '#foundation/server/action.ts'
import { partOf } from '../rules.ts'

/** The input of an action, without some entries of the list it declares as its `parts`. */
export function inputWithout(action: Action, input: unknown, without: ReadonlySet<number>): unknown {
  const { parts } = action
  const list: unknown = parts === undefined ? undefined : (input as Record<string, unknown>)[parts]
  if (parts === undefined || !Array.isArray(list)) throw new Failure('invalid', 'This can only be approved as a whole.')
  if ([...without].some((at) => at >= list.length)) throw new Failure('invalid', 'There is no such part.')
  if (without.size === list.length) throw new Failure('invalid', 'Leave at least one part in, or say no.')
  const rest = list.filter((_, at) => !without.has(at))
  return check(action.input, { ...(input as object), [parts]: rest })
}

type Field = Shown['fields'][number]
type Cards = { whole: Shown; rest: Shown; without: ReadonlySet<number> }

/** Whether the rest would look on its own card as on the card of the whole, apart from the numbers of its parts. */
export function isShownTheSame(parts: string, { whole, rest, without }: Cards): boolean {
  const positions = new Map<number, number>()
  for (const { name } of whole.fields) {
    const at = partOf(parts, name)
    if (at !== undefined && !without.has(at) && !positions.has(at)) positions.set(at, positions.size)
  }
  const kept = whole.fields.flatMap((field) => {
    const at = partOf(parts, field.name)
    const now = at === undefined ? undefined : positions.get(at)
    if (at === undefined) return [field]
    return now === undefined ? [] : [renumbered(field, `${parts}.${at}`, `${parts}.${now}`)]
  })
  return whole.title === rest.title && comparable(kept) === comparable(rest.fields)
}

function comparable(fields: readonly Field[]): string {
  return JSON.stringify(fields.map(unnumbered))
}

function renumbered(field: Field, from: string, to: string): Field {
  return { ...field, name: to + field.name.slice(from.length) }
}

/** Labels number the parts, and parts after a removed one move up. */
function unnumbered({ name, label, value }: Field): Field {
  return { name, label: label.replaceAll(/\d+/g, '#'), value }
}
