import type { Wording } from '#foundation/time/words/when.ts'
import type { TaskPriority } from '../../contract.ts'
import type { NewWish } from '../wish.ts'
import { trimEnd } from './courtesy.ts'
import { dueIn } from './times.ts'

const noun = '(?:task|to-do|todo|to do)'
const ours = '(?:my |the |our )?'

/** Behind these stands what is to be done; the whole of the wish must be said so. */
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:add|create|make) (?:a |another )?(?:new )?${noun} (?:called|named|titled) (?<title>.+) (?<place>(?:to|in|on) ${ours}.{1,60}? (?:backlog|list|board))(?<rest>.*)$`,
    'iu',
  ),
  new RegExp(`^(?:new )?${noun}: ?(?<title>.+)$`, 'iu'),
  new RegExp(
    `^(?:add|put|get|note|note down|stick|throw) (?<title>.+?) (?:to|on|onto|in|into|among) ${ours}(?:tasks|to-dos|todos|to-do list|to do list|todo list|task list|list of tasks)(?<rest>.*)$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|create|make|set up|open|start|note|new) (?:me )?(?:a |an |another |one )?(?:new )?(?<how>high[- ]priority |urgent |low[- ]priority )?${noun} (?<place>(?:to|in|on|for) ${ours}.{1,60}? (?:backlog|list|board) )?(?:called|named|titled|:|to|for|that says|with the title|with the name) ?(?<title>.+)$`,
    'iu',
  ),
  new RegExp(`^(?:add|create|make) (?:a |another )?(?:new )?${noun} (?<title>[“"].+)$`, 'iu'),
]

/** “Add a task to the Design backlog called Logo and assign it to Sara. It's due on Friday.” */
export function readNewTask(said: string, wording: Wording): NewWish | undefined {
  const groups = forms.map((form) => form.exec(said)?.groups).find((found) => found !== undefined)
  if (groups?.['title'] === undefined) return undefined
  const { title: words = '', rest = '', place, how } = groups
  const quoted = /^[“"]([^“”"]{1,300})[”"](.*)$/.exec(words)
  const open = quoted ? (quoted[2] ?? '') : words
  const { text, person } = personIn(`${open} ${rest}`.trim())
  const { text: bare, priority } = priorityIn(text)
  const said2 = dueIn(bare, wording)
  const title = quoted?.[1] ?? tidy(said2?.rest ?? bare)
  if (title === '') return undefined
  return {
    do: 'create',
    title: title.slice(0, 300),
    due: said2?.due ?? null,
    repeat: said2?.repeat ?? null,
    repeatsFrom: said2?.repeatsFrom ?? 'due',
    priority: priority ?? priorityOf(how),
    status: 'todo',
    ...listIn(place),
    ...(person !== undefined && { person }),
  }
}

/** “… and assign it to Sara. …” */
function personIn(text: string): { text: string; person?: string } {
  const match =
    /[ ,.]+(?:and |then )?(?:assign(?:ed)?|give|given|hand) (?:it |this |that )?to ([\p{L}][\p{L}.-]{0,40})\b/iu.exec(
      text,
    )
  if (match?.[1] === undefined) return { text }
  return {
    text: `${text.slice(0, match.index)} . ${text.slice(match.index + match[0].length)}`,
    person: trimEnd(match[1]),
  }
}

function priorityIn(text: string): { text: string; priority?: TaskPriority } {
  const match = /[ ,]+(?:and |with |as )?(?:a )?(high|medium|low) priority\b/i.exec(text)
  if (match?.[1] === undefined) return { text }
  return { text: text.replace(match[0], ''), priority: match[1].toLowerCase() as TaskPriority }
}

function priorityOf(how: string | undefined): TaskPriority | null {
  if (how === undefined) return null
  return how.toLowerCase().startsWith('low') ? 'low' : 'high'
}

function listIn(place: string | undefined): { list?: string } {
  const name = /^(?:to|in|on|for) (?:my |the |our )?(.{1,60}?) (?:backlog|list|board) ?$/iu.exec(place ?? '')?.[1]
  return name === undefined || /^(?:task|to-do|todo|to do)$/i.test(name) ? {} : { list: name }
}

const leftOvers = /(?:[ ,.]|\b(?:and|it's|its|it is|due|by|on|for|with|a|the date|is)\b)+$/i

/** What stood between its parts goes with them. */
function tidy(text: string): string {
  const [first = ''] = text.split(' .')
  const whole = (trimEnd(first) === '' ? text : first).replaceAll(/ {2,}/g, ' ')
  return trimEnd(trimEnd(whole).slice(0, 400).replace(leftOvers, '')).replace(/^(?:to|that|:) /i, '')
}
