import { defineLanguage } from '#foundation/language/templates/language.ts'
import { answerOf, ask, bindLanguage, call, type Plan, say } from '../../language.ts'
import { z } from 'zod'

/** What people say about notes, and how the feature answers. */
const notes = defineLanguage({
  name: 'notes',
  lexicon: {
    note: 'note, memo, jotting',
    keep: 'keep, make, take, write, add, new',
    find: 'find, search, look for, which',
  },
  intents: {
    'add-note': {
      kind: 'act',
      say: ['[<keep> <note>]', '(note|jot) down {text}', '<keep> a <note> (about|of|saying) {text}'],
    },
    'correct-note': { kind: 'act', say: ['no? (it|that) should (say|read) {text}', 'change the <note> to {text}'] },
    'find-notes': { kind: 'ask', say: ['<find> <note> (about|on|with) {text}', '[<find> <note>]'] },
  },
})

const add: Plan = ({ parts: { text } }) =>
  text === undefined ? ask('What should the note say?', 'note') : call('notes.add-note', { title: capital(text) })

/** Corrects the note created last in this chat. */
const correct: Plan = ({ parts: { text = '' }, dialogue }) => {
  const note = dialogue.did?.things.find(({ kind }) => kind === 'note')
  return note ? call('notes.retitle-note', { id: note.id, title: capital(text) }) : say('Which note do you mean?')
}

const found = z.array(z.object({ title: z.string() }))

const find: Plan = (turn) => {
  const { text } = turn.parts
  if (text === undefined) return ask('Which words should I look for in your notes?', 'note-words')
  const answer = answerOf(turn, 'notes.find-notes')
  if (answer === undefined) return call('notes.find-notes', { words: text })
  return say(
    `I found ${
      found
        .parse(answer)
        .map(({ title }) => `“${title}”`)
        .join(', ') || 'nothing'
    }.`,
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const notesLanguage = bindLanguage(notes, {
  plans: { 'add-note': add, 'correct-note': correct, 'find-notes': find },
  asks: [
    { question: 'note', intent: 'add-note', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
    { question: 'note-words', intent: 'find-notes', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
  ],
  doings: { 'notes.add-note': 'Keeping notes', 'notes.find-notes': 'Searching your notes' },
})
