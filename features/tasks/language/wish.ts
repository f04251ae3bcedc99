import type { Status, TaskLink, TaskPriority } from '../contract.ts'

/** Which tasks are meant, by what was said of them. Days are on the wall of the person. */
export type Described = {
  /** Only what is called exactly so. */
  isTitle?: true
  /** Nothing alike is offered where no task holds all the words. */
  isExact?: true
  /** What was taken for the name of a list is looked for as a title. */
  isWhole?: true
  /** What was spoken of last. */
  it?: boolean
  /** Places among what was shown last, from 1; from the end below 0; every one without a place. */
  places?: number[]
  /** Tasks that were told apart in the dialogue. */
  ids?: string[]
  /** “The other one”: of those that were shown, the one that was not meant before. */
  other?: true
  /** Tasks that are not meant. */
  notIds?: string[]
  /** Words of its title, as they were said. */
  words: string
  /** As the person named them; “my” names nobody, an empty name everybody, and `nobodyElse` leaves out what was given away. */
  person?: string
  /** Whom it may also be done for: “anything for Sara”. */
  isFor?: true
  list?: string
  statuses?: Status[]
  overdue?: boolean
  undated?: boolean
  priority?: TaskPriority
  dueFrom?: string
  dueBefore?: string
  /** Days on which they were done. */
  doneFrom?: string
  doneBefore?: string
  /** The parts of that task, or of the one that those in hand are parts of; `new`: that one itself, if it is no part. */
  parts?: true | 'new'
  /** The task that it is a part of, if it is one. */
  upward?: true
  /** Every one that fits, and not the only one. */
  all: boolean
  /** As many as were said to be there. */
  count?: number
  /** Words of what is left out. */
  except?: string[]
}

/** “What do I still have myself”. */
export const nobodyElse = 'myself'

/** What can be said of a task, be it new or there. */
export type SaidFacts = {
  due?: string | null
  repeat?: string | null
  repeatsFrom?: 'due' | 'done'
  priority?: TaskPriority | null
  status?: Status
  minutes?: number
  list?: string
  /** To whom it is given; nobody takes it back. */
  person?: string | null
  askOn?: string
}

export type NewWish = SaidFacts & {
  do: 'create'
  title: string
  /** What it is called where no list is called as the title was read to say. */
  whole?: string
  /** Only where a list is called so. */
  onlyOnList?: true
  /** “Another one for Garden”: a list, where one is called so, and else a person. */
  maybeList?: true
  /** Words of the title of the task that it is a part of. */
  partOf?: Described
  /** The titles of what it consists of. */
  parts?: string[]
  links?: TaskLink[]
  /** The person said yes to its title. */
  isAsSaid?: true
}

/** `inPlaceOf`: the words of the title that the new one replaces. `later`: by how many days. `note`: goes behind the notes. `maybeList`: meant where a list is called so. `isNewList`: the list is made where there is none. */
export type Change = SaidFacts & {
  title?: string
  inPlaceOf?: string
  later?: number
  note?: string
  maybeList?: boolean
  isNewList?: true
}

export type ChangeWish = { do: 'change'; which: Described; to: Change }
export type EndWish = { do: 'complete' | 'reopen' | 'delete'; which: Described }

/** `most`: no more than so many, the most important first, or the one that is due first. `of`: what of them is asked. */
export type AskWish = { do: 'list' | 'count'; which: Described; most?: number; by?: 'due'; of?: 'notes' }

/** What concerns tasks, each of which can be one of several in a sentence. */
export type Order = NewWish | ChangeWish | EndWish

/** What somebody wants of their tasks. */
export type Wish =
  | Order
  | AskWish
  | { do: 'several'; wishes: Order[] }
  /** What is said of tasks that are there, by the words of their titles; then what the message is read
   * as by itself; then what is to be noted. `also`: what is new beside it. */
  | { do: 'known'; text: string; isAsked?: true; instead?: Wish; otherwise?: Wish; also?: NewWish[] }
  /** A question that nothing answers: the tasks that it names. */
  | { do: 'near'; text: string }
  /** What was said or shown last becomes a task. */
  | { do: 'adopt'; facts: SaidFacts }
  /** Time for a task, between these days. `isOpen`: if no task has this title, it is time for something else. */
  | { do: 'block'; which: Described; minutes?: number; from: string; to: string; at?: string; isOpen?: true }
  | { do: 'plan'; from: string; to: string }
  /** Which of these comes first. */
  | { do: 'weigh'; among: Described[] }
  /** A day that the calendar does not have. */
  | { do: 'no-day'; said: string }
  /** The deed before was wrong: it is undone, and this is done. */
  | { do: 'correct'; activityId: string; wish?: Order }
  /** What is to be done has yet to be said. */
  | { do: 'ask' }
  /** Only told, so it becomes a task only after a yes. */
  | { do: 'offer'; task: NewWish }
  | { do: 'lists' }
  | { do: 'add-list'; name: string }
  | { do: 'rename-list'; list: string; name: string }
  | { do: 'delete-list'; list: string }

export function isOrder(wish: Wish): wish is Order {
  return ['create', 'change', 'complete', 'reopen', 'delete'].includes(wish.do)
}
