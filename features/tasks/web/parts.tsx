import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { box } from '#foundation/web/design/surface.ts'
import type { NewTask, Task } from '../contract.ts'
import { useHouse } from './perform.tsx'
import { Tick } from './tick.tsx'

/** A task's subtasks. They are saved at once, apart from the form around them. */
export function Parts({ task, parts }: { task: Task; parts: readonly Task[] }) {
  const { attempt } = useHouse()
  const [title, setTitle] = useState('')

  async function add(): Promise<void> {
    const wanted = title.trim()
    if (wanted === '') return
    setTitle('')
    const part: NewTask = { id: crypto.randomUUID(), title: wanted, parent: task.id, list: task.list }
    if (!(await attempt('tasks.create-task', part))) setTitle(wanted)
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="float-left text-13 font-medium">Parts</legend>
      <ul className="grid">
        {parts.map((part) => (
          <li key={part.id} className="flex items-center gap-2">
            <Tick
              task={part}
              onTick={() =>
                void attempt(part.status === 'done' ? 'tasks.reopen-task' : 'tasks.complete-task', {
                  id: part.id,
                  revision: part.revision,
                })
              }
            />
            <span className={`wrap-anywhere ${part.status === 'done' ? 'text-muted line-through' : ''}`}>
              {part.title}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <input
          aria-label="Add a part"
          value={title}
          maxLength={300}
          onChange={({ target }) => setTitle(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Keeps the surrounding form from being submitted.
            event.preventDefault()
            void add()
          }}
          className={`${box} h-9 px-3 pointer-coarse:h-11`}
        />
        <Button onClick={() => void add()} disabled={title.trim() === ''}>
          Add
        </Button>
      </div>
    </fieldset>
  )
}
