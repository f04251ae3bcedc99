import { tokenize } from '#foundation/language/text/tokens.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { TaskPriority } from '../../contract.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import type { Change, Described, Order, SaidFacts, Wish } from '../wish.ts'
import type { adding } from '../adding.ts'
import type { changing } from '../orders.ts'
import { exactly, isBare, isName, withoutIs } from './bare.ts'
import { describedBy, isTitle, small } from './described.ts'
import { adoptedFacts } from './adopting.ts'
import { acrossSentences, factsBehind, factsIn, newTaskFrom, severalFrom, tidy } from './details.ts'
import { goalOf } from './goal.ts'
import { severalNamed } from './several.ts'
import { withoutNeed } from './need.ts'
import { isForOneself } from './stated.ts'
import { bareLevels, endsDone } from './words.ts'

/** What a template found, under the names that it gives. */
export type Slots = Partial<
  Record<'title' | 'titles' | 'whole' | 'more' | 'which' | 'name' | 'note', string> &
    Record<'to', Change | TaskPriority> & { due: Change; place: string; how: TaskPriority; person: string; by: number }
>
export type Around = { wording: Wording; text: string }
export type Meaning = (slots: Slots, around: Around) => Wish | undefined

const adopt: Meaning = (slots, { wording }) => ({ do: 'adopt', facts: adoptedFacts(slots, wording) })

const named: Meaning = ({ title = '', more, how, place }, { wording }) => {
  const wish = newTaskFrom(title, wording, more)
  const said: SaidFacts = { ...(how && { priority: how }), ...(place !== undefined && { list: place }) }
  return wish && { ...wish, ...said }
}

/** “Tomorrow's list” is what is due tomorrow. */
function onDaysList(slots: Slots, { wording }: Around): Slots {
  const { place = '', ...others } = slots
  const day = ["'s", '’s'].some((end) => place.endsWith(end)) ? place.slice(0, -2) : undefined
  const due = day === undefined ? undefined : goalOf(day, { now: wording.now, zone: wording.zone ?? 'UTC' })?.due
  return due === undefined || day === undefined ? slots : { ...others, more: `due ${day}` }
}

/** “Milk, eggs and bread”: several things on one list. */
const onList: Meaning = (said, around) => {
  const slots = onDaysList(said, around)
  // “The accountant call” is there already.
  if (isTask(slots.title) || (slots.title ?? '').toLowerCase().startsWith('the ')) return undefined
  const [also] = further.exec(slots.more ?? '') ?? []
  const added = also === undefined ? [] : severalFrom(also.replace(furtherLead, '').replace(furtherTrail, ''), 1)
  const titles = [...severalFrom(slots.title ?? ''), ...added]
  const wishes = titles.flatMap((title) => named({ ...slots, title }, around) ?? [])
  return titles.length > 1 ? { do: 'several', wishes: wishes as Order[] } : named(slots, around)
}

/** “…, oh and gauze too”. */
const further = /^[\s,;–-]*(?:oh,? )?(?:and|also|plus|as well as) .{2,80}(?: too| as well)[.!]?$/i
const furtherLead = /^[\s,;–-]*(?:(?:oh|and|also|plus|as well as),? )+/i
const furtherTrail = /(?: too| as well)[.!]?$/i

/** A new list and what stands on it: “a list for the move”. */
function listOf(name: string, titles: string, { wording }: Around): Wish | undefined {
  const list = tidy(name.replace(/^for (?:the |my |our )?/i, ''))
  const wishes = severalFrom(titles, 1).flatMap((each) => newTaskFrom(each, wording) ?? [])
  return list === '' || wishes.length === 0
    ? undefined
    : { do: 'several', wishes: wishes.map((wish) => ({ ...wish, list })) }
}

const parts: Meaning = ({ whole = '', titles = '' }, { wording }) => {
  const partOf = describedBy(whole, wording)
  const wishes = severalFrom(titles, 1).flatMap((title) => {
    const wish = newTaskFrom(title, wording)
    return wish ? [{ ...wish, partOf }] : []
  })
  const [only] = wishes
  return wishes.length > 1 ? { do: 'several', wishes } : only
}

