import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Column, Table } from './catalogue.ts'

/** Makes a row of this table for a person out of what the catalogue says about it, unless there is one already. */
export async function ensureRow(client: Client, table: Table, ownerId: string): Promise<void> {
  const { rowCount } = await client.query(`select from ${quote(table.name)} where owner_id = $1 limit 1`, [ownerId])
  if (rowCount !== 0) return
  const values = await valuesFor(client, table, ownerId)
  const names = Object.keys(values).map(quote).join(', ')
  const places = Object.keys(values).map((_, index) => `$${index + 1}`)
  try {
    await client.query(
      `insert into ${quote(table.name)} (${names}) values (${places.join(', ')})`,
      Object.values(values),
    )
  } catch (cause) {
    throw new Error(
      `No row of ${table.name} could be made up (${String(cause)}). Let the make of its store.cases.ts put one there.`,
      { cause },
    )
  }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

async function valuesFor(client: Client, table: Table, ownerId: string): Promise<Record<string, unknown>> {
  const needed = table.columns.filter((column) => column.needed && !column.generated)
  const values = Object.fromEntries(needed.map((column, index) => [column.name, madeUp(column, index)]))
  for (const parent of table.parents) {
    if (!parent.columns.every((name) => name in values)) continue
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${parent.their.map(quote).join(', ')} from ${quote(parent.table)} where owner_id = $1 limit 1`,
      [ownerId],
    )
    for (const [index, name] of parent.columns.entries()) values[name] = rows[0]?.[parent.their[index] ?? '']
  }
  return { ...values, owner_id: ownerId }
}

/** Later columns get later moments and larger numbers, so that an end comes after its start. */
export function madeUp({ type, category, allowed, labels }: Column, index: number): unknown {
  const moment = new Date(Date.UTC(2026, 0, 1, index)).toISOString()
  if (allowed !== null) return allowed
  if (labels) return labels[0]
  if (type === 'uuid') return randomUUID()
  if (type.startsWith('json')) return '{}'
  if (type === 'bytea') return Buffer.from('made up')
  if (type === 'date') return moment.slice(0, 10)
  if (type.startsWith('time ')) return moment.slice(11, 19)
  if (category === 'A') return '{}'
  if (category === 'B') return false
  if (category === 'D') return moment
  if (category === 'N') return index + 1
  if (category === 'R') return 'empty'
  if (category === 'T') return '1 hour'
  return `made up ${index}`
}
