import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { list } from '#foundation/language/wording/quoting.ts'
import { call, type Move, type Read, say, type Turn } from '#foundation/server/language.ts'
import { beginningsIn, bestOf, mentionsIn, titlesOf, twoWords } from '../../language/reading/known/mentions.ts'
import type { Wish } from '../../language/wish.ts'
import { findTasks, tasksIn } from './finding.ts'
import { nothingFound, refOf } from './picking.ts'
import * as words from './wording.ts'

const mostCharacters = 200
const mostShown = 5

/** Whatever is asked may be about a task, and whatever is told or wanted that nothing else reads. */
export function nearRead(text: string): Read {
  const wish: Wish = { do: 'near', text: text.slice(0, mostCharacters) }
  return { intent: 'tasks', wish, sure: false, tries: true, nearest: true }
}

/** “What is it I must choose by Friday?”, “plants got their water”: the open tasks whose titles hold the words. */
export function near(turn: Turn, text: string): Move {
  const beginnings = beginningsIn(text)
  const result = turn.results.find(({ tool }) => tool === findTasks)?.result
  if (!result) return beginnings.length === 0 ? nothingFound('') : call(findTasks, { beginnings, limit: 50 })
  const tasks = tasksIn(result.kind === 'answer' ? result.answer : [])
  if (!tasks) return say(words.unreadable)
  const titles = titlesOf(tasks)
  const kind = kindOfSentence(text)
  const named = bestOf(mentionsIn(tokenize(text), titles), titles, kind === 'statement' ? twoWords : undefined)
  const found = named.flatMap((at) => tasks[at] ?? [])
  const shown = found.slice(0, mostShown)
  if (shown.length === 0) return nothingFound('')
  const lines = list(shown.map((task) => words.lineText(task, turn.context.format)))
  const lead = kind === 'question' ? words.besideQuestion : words.besideOrder
  return say(`${lead}\n\n${lines}`, { shows: shown.map(refOf) })
}
