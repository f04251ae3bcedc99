import SquareCheck from 'lucide-react/icons/square-check-big'
import type { HomeLine, HomePart, HomePrompt } from '#foundation/web/home.ts'
import type { DueTask } from './due.ts'

export type Due = { overdue: number; today: number; first: DueTask | undefined }

/** What is due, in one line: by name if it is one task, otherwise the number. `today` includes overdue ones. */
export function homeOf({ overdue, today, first }: Due): HomePart {
  if (!first || today === 0) return { lines: [], prompts: [] }
  const line: HomeLine = {
    id: 'tasks due',
    rank: 25,
    icon: SquareCheck,
    ...(today === 1
      ? { text: first.title, detail: first.overdue ? 'Overdue' : 'Due today' }
      : { text: counted(overdue, today - overdue), detail: `“${first.title}” first` }),
    to: '/assistant?view=tasks',
  }
  return { lines: [line], prompts: overdue > 0 ? [planned(today), late] : [planned(today)] }
}

function counted(overdue: number, due: number): string {
  if (overdue === 0) return `${due} tasks due today`
  const late = overdue === 1 ? '1 task overdue' : `${overdue} tasks overdue`
  return due === 0 ? late : `${late}, ${due} due today`
}

function planned(count: number): HomePrompt {
  const shows = count === 1 ? 'Find time for the task that is due' : `Find time for the ${count} tasks that are due`
  return { insteadOf: 'Plan my day', title: 'Plan my day', text: 'Plan my day', shows }
}

const late: HomePrompt = {
  insteadOf: 'Weekly report',
  title: 'Catch up',
  text: 'Put everything overdue on tomorrow',
}
