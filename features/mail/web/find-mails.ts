import type { FoundThing, ThingSource } from '#foundation/web/beside.ts'
import { momentOf } from '#foundation/web/when.ts'
import { listThreadsRoute, searchMailRoute } from '../contract.ts'
import { namesOf, subjectOf } from './row-words.ts'

const most = 20

/** Threads that hold these words; without words the newest, wherever they are. */
export async function findMails(
  ...[client, { words, signal }]: Parameters<ThingSource['find']>
): Promise<FoundThing[]> {
  const page = { limit: most }
  const { threads } =
    words === ''
      ? await client.call(listThreadsRoute, { query: { view: 'all', ...page } }, { signal })
      : await client.call(searchMailRoute, { query: { query: words, ...page } }, { signal })
  return threads.map((thread) => {
    const names = namesOf(thread.people).map(({ name }) => name)
    return { id: thread.id, title: subjectOf(thread), detail: `${names.join(', ')} · ${momentOf(thread.at)}` }
  })
}
