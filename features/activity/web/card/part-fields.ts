import type { Activity } from '../../contract.ts'
import { partOf } from '../../rules.ts'

type Field = Activity['shown']['fields'][number]

/** One entry of a plan: the line that says what it does, and everything else that is shown of it. */
export type Part = { at: number; line: string; fields: Field[] }

/** The fields of a card by the parts of its plan. A plan with a single part is shown as a whole. */
export function partsOf({ parts: path, shown }: Pick<Activity, 'parts' | 'shown'>): { others: Field[]; parts: Part[] } {
  const others: Field[] = []
  const parts = new Map<number, Part>()
  for (const field of shown.fields) {
    const at = path === null ? undefined : partOf(path, field.name)
    if (at === undefined) others.push(field)
    else if (parts.has(at)) parts.get(at)?.fields.push({ ...field, label: withoutNumber(field.label) })
    else parts.set(at, { at, line: field.value, fields: [] })
  }
  return parts.size < 2 ? { others: shown.fields, parts: [] } : { others, parts: [...parts.values()] }
}

/** “2 · Place” stands below the second part anyway. */
function withoutNumber(label: string): string {
  return label.replace(/^\d+ · /, '')
}