export const newMeanings: Readonly<Record<keyof typeof adding.intents, Meaning>> = {
  project: ({ title = '', name, more = '' }, around) => {
    if (name !== undefined) return listOf(name, more, around)
    const colon = title.indexOf(':')
    return colon < 1 ? undefined : listOf(title.slice(0, colon), title.slice(colon + 1), around)
  },
  'for-whom': ({ title = '', person }, { text, wording }) => {
    const wish = text.includes(':') ? newTaskFrom(title, wording) : undefined
    return wish && person !== undefined ? { ...wish, person } : undefined
  },
  part: ({ title = '', whole = '' }, around) => parts({ whole, titles: title }, around),
  split: (slots, around) => {
    const wish = parts(slots, around)
    return wish?.do === 'several' ? wish : undefined
  },
  adopt,
  bare: () => ({ do: 'ask' }),
  told: ({ title = '', more }, around) =>
    severalNamed(title, around) ?? named({ title: withoutNeed(title), ...(more !== undefined && { more }) }, around),
  // “To my list: buy toner, fix the printer”.
  listed: (slots, around) => {
    const isList = slots.more === undefined && around.text.indexOf(':') < around.text.indexOf(',')
    return (
      (isList && around.text.includes(':') ? severalNamed(slots.title ?? '', around, 2) : undefined) ??
      named(slots, around)
    )
  },
  named,
  titled: (slots, around) => (notTitles.has(firstWord(slots.title)) ? undefined : named(slots, around)),
  // “Task water the plants” names one; “tasks for today” and “task done” speak of some.
  'titled-alone': (slots, around) => {
    const [noun, first, second] = tokenize(around.text).map((token) => token.text)
    const names = (noun === 'task' || noun === 'todo') && second !== undefined && first !== undefined
    return names && !notTitles.has(first) && !small.has(first) ? named(slots, around) : undefined
  },
  'on-list': onList,
  // “Put the accountant call in finance” is there already.
  'on-named': (slots, around) => {
    const { name = '', title = '' } = slots
    const [place, ...more] = name.split(',')
    const wish = title.toLowerCase().startsWith('the ') ? undefined : named({ ...slots, more: more.join(',') }, around)
    const list = tidy(place ?? '')
    return wish?.do === 'create' &&
      list !== '' &&
      goalOf(list, { now: around.wording.now, zone: 'UTC' }) === undefined &&
      list.split(' ').length < 4
      ? { ...wish, list, onlyOnList: true }
      : undefined
  },
  added: (slots, around) => {
    const { title = '' } = slots
    const isDeed = isForOneself(title, around.wording) || noted.has(firstWord(title))
    // What is put in the calendar is an event.
    return isDeed && !/\b(?:calendar|diary|agenda)\b/i.test(title) ? named(slots, around) : undefined
  },
}

/** What is noted down to be done, and not to be known. */
const noted = new Set(
  'ask tell get bring talk speak ring phone text message take give find chase book visit'.split(' '),
)

const notTitles = new Set([
  'list',
  'lists',
  'board',
  'force',
  'manager',
  'view',
  'reminder',
  'that',
  'which',
  'is',
  'has',
  'as',
  'into',
  'in',
  'on',
  'from',
  'out',
  'of',
  'by',
  'automatically',
])

/** “A task called …”: it is named further on. */
function isTask(text = ''): boolean {
  const first = tokenize(text).find((token) => !['a', 'an', 'the', 'new', 'another'].includes(token.text))
  return ['task', 'todo', 'tasks', 'list'].includes(first?.text ?? '')
}

function firstWord(text = ''): string {
  return tokenize(text)[0]?.text ?? ''
}

const change = (to: (slots: Slots, around: Around) => Change | undefined): Meaning => {
  return (slots, around) => {
    const which = describe(slots.which, around)
    const made = which && to(slots, around)
    return made && { do: 'change', which, to: made }
  }
}

const renamed: Meaning = (slots, around) =>
  isName(slots.title ?? '', around)
    ? change(({ title = '' }) => ({ title: tidy(title) }))({ ...slots, which: slots.which ?? 'it' }, around)
    : undefined

const ending = (what: 'complete' | 'reopen' | 'delete'): Meaning => {
  return ({ which: said }, around) => {
    const which = describe(said, around)
    return which && { do: what, which: what === 'reopen' ? { ...which, statuses: ['done'] } : which }
  }
}

/** Nothing where what was said names no task at all. */
function describe(said = '', { wording }: Around): Described | undefined {
  // “Both the report and the slides” names two, and neither was shown before.
  const text = said.includes(' and ') ? said.replace(/^both (?:of )?/i, '') : said
  // A title goes over no sentence: “sneha's is released. Org chart”.
  if (acrossSentences(text)) return undefined
  const which = describedBy(text, wording)
  return isTitle(which) ? which : undefined
}

