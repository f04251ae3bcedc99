import Plus from 'lucide-react/icons/plus'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { box } from '#foundation/web/design/surface.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { NewTask, Status, TaskList } from '../contract.ts'
import { readSaidTask, type SaidTask } from '../rules/said.ts'
import { priorityWords, repeatWords } from '../rules/words.ts'
import { dueText } from './due.ts'
import { useHouse } from './perform.tsx'
import { useOwnZone } from './tasks.ts'

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
  const zone = useOwnZone()
  const [words, setWords] = useState('')
  // The same id on a retry prevents a duplicate.
  const asked = useRef(crypto.randomUUID())
  const said = words.trim() === '' ? undefined : readIn(words, zone, lists)

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
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
    setWords('')
    asked.current = crypto.randomUUID()
    if (!(await attempt('tasks.create-task', task))) setWords((now) => (now === '' ? words : now))
  }
  return (
    <form onSubmit={(event) => void save(event)} className="relative">
      <Plus
        aria-hidden="true"
        className="pointer-events-none absolute top-4.5 left-2.5 size-4 -translate-y-1/2 text-muted"
      />
      <input
        aria-label={label}
        aria-describedby={`${id}-understood`}
        // A column of a board is too narrow for an example.
        placeholder={status ? 'Add a task' : 'Call the bank tomorrow at 10 !high #Home'}
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setWords('')}
        className={`${box} h-9 pr-3 pl-8.5 pointer-coarse:h-10`}
      />
      <p id={`${id}-understood`} aria-live="polite" className="mt-1 min-h-5 px-2.5 text-13 text-pretty text-muted">
        {said && <Understood said={said} lists={lists} zone={zone} />}
      </p>
    </form>
  )
}

function readIn(words: string, zone: string, lists: readonly TaskList[]): SaidTask {
  const wording = { now: Temporal.Now.plainDateTimeISO(zone), dateOrder: 'day-first' as const, zone }
  return readSaidTask(words, wording, lists)
}

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
