import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Titles } from '#foundation/server/titles.ts'
import { linkKinds, type TaskLink } from '../contract.ts'

/** How to ask for the titles of what tasks belong to, within a transaction. */
export type TitleParts = { tx: Transaction; ownerId: string; titles: Titles }

/** With the title that each thing has now: whoever asked for the link may have said another. */
export async function withTitles(parts: TitleParts, links: readonly TaskLink[]): Promise<readonly FoundLink[]> {
  const known = new Map<TaskLink['kind'], ReadonlyMap<string, string>>()
  for (const kind of linkKinds) {
    const ids = [...new Set(links.filter((link) => link.kind === kind).map(({ id }) => id))]
    const titles = ids.length === 0 ? undefined : await parts.titles(parts.tx, parts.ownerId, { kind, ids })
    if (titles) known.set(kind, titles)
  }
  return links.map((link) => {
    const titles = known.get(link.kind)
    const title = titles?.get(link.id)
    return {
      link: title === undefined ? link : { ...link, title: shortened(title) },
      isGone: titles?.has(link.id) === false,
    }
  })
}

/** `isGone`: the feature that would keep it has no such thing. */
export type FoundLink = { link: TaskLink; isGone: boolean }

/** What a task is to belong to. It keeps what it belongs to already, though that is gone. */
export async function linksOf(
  parts: TitleParts,
  links: readonly TaskLink[],
  before: readonly TaskLink[],
): Promise<TaskLink[]> {
  return (await withTitles(parts, links)).map(({ link, isGone }) => {
    if (!isGone) return link
    const known = before.find(({ kind, id }) => kind === link.kind && id === link.id)
    if (known) return known
    throw new Failure('not-found', `There is no such ${link.kind}, so the task cannot belong to it.`)
  })
}

const longest = 300

/** As long as the contract lets titles be. */
function shortened(title: string): string {
  return title.trim().slice(0, longest).trim()
}
