import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Title, Titles } from '#foundation/server/titles.ts'
import { linkKinds, type TaskLink } from '../contract.ts'
import type { StoredLink, StoredTask } from '../rules/task.ts'

/** How to ask for the titles of what tasks belong to, within a transaction. */
export type TitleParts = { tx: Transaction; ownerId: string; titles: Titles }

/** With the title that each thing has now: whoever asked for the link may have said another. */
export async function withTitles(parts: TitleParts, links: readonly TaskLink[]): Promise<readonly FoundLink[]> {
  const known = new Map<TaskLink['kind'], ReadonlyMap<string, Title>>()
  for (const kind of linkKinds) {
    const ids = [...new Set(links.filter((link) => link.kind === kind).map(({ id }) => id))]
    const titles = ids.length === 0 ? undefined : await parts.titles(parts.tx, parts.ownerId, { kind, ids })
    if (titles) known.set(kind, titles)
  }
  return links.map((link) => {
    const titles = known.get(link.kind)
    const found = titles?.get(link.id)
    return {
      link: found === undefined ? link : { ...link, title: shortened(found.title), sources: found.sources },
      isGone: titles?.has(link.id) === false,
    }
  })
}

/** `isGone`: the feature that would keep it has no such thing. */
export type FoundLink = { link: StoredLink; isGone: boolean }

/** What a task is to belong to. It keeps what it belongs to already, though that is gone. */
export async function linksOf(
  parts: TitleParts,
  links: readonly TaskLink[],
  before: readonly StoredLink[],
): Promise<StoredLink[]> {
  return (await withTitles(parts, links)).map(({ link, isGone }) => {
    if (!isGone) return link
    const known = before.find(({ kind, id }) => kind === link.kind && id === link.id)
    if (known) return known
    throw new Failure('not-found', `There is no such ${link.kind}, so the task cannot belong to it.`)
  })
}

/** Whose words its own are if they repeat the title of what it belongs to, such as the subject of a mail. */
export function repeatedFrom({ title, notes, links }: Pick<StoredTask, 'title' | 'notes' | 'links'>): string[] {
  const repeated = links.filter((link) => link.title !== '' && `${title}\n${notes}`.includes(link.title))
  return repeated.flatMap(({ sources = [] }) => [...sources])
}

const longest = 300

/** As long as the contract lets titles be. */
function shortened(title: string): string {
  return title.trim().slice(0, longest).trim()
}
