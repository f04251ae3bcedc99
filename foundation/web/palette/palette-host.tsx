import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../design/button.tsx'
import { Keys } from '../design/keys.tsx'
import { useShortcut } from '../keyboard/use-shortcut.ts'
import { report } from '../report.ts'
import { wasOpenedEarly } from './early.ts'
import { paletteAsked } from './open-palette.ts'
import type { PaletteListProps, PressedKey } from './palette-list.tsx'
import type { LoadPaletteSource, UsePaletteSource } from './source.ts'

type PaletteHostProps = {
  /** What features contribute; the list never changes. */
  sources: readonly LoadPaletteSource[]
  /** Whose choices are counted in this browser. */
  personId: string
}

/**
 * The palette's frame and field. They are rendered from the start, so that every key after the shortcut goes into the
 * field, however late the list loads.
 */
export function PaletteHost({ sources, personId }: PaletteHostProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [question, setQuestion] = useState('')
  const [pressed, setPressed] = useState<readonly PressedKey[]>([])
  const presses = useRef(0)
  const goes = useArrival()
  const { loaded, failed, load } = useLoaded(sources)

  function show(): void {
    if (dialog.current?.open !== false) return
    setOpen(true)
    dialog.current.showModal()
    load()
  }
  useShortcut('mod+k', () => (dialog.current?.open ? dialog.current.close() : show()))
  useOpening(show)
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || !listKeys.has(event.key)) return
    event.preventDefault()
    const key = { key: event.key, nth: ++presses.current }
    setPressed((before) => [...before, key])
  }
  function ask(words: string): void {
    setQuestion(words)
    setPressed([])
  }
  function closed(): void {
    setOpen(false)
    ask('')
  }
  return (
    // What it hears are presses beside its content; the keyboard has Escape.
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- as above
    <dialog ref={dialog} aria-label="Command palette" onClose={closed} onClick={closeBeside} className={frame}>
      <div className="flex items-center gap-3 border-b border-hairline px-4">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <input
          ref={input}
          role="combobox"
          aria-label="Go to, search or do"
          aria-expanded={open && loaded !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          placeholder="Go to, search or do…"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={question}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={press}
          className="h-13 min-w-0 grow bg-transparent text-16 outline-none placeholder:text-muted"
        />
        <span className="pointer-coarse:hidden">
          <Keys shortcut="escape" />
        </span>
        <span className="hidden pointer-coarse:block">
          <IconButton label="Close" icon={<X />} onClick={() => dialog.current?.close()} />
        </span>
      </div>
      {open && loaded && (
        <loaded.List
          id={listId}
          sources={loaded.sources}
          personId={personId}
          question={question}
          pressed={pressed}
          onPressed={(last) => setPressed((now) => now.filter(({ nth }) => nth > last))}
          onActive={(id) => markActive(input.current, id)}
          onGo={goes}
          close={() => dialog.current?.close()}
        />
      )}
      {open && !loaded && <p className="animate-late px-4 py-3 text-muted">{failed ? lost : 'Opening…'}</p>}
    </dialog>
  )
}

const listId = 'palette-list'

const lost = 'The palette could not be loaded. Try again once the server is in reach.'

/** Arrows and Enter belong to the list, which handles them in order once it has loaded. */
const listKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter'])

function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}

function markActive(input: HTMLInputElement | null, id: string | undefined): void {
  if (id === undefined) input?.removeAttribute('aria-activedescendant')
  else input?.setAttribute('aria-activedescendant', id)
}

/** Opens it when a button asks for it, and when that was asked for before the code was there. */
function useOpening(show: () => void): void {
  const asked = useEffectEvent(show)
  useEffect(() => paletteAsked.listen(() => asked()), [])
  useLayoutEffect(() => {
    if (wasOpenedEarly()) asked()
  }, [])
}

/** The page that an entry leads to has the focus, unless something else of it does: the keyboard goes on from there. */
function useArrival(): () => void {
  const { key } = useLocation()
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (left.current === undefined || left.current === key) return
    left.current = undefined
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }, [key])
  return () => {
    left.current = key
  }
}

type Loaded = { List: ComponentType<PaletteListProps>; sources: readonly UsePaletteSource[] }

/** The list and the sources, loaded on first use, and again if that failed. */
function useLoaded(sources: readonly LoadPaletteSource[]) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const loading = useRef(false)
  async function fetchAll(): Promise<void> {
    loading.current = true
    setFailed(false)
    try {
      const arriving = Promise.all(sources.map(loadOrLeave))
      const { PaletteList } = await import('./palette-list.tsx')
      setLoaded({ List: PaletteList, sources: (await arriving).filter((source) => source !== undefined) })
    } catch (error) {
      report('The palette could not be loaded', error)
      setFailed(true)
      loading.current = false
    }
  }
  return {
    loaded,
    failed,
    load: (): void => {
      if (!loading.current) void fetchAll()
    },
  }
}

/** A source that fails to load does not keep the others out. */
async function loadOrLeave(load: LoadPaletteSource): Promise<UsePaletteSource | undefined> {
  try {
    return await load()
  } catch (error) {
    report('A part of the palette could not be loaded', error)
    return undefined
  }
}

const frame =
  'm-0 mx-auto mt-[max(0.5rem,12dvh)] w-[calc(100vw-1rem)] max-w-150 overflow-hidden rounded-card bg-raised p-0 text-ink shadow-float transition-[opacity,translate] duration-140 backdrop:bg-veil open:starting:-translate-y-1 open:starting:opacity-0 max-sm:mt-2 print:hidden'
