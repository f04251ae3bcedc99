import { Button } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { Board } from './board.tsx'
import { grouped, type Seen } from './groups.ts'
import type { TaskPlace } from './place.ts'
import { TaskRow } from './task-row.tsx'
import { useTasks } from './tasks.ts'
import { useMoves } from './use-moves.ts'

type ShownTasksProps = { place: TaskPlace; seen: Seen; words: string; onOpen: (id: string) => void }

export function ShownTasks({ place, seen, words, onOpen }: ShownTasksProps) {
  const page = useTasks(place, words)
  const { data, error, isFetching, refetch } = page
  const open = data?.pages.flatMap((each) => each.tasks) ?? []
  const done = useTasks({ ...place, view: 'done' }, words, place.board).data?.pages[0]?.tasks ?? []
  const tasks = place.board ? [...open, ...done] : open
  const moves = useMoves({ tasks, lists: seen.lists, zone: seen.zone, board: place.board })
  if (!data && error)
    return (
      <ErrorState
        title="Your tasks could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label="Loading your tasks">
        <div className="grid gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11 w-full" />
          ))}
        </div>
      </Loading>
    )
  if (place.board) return <Board tasks={tasks} seen={seen} moves={moves} list={place.list} onOpen={onOpen} />
  if (tasks.length === 0) return <Nothing place={place} words={words} />
  return (
    <>
      {grouped(tasks, place, seen).map(({ name, tasks: within, late = false }) => (
        <section key={name} aria-label={name}>
          <h2 className={`border-b border-hairline pb-1.5 font-medium ${late ? 'text-red' : ''}`}>
            {name} <span className="text-12 font-normal text-muted tabular-nums">{within.length}</span>
          </h2>
          <ul aria-label={name}>
            {within.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                seen={seen}
                moves={moves}
                onOpen={onOpen}
                hidesList={place.list !== undefined || (place.view === 'all' && !late)}
              />
            ))}
          </ul>
        </section>
      ))}
      {page.hasNextPage && (
        <div className="grid justify-items-center gap-2">
          <Button onClick={() => void page.fetchNextPage()} busy={page.isFetchingNextPage}>
            Show more
          </Button>
          <FailureNote error={page.isFetchNextPageError ? page.error : null} />
        </div>
      )}
    </>
  )
}

const empty: Record<TaskPlace['view'], { title: string; text: string }> = {
  today: { title: 'Nothing is due today', text: 'What you add here is due today, unless you say another day.' },
  upcoming: { title: 'Nothing is due later', text: 'Tasks with a day stand here, the next one first.' },
  waiting: {
    title: 'You wait for nobody',
    text: 'Give a task to somebody in its “Waits for”, with a day on which to ask, and it stands here.',
  },
  all: { title: 'No tasks yet', text: 'Write one above: “Call the bank tomorrow at 10”, or ask the assistant.' },
  done: { title: 'Nothing was done yet', text: 'What you tick off stands here, the last one first.' },
}

function Nothing({ place, words }: { place: TaskPlace; words: string }) {
  if (words !== '') return <EmptyState title={`No task holds “${words}”`}>Other views may hold one.</EmptyState>
  const { title, text } = empty[place.view]
  return <EmptyState title={title}>{text}</EmptyState>
}
