import { QueryClientProvider } from '@tanstack/react-query'
import Calendar from 'lucide-react/icons/calendar'
import FileText from 'lucide-react/icons/file-text'
import Moon from 'lucide-react/icons/moon'
import PanelLeft from 'lucide-react/icons/panel-left'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Keys } from '#foundation/web/design/keys.tsx'
import { Mark } from '#foundation/web/design/mark.tsx'
import { Toasts } from '#foundation/web/design/toast.tsx'
import { createQueryClient } from '#foundation/web/http/query-client.ts'
import { PaletteHost } from '#foundation/web/palette/palette-host.tsx'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { ShortcutsDialog } from '#foundation/web/palette/shortcuts-dialog.tsx'
import { chooseTheme } from '#foundation/web/theme/theme.ts'
import { ThemeChoice } from '#foundation/web/theme/theme-choice.tsx'
import { Buttons, Choices } from './controls.tsx'
import { Fields } from './fields.tsx'
import { Colour, Type } from './foundations.tsx'
import { Overlays } from './overlays.tsx'
import { Small, States } from './states.tsx'
import { Themes } from './themes.tsx'

export const meta: MetaFunction = () => [
  { title: `Design · ${productName}` },
  { name: 'description', content: 'Every piece the house is built from, in every state.' },
]

const chapters = [
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['overlays', 'Overlays'],
  ['states', 'Four states'],
  ['small', 'Small things'],
  ['themes', 'Day and night'],
] as const

export default function DesignPage() {
  return (
    <Toasts>
      <div className="mx-auto grid max-w-280 gap-x-12 px-5 sm:px-8 md:grid-cols-[10rem_minmax(0,1fr)]">
        <Contents />
        <main className="min-w-0 pb-24">
          <Opening />
          <Colour />
          <Type />
          <Buttons />
          <Fields />
          <Choices />
          <Overlays />
          <States />
          <Small />
          <Themes />
        </main>
      </div>
      <Keyboard />
    </Toasts>
  )
}

function Contents() {
  return (
    <header className="flex items-center justify-between gap-4 pt-6 md:sticky md:top-0 md:h-dvh md:flex-col md:items-start md:py-12 print:hidden">
      <a href="/" aria-label={productName} className="rounded-control">
        <Mark />
      </a>
      <nav aria-label="Chapters" className="hidden grow md:block">
        <ul className="grid">
          {chapters.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="block rounded-control py-1 text-13 text-muted hover:text-ink">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeChoice />
    </header>
  )
}

function Opening() {
  return (
    <div className="pt-12 pb-16">
      <h1 className="font-serif text-39 sm:text-49">Design</h1>
      <p className="mt-4 max-w-130 font-serif text-20 text-pretty text-muted">
        Every piece the house is built from, in every state it can be in. A well-set diary on good paper: calm, exact,
        quick.
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-13 text-muted">
        <span className="flex items-center gap-2">
          <Keys shortcut="mod+k" /> opens the palette
        </span>
        <span className="flex items-center gap-2">
          <Keys shortcut="?" /> lists the shortcuts
        </span>
      </p>
    </div>
  )
}

function Keyboard() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <PaletteHost sources={sources} personId="design" />
      <ShortcutsDialog
        shortcuts={[
          { shortcut: 'mod+k', does: 'Go to, search or do' },
          { shortcut: '?', does: 'List the shortcuts' },
          { shortcut: 'escape', does: 'Leave what is open' },
        ]}
      />
    </QueryClientProvider>
  )
}

const sources = [async () => useShownEntries]

function useShownEntries(): PaletteSource {
  const navigate = useNavigate()
  const go = (address: string) => () => void navigate(address)
  const frame = { label: 'Frame', words: 'sidebar drawer', icon: <PanelLeft />, run: go('/design/frame') }
  const found = { label: 'Budget with Sara', detail: 'Tuesday 11:00', icon: <Calendar />, run: go('#type') }
  const day = { label: 'Use light', words: 'theme day', icon: <Sun />, run: () => chooseTheme('light') }
  const night = { label: 'Use dark', words: 'theme night', icon: <Moon />, run: () => chooseTheme('dark') }
  return {
    key: 'design',
    entries: [
      { id: 'frame', group: 'Go to', ...frame },
      { id: 'fields', group: 'Go to', label: 'Fields', icon: <FileText />, path: 'Design', run: go('#fields') },
      { id: 'light', group: 'Do', ...day },
      { id: 'dark', group: 'Do', ...night },
    ],
    find: async (question) => ('budget'.startsWith(question) ? [{ id: 'found', group: 'Events', ...found }] : []),
  }
}