const give: Meaning = ({ which: said = '', person, more = '' }, around) => {
  const which = describe(said, around)
  const { facts, text } = factsIn(more, around.wording)
  // “Move my lease task to Wednesday” gives nothing to anybody.
  const isDay = goalOf(said, { now: around.wording.now, zone: around.wording.zone ?? 'UTC' }) !== undefined
  if (!which || isDay || person === undefined || tidy(text) !== '') return undefined
  const { person: _person, list: _list, ...others } = facts
  return { do: 'change', which, to: { person, ...others } }
}

const isVerb = (word: string) => verbs.has(word)
const verbs = new Set(
  'delete remove clear drop show list move put mark set what which is are when who give add make reopen archive hide count how'.split(
    ' ',
  ),
)

const level: Meaning = change(({ to, due }, { text }) => {
  const [first] = tokenize(text)
  if (due && typeof to === 'string') return { priority: to, ...due }
  if (typeof to === 'string') return { priority: to }
  const said = to?.priority ?? undefined
  if (said !== undefined) return { priority: said }
  return { priority: first?.text.startsWith('de') ? 'low' : 'high' }
})

/** “I have started on the brief” says no more than that. */
const move = change(({ to }, { text }) => {
  if (typeof to === 'object') return to.list !== undefined && endsDone.test(text) ? undefined : to
  return findPhrases(tokenize(text), begun).length > 0 ? { status: 'doing' } : undefined
})
const begun = phrases([['started, began, begun', true]])

const asks = new Set('did have how what which who when where why'.split(' '))

const tells = phrases([['can, could, should, will, would, is, are, was, were, must, might, may', true]])

function isShort(text: string): boolean {
  return tokenize(text).length <= 9
}

/** What is wanted, by what stands in the slots; nothing where they do not hold what is needed. */
export const changeMeanings: Readonly<Record<keyof typeof changing.intents, Meaning>> = {
  'add-list': ({ name, place }) => {
    const called = name ?? place
    return called === undefined || findPhrases(tokenize(called), bareLevels).length > 0
      ? undefined
      : { do: 'add-list', name: tidy(called) }
  },
  'rename-list': ({ place = '', name = '' }) => ({ do: 'rename-list', list: place, name: tidy(name) }),
  'delete-list': ({ place = '' }) => ({ do: 'delete-list', list: place }),
  'take-date': change(() => ({ due: null })),
  note: change(({ note }) => (note === undefined ? undefined : { note })),
  // “Rename it to “Changelog”, due Friday”.
  rename: (slots, around) => {
    const [, quoted, behind] = /^["“]([^"“”]{2,300})["”],? (.{3,80})$/.exec((slots.title ?? '').trim()) ?? []
    const said = behind === undefined ? undefined : factsBehind(` ${behind}`, around.wording)
    if (quoted !== undefined && said && tidy(said.text) === '')
      return change(() => ({ title: quoted, ...said.facts }))({ ...slots, which: slots.which ?? 'it' }, around)
    return renamed(slots, around)
  },
  level,
  reopen: ending('reopen'),
  complete: ending('complete'),
  // “Delete everything that's done” says first what is to be done.
  did: (slots, around) =>
    isVerb(firstWord(slots.which)) ? undefined : ending('complete')({ which: withoutIs(slots.which) }, around),
  unneeded: ending('delete'),
  // “Bins out every Monday” names what comes again, and nothing to delete.
  delete: (slots, around) =>
    readRepetition(around.text, around.wording) ? undefined : ending('delete')(slots, around),
  'take-back': change(() => ({ person: null })),
  'ask-on': change(({ to, person }) => {
    const due = typeof to === 'object' ? to.due : undefined
    return due ? { askOn: due.slice(0, 10), ...(person !== undefined && { person }) } : undefined
  }),
  give,
  doing: give,
  later: change(({ by }, { text }) => {
    const isEarlier = tokenize(text).some((token) => ['earlier', 'sooner', 'forward'].includes(token.text))
    return by === undefined ? undefined : { later: isEarlier ? -by : by }
  }),
  move,
  'on-to': (slots, around) => (isShort(around.text) ? move(slots, around) : undefined),
  'bare-to': (slots, around) => (isBare(slots, around) ? exactly(move(slots, around)) : undefined),
  // “Read fire regs can wait” tells of no deed.
  past: (slots, around) =>
    isShort(around.text) &&
    !asks.has(firstWord(around.text)) &&
    findPhrases(tokenize(slots.which ?? ''), tells).length === 0
      ? ending('complete')(slots, around)
      : undefined,
  'move-to-list': change(({ name = '' }, { wording }) => {
    const scene = { now: wording.now, zone: wording.zone ?? 'UTC' }
    return goalOf(name, scene) ?? { list: tidy(name), maybeList: true }
  }),
}
