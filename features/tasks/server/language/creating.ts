import type { ThingRef } from '#foundation/language/dialogue.ts'
import { type Move, say, type Turn } from '#foundation/server/language.ts'
import { linkKinds } from '../../contract.ts'
import { readNoted } from '../../language/reading/read-wish.ts'
import type { ChangeWish, NewWish, SaidFacts } from '../../language/wish.ts'
import { calledSo, doerFor, listFor, listOrNew, listsIn } from './naming.ts'
import { wholeOf } from './parts.ts'
import * as words from './wording.ts'
import { wordingOf } from './turns.ts'

/** The input of a new task, or what has to be looked up or said before. */
export function newTask(turn: Turn, wish: NewWish): { task: object } | Move {
  const placed = wish.maybeList ? onListOrFor(turn, wish) : wish
  if ('kind' in placed) return placed
  const {
    do: _do,
    isAsSaid: _said,
    maybeList: _maybe,
    person,
    list,
    whole,
    onlyOnList,
    partOf,
    parts: _parts,
    ...task
  } = placed
  const named = listNamed(turn, { list, whole, onlyOnList })
  if (named && 'kind' in named) return named
  const doer = doerFor(turn, person)
  if (doer && 'kind' in doer) return doer
  const parent = partOf && wholeOf(turn, { ...partOf, all: false })
  if (typeof parent === 'object') return parent
  const given = Object.fromEntries(Object.entries(task).filter(([, value]) => value !== null))
  return {
    task: {
      ...given,
      ...(named && 'title' in named && { title: named.title }),
      ...(named && 'id' in named && { list: named.id }),
      ...(named && 'newList' in named && { newList: named.newList }),
      ...(doer && { waitsFor: doer }),
      ...(parent !== undefined && { parent }),
    },
  }
}

/** “Another one for Garden”: where a list is called exactly so, nobody of that name is meant. */
function onListOrFor(turn: Turn, { person, maybeList: _maybe, ...others }: NewWish): NewWish | Move {
  const lists = listsIn(turn)
  if ('kind' in lists) return lists
  const found = lists.find(({ name }) => name.toLowerCase() === person?.toLowerCase())
  if (found) return { ...others, list: found.name }
  return { ...others, ...(person !== undefined && { person }) }
}

/** Words that named no list are part of the title. */
function listNamed(
  turn: Turn,
  { list, whole, onlyOnList }: { [Each in 'list' | 'whole' | 'onlyOnList']: NewWish[Each] | undefined },
): { id: string } | { newList: string } | { title: string } | Move | undefined {
  if (list === undefined || onlyOnList) return listFor(turn, list)
  if (whole === undefined) return listOrNew(turn, list)
  const lists = listsIn(turn)
  if ('kind' in lists) return lists
  const found = calledSo(lists, list)
  return found ? { id: found.id } : { title: whole }
}

/** Called so as the thing is, and linked to it. */
export function taskOf(thing: ThingRef, facts: SaidFacts): NewWish {
  const kind = linkKinds.find((each) => each === thing.kind)
  const links = kind ? [{ kind, id: thing.id, title: thing.title }] : []
  return { do: 'create', title: thing.title, ...facts, links }
}

/** What was said or shown last, as a task; a task that is in hand goes to the list instead. */
export function adopted(turn: Turn, facts: SaidFacts): NewWish | ChangeWish | Move {
  const { did, shown } = turn.dialogue
  const things = did && did.isPast !== true ? did.things : shown
  const isTask = things.length === 1 && things[0]?.kind === 'task'
  if (isTask && facts.list !== undefined)
    return { do: 'change', which: { it: true, words: '', all: false }, to: { list: facts.list } }
  const thing = things.find(({ kind }) => kind !== 'task')
  if (thing) return taskOf(thing, facts)
  const last = turn.before.findLast(({ role }) => role === 'user')
  const said = last && readNoted(last.text, wordingOf(turn))
  if (said?.do !== 'create') return say(words.nothingToAdopt)
  return { ...said, title: withoutMe(said.title), ...facts }
}

/** “Book me a flight”, which cannot be done here, is “Book a flight” for the person. */
function withoutMe(title: string): string {
  const [verb = '', next = '', ...rest] = title.split(' ')
  if (next !== 'me' || rest.length === 0) return title
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${rest.join(' ')}`
}
