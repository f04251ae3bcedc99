import History from 'lucide-react/icons/history'
import Settings from 'lucide-react/icons/settings'
import Slash from 'lucide-react/icons/slash'
import type { ActionCommand } from '#features/activity/web/index.ts'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'

type Ways = { go: (path: string) => void; begin: (words: string) => void }

/** The pages of every feature, and every action that a message can begin with. */
export function paletteEntries(commands: readonly ActionCommand[], { go, begin }: Ways): PaletteEntry[] {
  const toPages = places.map(({ path, ...place }): PaletteEntry => ({
    ...place,
    id: path,
    group: 'Go to',
    run: () => go(path),
  }))
  const toCommands = commands.map(({ word, title, hint }): PaletteEntry => ({
    id: `/${word}`,
    group: 'Do',
    label: title,
    words: word,
    detail: `/${word} ${hint}`,
    icon: <Slash />,
    run: () => begin(`/${word} `),
  }))
  return [...toPages, ...toCommands]
}

const settings = '/assistant/settings'

const places = [
  { label: 'Activity', words: 'ledger receipts undo approve', path: '/assistant/activity', icon: <History /> },
  { label: 'Settings', path: `${settings}/profile`, icon: <Settings /> },
  { label: 'Assistant settings', words: 'model policy prices', path: `${settings}/assistant`, icon: <Settings /> },
  { label: 'Memory', words: 'facts remember forget', path: `${settings}/memory`, icon: <Settings /> },
  { label: 'What left', words: 'model calls cost privacy', path: `${settings}/what-left`, icon: <Settings /> },
]
