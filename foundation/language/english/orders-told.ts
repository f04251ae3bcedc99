import { withoutEnd } from '../text/own-text.ts'
import { findPhrases, phrases } from '../text/phrases.ts'
import { tokenize } from '../text/tokens.ts'

/** “The one with plotter paper you can remove”: the order with its verb first, and a reason behind it left out. */
export function verbFirst(said: string): string | undefined {
  const text = withoutEnd(said.trim(), '.!')
  const tokens = tokenize(text)
  const found = findPhrases(tokens, grants)[0]
  const [verb, next] = [tokens[found?.end ?? tokens.length], tokens[(found?.end ?? 0) + 1]]
  const [first, before] = [tokens.find(({ text: word }) => !opening.has(word)), tokens[(found?.at ?? 0) - 1]]
  if (!found || !verb || !first || !before || before.from < first.from || !endings.has(verb.text)) return undefined
  const rest = text.slice(verb.to)
  const isOpen = next === undefined || /^\s*[,;–—-]/.test(rest) || [...behind].some((word) => next.text === word)
  const isOrder = isOpen && !/\d/.test(rest) && !text.includes('?')
  return isOrder && pointers.has(first.text)
    ? `${verb.text}${next?.text === 'off' ? ' off' : ''} ${text.slice(first.from, before.to)}`
    : undefined
}

const grants = phrases([
  [
    'you can, you could, you may, you should, you might, can you, please, you can just, you can now, you can also, you can already, you could also',
    true,
  ],
])
const opening = new Set('and also oh ok okay so then but'.split(' '))
const pointers = new Set('the that this those these first second third last my'.split(' '))
const endings = new Set(
  'delete remove cancel drop stop scrap kill bin ditch complete close tick finish erase'.split(' '),
)
const behind = new Set('off now too please thanks as because already it again then'.split(' '))

/** “It’s the release forms I’m pushing to Wednesday”: the order that it is. */
export function uncleft(said: string): string | undefined {
  const tokens = tokenize(said)
  const begin = findPhrases(tokens, clefts)[0]
  const link = findPhrases(tokens, doing).find(({ at }) => begin !== undefined && at > begin.end)
  const verb = tokens[link?.end ?? tokens.length]
  const [first, last] = [tokens[begin?.end ?? 0], tokens[(link?.at ?? 0) - 1]]
  const plain =
    verb && (verb.text.endsWith('ing') ? gerunds.get(verb.text) : pushing.has(verb.text) ? verb.text : undefined)
  if (!begin || !link || !verb || !first || !last || plain === undefined) return undefined
  return `${said.slice(0, tokens[begin.at]?.from)}${plain} ${said.slice(first.from, last.to)}${said.slice(verb.to)}`
}

const clefts = phrases([["its, it's, it is, it was", true]])
const doing = phrases([
  [
    "im, i'm, i am, i was, that i am, that i'm, that im, i want to, i wanted to, that i want to, i meant to, that i wanted to, that should",
    true,
  ],
])
const pushing = new Set('push move shift put delete remove cancel drop finish'.split(' '))
const gerunds = new Map(
  [...pushing].map((verb) => [
    { put: 'putting', move: 'moving', delete: 'deleting', remove: 'removing', drop: 'dropping', cancel: 'cancelling' }[
      verb
    ] ?? `${verb}ing`,
    verb,
  ]),
)

/** “Order yard signs shouldn’t be on my calendar, take it off”: what is said to be there is deleted. */
export function takenOff(said: string): string | undefined {
  const tokens = tokenize(said)
  const [there] = findPhrases(tokens, notThere)
  const [first, last] = [tokens.find(({ text }) => !opening.has(text)), tokens[(there?.at ?? 0) - 1]]
  const rest = there ? tokens.slice(there.end) : []
  const [off] = findPhrases(rest, offs)
  const isWhole = off?.at === 0 && rest.slice(off.end).every(({ text }) => behindOff.has(text))
  if (!there || !first || !last || !isWhole || last.from < first.from || /["“”]/.test(said)) return undefined
  return `delete the event "${said.slice(first.from, last.to)}"`
}

/** “The dentist got shifted by an hour, now 3 to 4” is “was moved, now 3 to 4”: the old time does not matter any more. */
export function movedNow(said: string): string {
  return said.replace(shiftedNow, ' was moved, now ')
}

const shiftedNow =
  / (?:got|has been|was|is) (?:shifted|moved|pushed|rescheduled)(?: (?:back|forward|up))?(?: by [\p{L}\d ]{2,20})?[,;]? (?:(?:it is|it's|its) )?now (?=(?:at |from )?\d)/iu

const calendars = ['on my calendar', 'in my calendar', 'on the calendar', 'in the calendar', 'in my diary', 'on there']
const nots = [
  'should not be',
  "shouldn't be",
  'shouldnt be',
  'does not belong',
  "doesn't belong",
  'doesnt belong',
  'has no place',
  'was not meant to be',
]
const notThere = phrases([[nots.flatMap((not) => calendars.map((calendar) => `${not} ${calendar}`)).join(','), true]])
const offs = phrases([
  [
    'take it off, take that off, take it out, get it off, remove it, delete it, get rid of it, drop it, it can go',
    true,
  ],
])
const behindOff = new Set('please pls again there then the my calendar of from off thanks'.split(' '))
