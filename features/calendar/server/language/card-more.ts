import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { readPeople } from '../../language/event/addressed.ts'
import { ours } from '../../language/event/happenings.ts'
import type { Person } from '../../language/event/said-event.ts'
import { capital } from '../../language/event/titles.ts'

/** “Add amina too”, “invite milo as well”: who else is to come to what a card waits for. */
export function moreGuests(sentence: string): readonly Person[] | undefined {
  const tokens = tokenize(sentence)
  const from = tokens.findIndex(({ text }) => !before.has(text))
  const until = tokens.findLastIndex(({ text }) => !behind.has(text)) + 1
  const [verb, first] = tokens.slice(from, until)
  const last = tokens[until - 1]
  if (!verb || !first || !last || !adding.has(verb.text)) return undefined
  const names = sentence.slice(first.from, last.to)
  return readPeople(names) ?? (inviting.has(verb.text) ? namesIn(names) : undefined)
}

/** Names that are not known as such, in small letters: each is a word that means nothing else here. */
function namesIn(text: string): Person[] | undefined {
  const pieces = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i)
  const areNames = pieces.every((piece) => {
    const words = tokenize(piece).map((token) => token.text)
    return words.length > 0 && words.length < 3 && !ours.test(piece) && words.every(mayBeName)
  })
  return areNames ? pieces.map((piece) => ({ name: capitals(piece), email: undefined })) : undefined
}

function mayBeName(word: string): boolean {
  return /^\p{L}[\p{L}'’-]+$/u.test(word) && !light.has(word) && !noNames.has(word)
}

function capitals(name: string): string {
  return name.split(' ').map(capital).join(' ')
}

/** “Before it goes out, put in the notes …”: a card always waits before it does. */
export function withoutBeforeSending(sentence: string): string {
  const [, clause = '', rest = ''] = /^((?:but |and |oh )*before [^,.;–—]{3,40})[,.;–—]\s*(.+)$/iu.exec(sentence) ?? []
  return tokenize(clause).some(({ text }) => sending.has(text)) ? rest : sentence
}

const sending = setOf('goes go going send sends sending sent invite invites')
const before = setOf('and also oh ok please pls can could you then plus actually let us')
const behind = setOf('too also as well please pls to it that in along on the list invite then thanks thx actually')
const adding = setOf('add invite include bring get loop cc rope')
const inviting = setOf('invite loop cc rope')
const light = new Set(lightWords)
const noNames =
  setOf(`minute minutes min mins hour hours half quarter day week note notes place room zoom teams link reminder alert task
  time title break buffer everyone everybody team people somebody someone more guests guest him her them agenda file`)
