import type { Status, TaskPriority } from '../contract.ts'

/** Which tasks are meant, by what was said of them. Days are on the wall of the person. */
export type Described = {
  /** What was spoken of last. */
  it?: boolean
  /** Words of its title, as they were said. */
  words: string
  /** As the person named them; “my” names nobody. */
  person?: string
  list?: string
  statuses?: Status[]
  overdue?: boolean
  priority?: TaskPriority
  dueFrom?: string
  dueBefore?: string
  /** Days on which they were done. */
  doneFrom?: string
  doneBefore?: string
  /** Every one that fits, and not the only one. */
  all: boolean
}

export type NewWish = {
  do: 'create'
  title: string
  due: string | null
  repeat: string | null
  repeatsFrom: 'due' | 'done'
  priority: TaskPriority | null
  status: Status
  list?: string
  person?: string
}

export type Change = {
  due?: string | null
  status?: Status
  priority?: TaskPriority | null
  title?: string
  list?: string
  /** To whom it is given. */
  person?: string
}

/** What somebody wants of their tasks. */
export type Wish =
  | NewWish
  | { do: 'list' | 'count' | 'complete' | 'reopen' | 'delete'; which: Described }
  | { do: 'change'; which: Described; to: Change }
