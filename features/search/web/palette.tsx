import SearchIcon from 'lucide-react/icons/search'
import { useNavigate } from 'react-router'
import { Marked } from '#foundation/web/design/marked.tsx'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type FoundThing, searchRoute } from '../contract.ts'
import { kinds } from './kinds.ts'
import { queryOf } from './query.ts'
import { saidIn, saidParts, understood } from './said.ts'
import { asSaid, dayOfThing, fromFirstMark, markedIn, whereOf } from './words.ts'

const mostFound = 20
const page = '/assistant/search'

type Go = (path: string) => () => void

/** What holds the words, wherever it is, and the page that shows more of it. */
export function useSearchPalette(): PaletteSource {
  const { client } = useSession()
  const navigate = useNavigate()
  const go: Go = (path) => () => void navigate(path)
  const everything = (question: string, detail?: string): PaletteEntry => ({
    id: 'search-everything',
    group: 'Search',
    label: `Search everything for “${question}”`,
    ...(detail !== undefined && { detail }),
    icon: <SearchIcon />,
    last: 3,
    run: go(`${page}?${new URLSearchParams({ text: question }).toString()}`),
  })
  /** Says which filters were read in the words, and looks for the words without them. */
  function asWritten(question: string): PaletteEntry[] {
    const said = saidIn({ text: question, without: [] })
    if (!said) return []
    const filters = understood(said).map(({ words }) => words)
    const params = new URLSearchParams({ text: question, without: saidParts.join(',') })
    return [
      {
        id: 'search-as-written',
        group: 'Search',
        label: `Search for the words “${question}” without filters`,
        detail: `Understood as: ${filters.join(' · ')}`,
        icon: <SearchIcon />,
        last: 4,
        run: go(`${page}?${params.toString()}`),
      },
    ]
  }
  return {
    key: 'search',
    entries: [
      {
        id: page,
        group: 'Go to',
        label: 'Search everything',
        words: 'find look for',
        icon: <SearchIcon />,
        onlyAsked: true,
        run: go(page),
      },
    ],
    suggest: (question) => [everything(question), ...asWritten(question)],
    async find(text, signal) {
      const query = queryOf({ text, kinds: [], from: '', until: '', tag: '', without: [] }, mostFound)
      const { results, complete } = await client.call(searchRoute, { query }, { signal })
      const found = results.flatMap((thing) => {
        const held = { of: query.text, words: markedIn(thing) }
        return toEntries(thing, go).map((entry) => ({ ...entry, held }))
      })
      return complete ? found : [...found, everything(text, 'Older things are still being indexed')]
    },
  }
}

/** A message opens a different place than its chat does; everything else is one entry, with its best passage. */
function toEntries(thing: FoundThing, go: Go): PaletteEntry[] {
  const { kind, id, title, path, passages } = thing
  if (kind === 'chat') {
    const toMessage = (passage: (typeof passages)[number], at: number): PaletteEntry => ({
      ...(at === 0 ? toEntry(thing, passage) : toPassage(thing, passage)),
      id: passage.path,
      run: go(passage.path),
    })
    const isOnlySaid = passages.some((passage) => passage.path === path)
    if (isOnlySaid) return passages.map(toMessage)
    // A chat is titled after its first message, which would repeat the title.
    const more = passages.filter(({ text }) => text !== title)
    return [
      { ...toEntry(thing, undefined), id, run: go(path) },
      ...more.map((passage) => toMessage(passage, passages.length)),
    ]
  }
  const [best] = passages
  const own = `${kind} ${id}`
  const where = (best && whereOf(best)) || dayOfThing(thing)
  return [{ ...toEntry(thing, best), id: own, path: where, run: go(best?.path ?? path) }]
}

/** A further message of a chat whose title stands above already. */
function toPassage({ kind }: FoundThing, passage: FoundThing['passages'][number]): Omit<PaletteEntry, 'id' | 'run'> {
  const { all, Icon } = kinds[kind]
  return {
    group: all,
    label: asSaid(kind, passage).text,
    shown: <Marked {...fromFirstMark(asSaid(kind, passage))} />,
    icon: <Icon />,
  }
}

function toEntry(
  { kind, title, marks }: FoundThing,
  passage: FoundThing['passages'][number] | undefined,
): Omit<PaletteEntry, 'id' | 'run'> {
  const { all, Icon } = kinds[kind]
  return {
    group: all,
    label: title,
    shown: <Marked text={title} marks={marks} />,
    ...(passage && { detail: <Marked {...fromFirstMark(asSaid(kind, passage))} /> }),
    icon: <Icon />,
  }
}
