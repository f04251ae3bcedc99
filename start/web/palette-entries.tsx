import History from 'lucide-react/icons/history'
import Settings from 'lucide-react/icons/settings'
import Slash from 'lucide-react/icons/slash'
import { listActionsRoute, type OfferedAction } from '#features/activity/contract.ts'
import type { Client } from '#foundation/web/http/client.ts'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import { plugs } from './plugs.ts'
import { addressOf } from './views.ts'

type Ways = { go: (path: string) => void; begin: (words: string) => void }

/** The pages of every feature, and every action that a message can begin with. */
export function paletteEntries(actions: readonly OfferedAction[], { go, begin }: Ways): PaletteEntry[] {
  const toPages = places.map(({ path, ...place }): PaletteEntry => ({
    ...place,
    id: path,
    group: 'Go to',
    run: () => go(path),
  }))
  const toCommands = actions.flatMap(({ title, command }): PaletteEntry[] =>
    command ? [{ ...entryOf(command), label: title, run: () => begin(`/${command.word} `) }] : [],
  )
  return [...toPages, ...toCommands]
}

export function readActions(client: Client): Promise<OfferedAction[]> {
  return client.call(listActionsRoute, {})
}

function entryOf({ word, hint }: NonNullable<OfferedAction['command']>) {
  return { id: `/${word}`, group: 'Do' as const, words: word, detail: `/${word} ${hint}`, icon: <Slash /> }
}

const settings = '/assistant/settings'

const places = [
  ...plugs.views.map((view) => ({
    label: view.label,
    ...(view.words !== undefined && { words: view.words }),
    path: addressOf(view),
    icon: <view.icon />,
  })),
  { label: 'Activity', words: 'ledger receipts undo approve', path: '/assistant/activity', icon: <History /> },
  { label: 'Settings', path: `${settings}/profile`, icon: <Settings /> },
  { label: 'Assistant settings', words: 'model policy prices', path: `${settings}/assistant`, icon: <Settings /> },
  { label: 'Memory', words: 'facts remember forget', path: `${settings}/memory`, icon: <Settings /> },
  { label: 'What left', words: 'model calls cost privacy', path: `${settings}/what-left`, icon: <Settings /> },
]
