import { type ReactNode, Suspense, useRef, useState } from 'react'
import { late } from '#foundation/web/late.ts'
import { type Swipes, useRowSwipes } from '#foundation/web/row-swipes.ts'
import type { Task } from '../contract.ts'
import type { TaskMoves } from './use-moves.ts'

const PlacedMenu = late(async () => (await import('#foundation/web/design/placed-menu.tsx')).PlacedMenu)

type SwipedRowsProps = { tasks: readonly Task[]; moves: TaskMoves; children: ReactNode }

/** To the right a finger completes a task; to the left it shows how to do it later, or not at all. */
export function SwipedRows({ tasks, moves, children }: SwipedRowsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ task: Task; row: HTMLElement }>()
  function swipesOf(row: HTMLElement): Swipes {
    const task = tasks.find(({ id }) => id === row.dataset['task'])
    if (!task) return {}
    const isDone = task.status === 'done'
    return {
      right: { word: isDone ? 'Reopen' : 'Done', leaves: true, run: () => moves.tick(task) },
      left: { word: 'Later', leaves: false, run: () => setOpened({ task, row }) },
    }
  }
  useRowSwipes(place, { rows: '[data-task]', swipesOf })
  return (
    <div ref={place} data-swipes className="contents">
      {children}
      {opened && (
        <Suspense>
          <PlacedMenu
            label={`Later: ${opened.task.title}`}
            at={opened.row}
            align="end"
            back={opened.row.querySelector<HTMLElement>('button') ?? opened.row}
            groups={moves.later(opened.task)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
