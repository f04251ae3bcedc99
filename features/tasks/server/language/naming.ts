import { z } from 'zod'
import { distance } from '#foundation/language/text/spelling.ts'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { type Doer, doer, taskList } from '../../contract.ts'
import { isMyList } from '../../language/reading/of-tasks.ts'
import * as words from './wording.ts'

export const listLists = 'tasks.list-lists'
export const findPeople = 'tasks.find-doers'

const known = z.array(taskList.pick({ id: true, name: true, role: true, open: true }))
export type KnownList = z.infer<typeof known>[number]

export function listsIn(turn: Turn): KnownList[] | Move {
  const answer = answerOf(turn, listLists)
  return answer === undefined ? call(listLists, {}) : (known.safeParse(answer).data ?? [])
}

/** The list that is called so, or nearly so; “new” where there is none. */
export function listOrNew(turn: Turn, name: string): { id: string } | { newList: string } | Move {
  const lists = listsIn(turn)
  if ('kind' in lists) return lists
  const found = calledSo(lists, name) ?? lists.find((list) => isNear(plain(list.name), plain(name)))
  return found ? { id: found.id } : { newList: (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 60) }
}

function isNear(one: string, other: string): boolean {
  return other.length > 4 && distance(one, other, 2) <= 2
}

/** The list that is called so; nothing where none was named. */
export function listFor(turn: Turn, name: string | undefined): { id: string } | Move | undefined {
  if (name === undefined) return undefined
  const lists = listsIn(turn)
  if ('kind' in lists) return lists
  const found = calledSo(lists, name)
  return found
    ? { id: found.id }
    : say(
        words.noList(
          name,
          lists.map((list) => list.name),
        ),
        isMyList(turn.parts.sentence) ? {} : { isNothing: true },
      )
}

export function calledSo(lists: readonly KnownList[], name: string): KnownList | undefined {
  const wanted = plain(name)
  return (
    lists.find((list) => plain(list.name) === wanted) ??
    lists.find((list) => plain(list.name).includes(wanted)) ??
    lists.find((list) => list.role === 'inbox' && wanted === 'inbox')
  )
}

const people = z.array(doer)

/** Whom the person means: somebody to whom tasks were given before, or the name as it was said. */
export function doerFor(turn: Turn, name: string | null | undefined): Doer | Move | undefined {
  if (name === undefined || name === null) return undefined
  const [called, address] = name.endsWith('>') ? name.slice(0, -1).split(' <') : []
  if (called !== undefined && address !== undefined) return { name: called, email: address.toLowerCase() }
  if (name.includes('@')) return { name: '', email: name.toLowerCase() }
  const answer = answerOf(turn, findPeople)
  if (answer === undefined) return call(findPeople, { words: name })
  const found = people.safeParse(answer).data ?? []
  if (found.length > 1)
    return say(
      words.whichPerson(
        name,
        found.map(({ email, name: saved }) => email ?? saved),
      ),
    )
  return found[0] ?? { name: name.charAt(0).toUpperCase() + name.slice(1), email: null }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
