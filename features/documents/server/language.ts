import { z } from 'zod'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import {
  answerOf,
  bindLanguage,
  call,
  type Move,
  type Plan,
  say,
  sayInTurn,
  type Turn,
} from '#foundation/server/language.ts'
import { documents } from '../language/index.ts'
import * as words from '../language/wording.ts'
import { sizeInWords } from '#foundation/contract/size.ts'

const listFiles = 'documents.list-files'
const mostShown = 8
const mostSearched = 100

const filesShape = z.array(z.object({ name: z.string(), bytes: z.number() }))
type File = z.infer<typeof filesShape>[number]

function withFiles(turn: Turn, then: (files: readonly File[]) => Move): Move {
  const answer = answerOf(turn, listFiles)
  if (answer === undefined) return call(listFiles, { limit: mostSearched })
  const files = filesShape.safeParse(answer)
  return files.success ? then(files.data) : say(words.unreadable)
}

const list: Plan = (turn) =>
  withFiles(turn, (files) => {
    if (files.length === 0) return say(words.none)
    const shown = files.slice(0, mostShown).map(({ name, bytes }) => ({ name, size: sizeInWords(bytes) }))
    return say(words.listed(shown, files.length))
  })

const find: Plan = (turn) =>
  withFiles(turn, (files) => {
    const wanted = withoutEnd(turn.parts.text ?? '', '?.!').toLowerCase()
    const parts = wanted.split(/\s+/)
    const hits = files.filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)))
    return say(
      words.found(
        wanted,
        hits.slice(0, mostShown).map(({ name }) => name),
      ),
    )
  })

export const documentsLanguage = bindLanguage(documents, {
  weights: new URL('../language/intents.weights', import.meta.url),
  byExample: true,
  handsOver: ['rename-file', 'delete-file', 'read-file'],
  plans: {
    'list-files': list,
    'find-file': find,
    'rename-file': (turn) => sayInTurn(turn, 'rename-file', words.renaming),
    'delete-file': (turn) => sayInTurn(turn, 'delete-file', words.deleting),
    'upload-file': (turn) => sayInTurn(turn, 'upload-file', words.uploading),
    'read-file': (turn) => sayInTurn(turn, 'read-file', words.reading),
  },
  doings: { [listFiles]: 'Looking at your files' },
})
