import type { Client } from '#foundation/web/http/client.ts'
import type { Makeable } from '#foundation/web/makers.ts'
import { listTasksRoute } from '../contract.ts'

/** A task of these words that belongs to the same mail or file, open or done. */
export async function wasMade(client: Client, { title, thing }: Makeable): Promise<boolean> {
  const words =
    title
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords)
      .join(' ')
      .slice(0, 200) ?? ''
  if (words === '') return false
  for (const view of ['all', 'done'] as const) {
    const { tasks } = await client.call(listTasksRoute, { query: { view, words } })
    const isSame = tasks.some(
      (task) =>
        task.title === title.trim() && task.links.some(({ kind, id }) => kind === thing.kind && id === thing.id),
    )
    if (isSame) return true
  }
  return false
}

/** Enough to tell a sentence from others. */
const mostWords = 12
