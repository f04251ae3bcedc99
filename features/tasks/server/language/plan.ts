import {
  ask,
  bindLanguage,
  call,
  type Glance,
  type Move,
  momentsOf,
  type Plan,
  type Recap,
  say,
  type Turn,
  undoDeed,
} from '#foundation/server/language.ts'
import { tasks } from '../../language/index.ts'
import { openings } from '../../language/openings.ts'
import { adoptedFacts } from '../../language/reading/adopting.ts'
import { strayIn } from '../../language/reading/stray.ts'
import type { NewWish, Wish } from '../../language/wish.ts'
import { nextDay } from '../../rules/due.ts'
import { answer, weigh } from './asking.ts'
import { carryOut, several } from './changing.ts'
import { adopted, taskOf } from './creating.ts'
import { conditions } from './deciding.ts'
import { hear, newTaskAsked, offerRead } from './dialogue.ts'
import { findTasks, tasksIn } from './finding.ts'
import { wordingOf } from './turns.ts'
import {
  carryKnown,
  cameToKnown,
  isOfKnown,
  leftOut,
  type KnownWish,
  lookAtKnown,
  type Looked,
  offerKnown,
  restAfter,
} from './known.ts'
import { readInHand } from './in-hand.ts'
import { near, nearRead } from './near.ts'
import { findPeople, listFor, listLists, listsIn } from './naming.ts'
import { nothingFound, offer, taskAsSaid } from './picking.ts'
import { withThatDay } from './that-day.ts'
import { block, plan as planDays } from './timing.ts'
import * as words from './wording.ts'
import { saidOrders } from '../../language/said/orders.ts'

const plan: Plan = (turn) => {
  const wish = turn.parts.wish as Wish | undefined
  return wish ? carry(turn, wish) : ask(words.whatToDo, newTaskAsked)
}

function carry(turn: Turn, wish: Wish): Move {
  switch (wish.do) {
    case 'list':
    case 'count':
      return answer(turn, wish)
    case 'several':
      return several(turn, wish.wishes)
    case 'known':
      return known(turn, wish)
    case 'near':
      return near(turn, wish.text)
    case 'offer':
      return offerNew(turn, wish.task)
    case 'adopt': {
      const made = adopted(turn, wish.facts)
      return 'kind' in made ? made : carryOut(turn, made)
    }
    case 'block':
      return block(turn, wish)
    case 'plan':
      return planDays(turn, wish)
    case 'weigh':
      return weigh(turn, wish)
    case 'no-day':
      return say(words.noDay(wish.said))
    case 'correct':
      return correct(turn, wish)
    case 'ask':
      return ask(words.whatToDo, newTaskAsked)
    case 'lists': {
      const lists = listsIn(turn)
      return 'kind' in lists ? lists : say(words.lists(lists))
    }
    case 'add-list':
      return call('tasks.add-list', { name: wish.name, color: listColour })
    case 'rename-list':
      return onList(turn, wish.list, (id) => call('tasks.change-list', { id, name: wish.name }))
    case 'delete-list':
      return onList(turn, wish.list, (id) => call('tasks.delete-list', { id }))
    default:
      return doubted(wish) ?? letGo(turn, wish, carryOut(turn, wish))
  }
}

/** “Anna can go” may be said of her, and of no task to call her: where one word of a title is named so, we ask. */
function letGo(turn: Turn, wish: Wish, move: Move): Move {
  const { sentence } = turn.parts
  const [first] = move.kind === 'call' ? move.calls : []
  if (wish.do !== 'delete' || first?.tool !== 'tasks.delete-task' || !leaves.test(sentence)) return move
  const { id } = first.input as { id: string }
  const found = turn.results.flatMap(({ tool, result }) =>
    tool === findTasks && result.kind === 'answer' ? (tasksIn(result.answer) ?? []) : [],
  )
  const task = found.find((each) => each.id === id)
  const isClear = !/^\S+$/.test(wish.which.words) || task?.title.includes(' ') !== true
  return isClear ? move : offer(task, wish, turn.context.format)
}

const leaves = /^(?!.*\b(?:tasks?|to-?dos?)\b).*\b(?:can|may) go\b/i

/** Words in the title that point at something else raise a doubt: we ask before adding the task. */
function doubted(wish: Wish): Move | undefined {
  if (wish.do !== 'create' || wish.isAsSaid === true) return undefined
  const stray = strayIn(wish.title)
  if (stray.length === 0) return undefined
  return say(words.withStray(stray, wish.title), {
    asks: { question: taskAsSaid, wish: { ...wish, isAsSaid: true } },
  })
}

/** Asks first: the task is added after a yes. */
function offerNew(turn: Turn, task: NewWish): Move {
  return say(words.offeredNew(task, turn.context), {
    asks: { question: taskAsSaid, wish: { ...task, isAsSaid: true } },
  })
}

/** What is said of tasks that are there comes first where it leaves no doubt, and last where nothing else is meant. */
function known(turn: Turn, wish: KnownWish): Move {
  const found = lookAtKnown(turn, wish)
  if ('kind' in found) return found
  const { deeds, rest } = found
  if (isOfKnown(wish, deeds)) return carryKnown(found, wish.also)
  if (wish.also && !wish.instead) return several(found.looked, wish.also)
  const move = wish.instead ? instead(found, wish, carry(rest, wish.instead)) : nothingFound('')
  const isVain = move.kind === 'say' && move.leaves?.isNothing === true
  if (!isVain) return move
  if (deeds.length > 0) return offerKnown(found)
  return wish.otherwise ? carry(withoutSpent(rest, wish.instead), wish.otherwise) : move
}

