import Plus from 'lucide-react/icons/plus'
import {
  type FocusEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { box } from '#foundation/web/design/surface.ts'
import { useToast } from '#foundation/web/design/toast.tsx'
import { useErrand, wordsErrand } from '#foundation/web/errand.ts'
import { arrive } from '#foundation/web/late.ts'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { NewTask, Status, TaskList } from '../contract.ts'
import type { SaidTask } from '../rules/said.ts'
import { priorityWords, repeatWords } from '../rules/words.ts'
import { dueText } from './due.ts'
import { example } from './example.ts'
import { loadReader } from './overlays.ts'
import { useHouse } from './perform.tsx'
import type { readTyped } from './typed.ts'
import './quick-add.css'

type QuickAddProps = {
  lists: readonly TaskList[]
  /** The default list, unless the words name another. */
  list: string | undefined
  status?: Status
  /** The default day, unless the words name another. */
  due?: string
  label?: string
}

/** Adds a task written in one line. What was understood is shown below before it is saved. */
export function QuickAdd({ lists, list, status, due, label = 'Add a task' }: QuickAddProps) {
  const id = useId()
  const { attempt } = useHouse()
  const toast = useToast()
  const zone = useOwnZone()
  const format = useTimeFormat()
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<EventTarget>(null)
  const { settled, follow } = useSettledWords(field)
  // The same id on a retry prevents a duplicate.
  const asked = useRef(crypto.randomUUID())
  useShortcut('n', () => {
    // On a board each column has a field, and none of them is the one to go to.
    if (!status) field.current?.focus()
  })
  const [read, setRead] = useState<typeof readTyped>()
  const shown = useMemo(() => read?.(settled, { zone, format, lists }), [read, settled, zone, format, lists])

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    // The toast below says so, and what was typed stays in the field.
    const readNow = await arrive(loadReader).catch(() => undefined)
    if (!readNow) {
      toast({
        title: 'A part of this page could not be loaded. Reload the page, and add the task again.',
        kind: 'failed',
      })
      return
    }
    const words = field.current?.value ?? ''
    const said = readNow(words, { zone, format, lists })
    if (!said || said.title === '') return
    const { list: named, ...rest } = said
    const into = named ?? list
    const task: NewTask = {
      ...rest,
      id: asked.current,
      due: said.due ?? due ?? null,
      ...(into !== undefined && { list: into }),
      ...(status && { status }),
    }
    write('')
    asked.current = crypto.randomUUID()
    if (!(await attempt('tasks.create-task', task)) && field.current?.value === '') write(words)
  }

  function write(words: string): void {
    if (field.current) field.current.value = words
    follow()
  }
  useErrand(wordsErrand.name, wordsErrand.form, (words) => {
    write(words)
    field.current?.focus()
  })
  return (
    <form onSubmit={(event) => void save(event)} className="relative">
      <input
        data-task-words
        aria-label={label}
        aria-describedby={`${id}-understood`}
        // A column of a board is too narrow for an example.
        placeholder={status ? 'Add a task' : example(lists)}
        maxLength={500}
        ref={field}
        onFocus={(event) => void begin(event, before, setRead)}
        onChange={follow}
        onKeyDown={(event) => event.key === 'Escape' && leave(event.currentTarget, write, before.current)}
        className={`${box} h-9 pr-3 pl-8.5 pointer-coarse:h-11`}
      />
      {/* Behind the field, which lies in a layer of its own and would cover it. */}
      <Plus
        aria-hidden="true"
        className="pointer-events-none absolute top-4.5 left-2.5 size-4 -translate-y-1/2 text-muted pointer-coarse:top-5.5"
      />
      <p id={`${id}-understood`} data-understood aria-live="polite" className={understood}>
        {shown && <Understood said={shown} lists={lists} zone={zone} />}
      </p>
    </form>
  )
}

async function begin(
  { relatedTarget }: FocusEvent,
  before: RefObject<EventTarget | null>,
  set: (read: () => typeof readTyped) => void,
): Promise<void> {
  before.current = relatedTarget
  // A failure is shown when the line is saved.
  const reader = await arrive(loadReader).catch(() => undefined)
  if (reader) set(() => reader)
}

/** Clears what was typed first, and leaves the field the next time for the list, so that shortcuts of the page work again. */
function leave(field: HTMLInputElement, write: (words: string) => void, before: EventTarget | null): void {
  if (field.value !== '') return write('')
  field.blur()
  const isRow = before instanceof HTMLElement && before.isConnected && before.closest('[data-task]') !== null
  const first = (field.closest('[data-column]') ?? document).querySelector<HTMLElement>('[data-task] > button')
  const target = isRow ? before : first
  target?.focus()
}

/** Its line is kept free where there is room for it, so that the tasks stay in place. */
const understood = 'mt-1 min-h-5 px-2.5 text-13 text-pretty text-muted'

/**
 * What the field holds, shortly after the last key. The field keeps its own text, so that a key draws nothing; what is
 * saved is read from there.
 */
function useSettledWords(field: RefObject<HTMLInputElement | null>) {
  const [settled, setSettled] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function follow(): void {
    clearTimeout(timer.current)
    const settle = () => setSettled(field.current?.value ?? '')
    if (field.current?.value === '') settle()
    else timer.current = setTimeout(settle, pause)
  }
  return { settled, follow }
}

/** Milliseconds: longer than from one key to the next, and too short to be waited for. */
const pause = 120

type UnderstoodProps = { said: SaidTask; lists: readonly TaskList[]; zone: string }

function Understood({ said, lists, zone }: UnderstoodProps) {
  const now = useNow()
  const format = useTimeFormat()
  const { title, due, priority, list } = said
  if (title === '') return 'Say what you want to do.'
  const parts = [
    `“${title}”`,
    dueText({ due, zone }, { zone, now, format }),
    repeatWords(said, format),
    priority && `${priorityWords[priority]} priority`,
    lists.find(({ id }) => id === list)?.name,
  ]
  return `${parts.filter(Boolean).join(' · ')} – Enter saves it`
}
