import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { AskWish } from '../../wish.ts'

const notes = '(notes|note)'
const of = '(of|for|on|to|about|in|with)'
const task = '(task|to-do|todo)'

const notesAsked: Paraphrases = {
  '{thing}': [
    `(so|and)? what (is|was|stands) (in|on|under) (the|my) ${notes} ${of} the? {thing:named} ${task}?`,
    `(so|and)? what (is|was|are) (the|my) ${notes} ${of} the? {thing:named} ${task}?`,
    `(so|and)? what does it say (in|on|under) (the|my) ${notes} ${of} the? {thing:named} ${task}?`,
    `(so|and)? what (do|does|did) (the|my) ${notes} ${of} the? {thing:named} ${task}? say`,
    `(so|and)? what (did|have) i (note|noted|write|written|jot|jotted|put) down? ${of} the? {thing:named} ${task}`,
    `(so|and)? (show|read|tell|give) me? (the|my) ${notes} ${of} the? {thing:named} ${task}?`,
    `(is|are) there (a|any) ${notes} ${of} the? {thing:named} ${task}?`,
  ],
}

const ofItAsked: Paraphrases = {
  notes: [
    `(so|and)? what (is|was|stands) (in|on|under) (the|its) ${notes} (of it|for it|there|again)?`,
    `(so|and)? what (are|is|was) (the|its) ${notes} (again|there)?`,
    `(so|and)? what (do|does|did) (the|its) ${notes} say (again|there)?`,
    '(so|and)? what did i (note|write|jot|put) down? (there|on it|for it|in it|about it) (again)?',
    `(so|and)? (show|read|tell|give) me? (the|its) ${notes} (again|of it|there)?`,
  ],
}

const [named, ofIt] = [createParaphrasing([notesAsked]), createParaphrasing([ofItAsked])]

/** “What does it say in the notes of the boiler task?”; `row`: the tasks in hand. */
export function readNotes(message: string, row: readonly string[]): AskWish | undefined {
  const text = withoutEnd(message.trim(), '?.! ')
  const words = named(text)
  if (words !== text) return { do: 'list', which: { words: withoutTask(words), all: false }, of: 'notes' }
  return row.length > 0 && ofIt(text) !== text
    ? { do: 'list', which: { ids: [...row], words: '', all: true }, of: 'notes' }
    : undefined
}

function withoutTask(said: string): string {
  return said.replace(/ (?:task|to-do|todo)$/i, '')
}
