import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titles } from '#foundation/server/titles.ts'
import type { ReminderRow } from './reminder-store.ts'

const kinds = ['event', 'chat', 'task'] as const

/** Whose words the title of what a reminder is about is. The reminder may say it. */
export async function sourcesOfTarget(
  { tx, ownerId, titles }: { tx: Transaction; ownerId: string; titles: Titles },
  target: ReminderRow['target'],
): Promise<string[]> {
  const found: string[] = []
  for (const kind of kinds) {
    const id = target[kind]
    if (id === undefined) continue
    const named = await titles(tx, ownerId, { kind, ids: [id] })
    found.push(...(named?.get(id)?.sources ?? []))
  }
  return found
}
