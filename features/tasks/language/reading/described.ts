import type { Wording } from '#foundation/time/words/when.ts'
import type { Status, TaskPriority } from '../../contract.ts'
import type { Described } from '../wish.ts'
import { trimEnd } from './courtesy.ts'
import { daysIn } from './times.ts'

const states: readonly [RegExp, Status[]][] = [
  [/\b(?:not (?:yet )?(?:done|started|finished)|open|unfinished|outstanding|pending)\b/i, ['todo', 'doing', 'review']],
  [/\b(?:in progress|in-progress|in the works|started|ongoing|being worked on)\b/i, ['doing']],
  [/\b(?:in review|under review|being reviewed|to review)\b/i, ['review']],
  [/\b(?:completed|complete|done|finished)\b/i, ['done']],
  [/\b(?:backlog|to-do column|to do column)\b/i, ['todo']],
]

export const statusNames: readonly [RegExp, Status][] = [
  [/^(?:the )?(?:in[ -]progress|doing|started)(?: column)?$/i, 'doing'],
  [/^(?:the )?(?:in[ -]review|review|reviewing)(?: column)?$/i, 'review'],
  [/^(?:the )?(?:done|complete|completed|finished)(?: column| list)?$/i, 'done'],
  [/^(?:the )?(?:backlog|to[ -]do|todo|not started)(?: column)?$/i, 'todo'],
]

const nouns = /\b(?:tasks?|to-dos?|todos?|to do list|items?|things?)\b/i
const plural = /\b(?:all|every|everything|each|whatever|tasks|to-dos|todos|ones|items|things)\b/i

/** “All of Sara's overdue tasks in the Design backlog”, “the task Call the bank”, “it”. */
export function describedBy(said: string, wording: Wording): Described {
  const text = trimEnd(said)
  if (/^(?:it|that|this|that one|this one|the task|this task|that task)$/i.test(text))
    return { it: true, words: '', all: false }
  const quoted = /[“"]([^“”"]{1,300})[”"]/.exec(text)?.[1]
  if (quoted !== undefined) return { words: quoted, all: false }
  const found: Described = { words: '', all: plural.test(text) }
  let rest = personIn(listIn(text, found), found)
  rest = take(rest, /\b(?:overdue|past due|too late|late)\b/i, () => (found.overdue = true))
  for (const [pattern, statuses] of states)
    if (found.statuses === undefined) rest = take(rest, pattern, () => (found.statuses = [...statuses]))
  rest = take(rest, /\b(high|medium|low)[ -]priority\b/i, (name) => (found.priority = name as TaskPriority))
  rest = take(rest, /\b(?:urgent|important|most important)\b/i, () => (found.priority = 'high'))
  const days = found.all || nouns.test(text) ? daysIn(rest, wording) : undefined
  if (days) {
    rest = days.rest
    const isDone = found.statuses?.includes('done') === true
    if (days.from !== undefined) found[isDone ? 'doneFrom' : 'dueFrom'] = days.from
    if (days.before !== undefined) found[isDone ? 'doneBefore' : 'dueBefore'] = days.before
  }
  found.words = titleIn(rest)
  return found
}

function take(text: string, pattern: RegExp, keep: (name: string) => unknown): string {
  const match = pattern.exec(text)
  if (!match) return text
  keep((match[1] ?? '').toLowerCase())
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
}

const times = new Set([
  'today',
  'tomorrow',
  'yesterday',
  'tonight',
  'week',
  'month',
  'year',
  'it',
  'that',
  'what',
  'here',
  'there',
  'let',
])

/** “Sara's”, “given to Sara”, “that Sara has”. */
function personIn(text: string, found: Described): string {
  const whose = /\b([\p{L}][\p{L}.-]{0,40})'s\b/iu.exec(text)
  if (whose?.[1] !== undefined && !times.has(whose[1].toLowerCase())) {
    found.person = whose[1]
    return text.replace(whose[0], ' ')
  }
  return take(
    text,
    /\b(?:assigned to|given to|wait(?:s|ing)? (?:for|on)|delegated to|with) ([\p{L}][\p{L}.-]{0,40}(?: [A-Z][\p{L}-]{0,40})?)/iu,
    (name) => {
      found.person = name
    },
  )
}

/** “In the Design backlog”, “on the Home board”, “from my Groceries list”. */
function listIn(text: string, found: Described): string {
  const match = /\b(?:in|on|from|of) (?:the |my |our )?([\p{L}\d][\p{L}\d -]{0,40}) (backlog|board|list)\b/iu.exec(text)
  const name = match?.[1]
  if (match === null || name === undefined || /^(?:the|my|our|task|to-do|todo|to do)$/i.test(name)) return text
  found.list = name
  if (match[2]?.toLowerCase() === 'backlog') found.statuses = ['todo']
  return text.replace(match[0], ' ')
}

const small = new Set(
  `a an the my our all of every everything each any that which are is was were be in on to from for with by at due task tasks to-do to-dos
  todo todos item items thing things one ones list i have has got do did me still left currently right now there what's whatever called named
  titled and or about anything something`.split(/\s+/),
)

/** What is left names it. Small words count only between others. */
function titleIn(text: string): string {
  const words = text.split(' ').filter(Boolean)
  while (words[0] !== undefined && isSmall(words[0])) words.shift()
  while (words.length > 0 && isSmall(words.at(-1) ?? '')) words.pop()
  return trimEnd(words.join(' '))
}

function isSmall(word: string): boolean {
  return small.has(word.toLowerCase().replaceAll(/[,.!?:]/g, ''))
}
