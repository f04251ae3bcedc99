import { z } from 'zod'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { type Doer, doer, taskList } from '../../contract.ts'
import * as words from './wording.ts'

const listLists = 'tasks.list-lists'
const findPeople = 'tasks.find-doers'

const known = z.array(taskList.pick({ id: true, name: true }))

/** The list that is called so; nothing where none was named. */
export function listFor(turn: Turn, name: string | undefined): { id: string } | Move | undefined {
  if (name === undefined) return undefined
  const answer = answerOf(turn, listLists)
  if (answer === undefined) return call(listLists, {})
  const lists = known.safeParse(answer).data ?? []
  const wanted = plain(name)
  const found =
    lists.find((list) => plain(list.name) === wanted) ?? lists.find((list) => plain(list.name).includes(wanted))
  return found
    ? { id: found.id }
    : say(
        words.noList(
          name,
          lists.map((list) => list.name),
        ),
      )
}

const people = z.array(doer)

/** Whom the person means: somebody to whom tasks were given before, or the name as it was said. */
export function doerFor(turn: Turn, name: string | undefined): Doer | Move | undefined {
  if (name === undefined) return undefined
  const answer = answerOf(turn, findPeople)
  if (answer === undefined) return call(findPeople, { words: name })
  const found = people.safeParse(answer).data ?? []
  if (found.length > 1)
    return say(
      words.whichPerson(
        name,
        found.map(({ email, name: called }) => email ?? called),
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