/** What was looked up for a wish that came to nothing says nothing of the one that is meant instead. */
function withoutSpent(turn: Turn, vain: Wish | undefined): Turn {
  const finds = turn.results.filter(({ tool }) => tool === findTasks)
  const withFirst = (count: number) => {
    const kept = new Set(finds.slice(0, count))
    return { ...turn, results: turn.results.filter((each) => each.tool !== findTasks || kept.has(each)) }
  }
  const spent = vain ? finds.findIndex((_, count) => carry(withFirst(count), vain).kind === 'say') : 0
  const gone = new Set(finds.slice(0, spent < 0 ? finds.length : spent))
  return { ...turn, results: turn.results.filter((each) => !gone.has(each)) }
}

/** “Marta called” completes nothing by itself: what is only told, and not of a title, is asked. */
function instead(found: Looked, { text, instead: read }: KnownWish, move: Move): Move {
  const [first] = move.kind === 'call' ? move.calls : []
  if (first?.tool !== 'tasks.complete-task' || read?.do !== 'complete' || completing.test(text)) return move
  const { id } = first.input as { id: string }
  const task = found.tasks.find((each) => each.id === id)
  return task ? offer(task, read, found.rest.context.format) : move
}

const completing =
  /\b(?:complete|completed|finish|finished|tick|check|cross|mark|close|closed|strike|wrap|done|sorted|ready)\b/i

/** What was done is undone only once what was meant instead is found. */
function correct(turn: Turn, { activityId, wish }: Extract<Wish, { do: 'correct' }>): Move {
  const undo = { tool: undoDeed, input: { id: activityId } }
  const move = wish && carry(turn, wish)
  if (!move) return { kind: 'call', calls: [undo] }
  const isLookup = move.kind === 'call' && move.calls.every(({ tool }) => lookups.has(tool))
  return move.kind === 'say' || isLookup ? move : { kind: 'call', calls: [undo, ...move.calls] }
}

const lookups = new Set<string>([findTasks, listLists, findPeople])

const listColour = '#0ea5e9'

function onList(turn: Turn, name: string, deed: (id: string) => Move): Move {
  const list = listFor(turn, name)
  return list && 'id' in list ? deed(list.id) : (list ?? say(words.whichNamed))
}

const asking = new Set<Wish['do']>(['list', 'count', 'lists', 'near'])

function asks(wish: Wish | undefined): boolean {
  return wish !== undefined && (asking.has(wish.do) || (wish.do === 'known' && wish.isAsked === true))
}

/** What is due today, and what should have been done. */
const glance: Glance = {
  order: 30,
  calls: (today) => [{ tool: findTasks, input: { dueBefore: nextDay(today.toString()), limit: 50 } }],
  tell([found]) {
    const due = tasksIn(found)
    return due === undefined || due.length === 0 ? [] : [words.dueToday(due)]
  },
}

/** What was done on these days, and what was due and is not. */
const recap: Recap = {
  order: 20,
  calls(days) {
    const { from, to } = momentsOf(days)
    const due = { dueFrom: days.from.toString(), dueBefore: days.to.toString() }
    return [
      { tool: findTasks, input: { statuses: ['done'], doneFrom: from, doneBefore: to, limit: 100 } },
      { tool: findTasks, input: { ...due, limit: 100 } },
    ]
  },
  tell: ([done, open]) => [
    ...words.recapped('done', tasksIn(done) ?? []),
    ...words.recapped('still open', tasksIn(open) ?? []),
  ],
}

const createTask = 'tasks.create-task'

export const tasksLanguage = bindLanguage(tasks, {
  weights: new URL('../../language/intents.weights', import.meta.url),
  said: { kinds: ['task', 'tasks'], folder: new URL('../../language/said/', import.meta.url), ...saidOrders },
  plans: { tasks: plan },
  openings,
  conditions,
  isQuestion: ({ wish }) => asks(wish as Wish | undefined),
  reads(said, scene) {
    const sentence = withThatDay(said, scene)
    return [
      readInHand(sentence, scene) ?? [],
      hear(sentence, scene) ?? [],
      offerRead(sentence, scene) ?? [],
      nearRead(sentence),
    ].flat()
  },
  remarks: { tasks: (turn) => restAfter(turn, turn.parts.wish as Wish | undefined) },
  caveats: { tasks: (turn) => leftOut(turn, turn.parts.wish as Wish | undefined) },
  cameTo(turn) {
    const wish = turn.parts.wish as Wish | undefined
    const made = wish?.do === 'adopt' ? adopted(turn, wish.facts) : undefined
    if (made && 'do' in made) return made
    return wish?.do === 'correct' ? wish.wish : cameToKnown(turn, wish)
  },
  adopts: (turn, thing, said) => carryOut(turn, taskOf(thing, adoptedFacts({ more: said }, wordingOf(turn)))),
  suggests: {
    tool: createTask,
    order: (said, kind) => (kind === 'question' ? undefined : `Add a task “${said}”`),
  },
  glance,
  recap,
  doings: {
    [findTasks]: 'Looking at your tasks',
    'tasks.show-tasks': 'Showing tasks',
    [createTask]: 'Adding tasks',
    'tasks.change-task': 'Changing tasks',
    'tasks.complete-task': 'Completing tasks',
    'tasks.reopen-task': 'Reopening tasks',
    'tasks.delete-task': 'Deleting tasks',
    'tasks.apply-plan': 'Changing several tasks at once',
    'tasks.add-list': 'Adding lists',
    'tasks.change-list': 'Renaming lists',
    'tasks.delete-list': 'Deleting lists',
  },
})
