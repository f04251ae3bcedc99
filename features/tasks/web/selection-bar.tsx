import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import Flag from 'lucide-react/icons/flag'
import FolderInput from 'lucide-react/icons/folder-input'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Menu, type MenuGroups } from '#foundation/web/design/menu.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import { taskPriorities } from '../contract.ts'
import { nextDay, todayOf } from '../rules/due.ts'
import { priorityWords } from '../rules/words.ts'
import type { Seen } from './groups.ts'
import type { Selection } from './selection.ts'
import type { Deed } from './several.ts'

type SelectionBarProps = { selection: Selection; seen: Seen; onDo: (deed: Deed) => void }

/** Actions for all selected tasks, at the bottom edge. */
export function SelectionBar({ selection: { tasks, clear }, seen, onDo }: SelectionBarProps) {
  if (tasks.length === 0) return null
  const areDone = tasks.every(({ status }) => status === 'done')
  return (
    <div
      role="toolbar"
      aria-label="Selected tasks"
      className={`${floating} sticky bottom-4 z-5 flex flex-wrap items-center gap-1 justify-self-center py-1 pr-1 pl-4 max-sm:bottom-2`}
    >
      <p aria-live="polite" className="mr-2 font-medium tabular-nums">
        {tasks.length} selected
      </p>
      <IconButton
        label={areDone ? 'Reopen all' : 'Complete all'}
        icon={areDone ? <Undo /> : <Check />}
        onClick={() => onDo({ do: areDone ? 'reopen' : 'complete' })}
      />
      <Menu
        trigger={<IconButton label="Due date of selected tasks" icon={<CalendarClock />} />}
        groups={dueGroups(seen, onDo)}
      />
      <Menu
        trigger={<IconButton label="List of selected tasks" icon={<FolderInput />} />}
        groups={[
          seen.lists.map(({ id, name }) => ({
            label: name,
            run: () => onDo({ do: 'change', to: { list: id }, words: `into ${name}` }),
          })),
        ]}
      />
      <Menu trigger={<IconButton label="Priority of selected tasks" icon={<Flag />} />} groups={priorityGroups(onDo)} />
      <IconButton label="Delete all" icon={<Trash />} onClick={() => onDo({ do: 'delete' })} />
      <IconButton label="Clear selection" icon={<X />} onClick={clear} />
    </div>
  )
}

function dueGroups({ zone }: Seen, onDo: (deed: Deed) => void): MenuGroups {
  const today = todayOf({ now: Date.now(), zone })
  const days = [
    { label: 'Today', due: today, words: 'on today' },
    { label: 'Tomorrow', due: nextDay(today), words: 'on tomorrow' },
    { label: 'In a week', due: nextDay(today, 7), words: 'on a week from today' },
    { label: 'No date', due: null, words: 'on no date' },
  ]
  return [days.map(({ label, due, words }) => ({ label, run: () => onDo({ do: 'change', to: { due }, words }) }))]
}

function priorityGroups(onDo: (deed: Deed) => void): MenuGroups {
  return [
    [...taskPriorities, null].map((priority) => {
      const label = priority === null ? 'None' : priorityWords[priority]
      return { label, run: () => onDo({ do: 'change', to: { priority }, words: `on ${label.toLowerCase()} priority` }) }
    }),
  ]
}
