import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { stage, veil } from '../design/dialog.tsx'
import { Keys } from '../design/keys.tsx'
import { Spinner } from '../design/spinner.tsx'
import { floating, option } from '../design/surface.ts'
import { type EntryGroup, matching, type PaletteEntry } from './entry.ts'

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  entries: readonly PaletteEntry[]
  /** Told at every key, so that someone can search and hand in what was found. */
  onQuestion?: (question: string) => void
  searching?: boolean
}

export function CommandPalette({ open, onOpenChange, ...content }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={veil} />
        <Dialog.Viewport className={stage}>
          <Dialog.Popup aria-label="Command palette" className={`${floating} ${panel}`}>
            <Content {...content} close={() => onOpenChange(false)} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type ContentProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { close: () => void }

function Content({ entries, onQuestion, searching = false, close }: ContentProps) {
  const [question, setQuestion] = useState('')
  function ask(text: string): void {
    setQuestion(text)
    onQuestion?.(text)
  }
  function choose(entry: PaletteEntry): void {
    close()
    entry.run()
  }
  return (
    <Autocomplete.Root
      open
      inline
      value={question}
      onValueChange={ask}
      items={matching(entries, question)}
      filter={null}
      itemToStringValue={({ label }: PaletteEntry) => label}
      autoHighlight="always"
      keepHighlight
      mode="none"
    >
      <div className="flex items-center gap-3 border-b border-hairline px-4">
        {searching ? <Spinner className="text-muted" /> : <Search aria-hidden="true" className="size-4 text-muted" />}
        <Autocomplete.Input
          aria-label="Go to, search or do"
          placeholder="Go to, search or do…"
          className="h-13 grow bg-transparent text-16 outline-none placeholder:text-muted"
        />
        <Keys shortcut="escape" />
      </div>
      <Autocomplete.Empty className="px-4 text-muted not-empty:py-8 not-empty:text-center">
        {searching ? 'Searching…' : 'Nothing goes by that name.'}
      </Autocomplete.Empty>
      <Autocomplete.List className="max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto px-1.5 not-empty:py-1.5">
        {(found: EntryGroup) => <Group key={found.group} found={found} choose={choose} />}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

function Group({ found, choose }: { found: EntryGroup; choose: (entry: PaletteEntry) => void }) {
  return (
    <Autocomplete.Group items={found.items} className="pb-1">
      <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-12 text-muted">{found.group}</Autocomplete.GroupLabel>
      {found.items.map((entry) => (
        <Autocomplete.Item key={entry.id} value={entry} onClick={() => choose(entry)} className={`${option} min-h-9`}>
          {entry.icon && <span className="text-muted [&_svg]:size-4">{entry.icon}</span>}
          <span className="truncate">{entry.label}</span>
          {entry.detail && <span className="truncate text-13 text-muted">{entry.detail}</span>}
          <span className="grow" />
          {entry.shortcut && <Keys shortcut={entry.shortcut} />}
        </Autocomplete.Item>
      ))}
    </Autocomplete.Group>
  )
}

const panel =
  'w-full max-w-150 overflow-hidden transition-[opacity,translate] duration-140 data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0'
