import type { Activity } from '../../contract.ts'
import { partOf } from '../../rules.ts'

type Field = Activity['shown']['fields'][number]

/** One step of a plan: the line that describes it, and its other fields. */
export type Part = { at: number; line: string; fields: Field[] }

/**
 * Groups a card's fields by the steps of its plan. What is the same for every step is said once, before them. A plan with
 * a single step is shown as a whole.
 */
export function partsOf({ parts: path, shown }: Pick<Activity, 'parts' | 'shown'>): { others: Field[]; parts: Part[] } {
  const others: Field[] = []
  const parts = new Map<number, Part>()
  for (const field of shown.fields) {
    const at = path === null ? undefined : partOf(path, field.name)
    if (at === undefined) others.push(field)
    else if (parts.has(at)) parts.get(at)?.fields.push({ ...field, label: withoutNumber(field.label) })
    else parts.set(at, { at, line: field.value, fields: [] })
  }
  if (parts.size < 2) return { others: shown.fields, parts: [] }
  const steps = [...parts.values()]
  const isShared = (field: Field): boolean => steps.every(({ fields }) => fields.some((each) => isSame(each, field)))
  return {
    others: [...others, ...(steps[0]?.fields.filter(isShared) ?? [])],
    parts: steps.map((step) => ({ ...step, fields: step.fields.filter((field) => !isShared(field)) })),
  }
}

function isSame(one: Field, other: Field): boolean {
  return one.label === other.label && one.value === other.value
}

/** “2 · Place” is already shown below the second step. */
function withoutNumber(label: string): string {
  return label.replace(/^\d+ · /, '')
}
