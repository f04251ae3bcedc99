import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { readRequest } from '#foundation/language/summary/length.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'

export const documents = defineLanguage({
  name: 'documents',
  lexicon: {
    file: 'file, document, doc, upload, uploaded, pdf, paper, spreadsheet, attachment',
    show: `
      show, list, show me, list me, see, view, display, open, browse, which, what, what are, are there, do i have, have i,
      did i upload, how many, give me, let me see`,
    'file-more': `
      all, recent, recently, latest, newest, last, new, uploaded, upload, stored, kept, keep, saved, here, mine, of mine,
      so far`,
    'other-deed': `
      download, attach, send, share, make, create, write, delete, remove, rename, call, read, sum up, summarise, print,
      translate, sign, mail, email, upload a, compare`,
    find: 'find, search for, search, look for, look up, locate, where is, where did i put, where did i save',
    'sum-up': `
      summarise, summarize, sum up, summary, give me a summary, give me the summary, summary of, a summary of, recap,
      tldr, tl;dr, gist of, the gist of, give me the gist of, main points of, the main points of, key points of, what is the gist of,
      what are the main points of, what are the key points of, short version of, boil down, condense`,
    limit: 'at most, about, around, no more than, up to, only, just',
    unit: 'words, word, sentences, sentence, lines, line, points, point, bullets, bullet points',
    called: 'called, named, about, for, on, with, titled',
  },
  intents: {
    'list-files': {
      kind: 'ask',
      say: [
        '[<show> <file> <file-more?> <file-more?> <file-more?> !<other-deed>]',
        '[<file> <file-more> <file-more?> !<other-deed>]',
      ],
    },
    'find-file': {
      kind: 'ask',
      accepts: (text) => text.split(/\s+/).length <= 10,
      say: ['<find> my? <file> <called> {text}', '<find> {text} in my? <file>', '<find> the? {text} <file>'],
    },
    'summarise-file': {
      kind: 'ask',
      accepts: isName,
      say: [
        '[<sum-up> <file> <file-more?> <file-more?>]',
        '<sum-up> <file> <file-more?> (in|to|into|with) <limit?> {number} <unit>',
        '<sum-up> <file> <called?> {text}',
        '<sum-up> {text} <file>',
        '<sum-up> {text} <file> (in|to|into|with) <limit?> {number} <unit>',
      ],
    },
    // Read by `comparing.ts`.
    'compare-files': { kind: 'ask', say: [] },
    'summarise-named-file': { kind: 'ask', accepts: mayBeFile, say: ['<sum-up> {text}'] },
    // Read by `filing.ts`.
    'file-files': { kind: 'act', say: [] },
    // Recognised only from learned examples, where nothing says what is to be done to which file.
    'rename-file': { kind: 'act', say: [] },
    'delete-file': { kind: 'act', say: [] },
    'upload-file': { kind: 'talk', say: [] },
    'read-file': { kind: 'talk', say: [] },
  },
})

/** Anything longer is a text to sum up. */
function isName(text: string): boolean {
  return text.split(/\s+/).length <= 10 && !/[.!?]\s|\n/.test(text)
}

/** “The budget”; a day, a chat or the news are no files, unless they are called “news.pdf”. */
export function mayBeFile(text: string): boolean {
  const { text: name } = readRequest('', text)
  const words = withoutAsides(name.toLowerCase()).match(/[\p{L}\p{N}'’-]+/gu) ?? []
  return (
    isName(name) && !noFiles.has(words.at(-1) ?? '') && words.some((word) => /\p{L}/u.test(word) && !light.has(word))
  )
}

/** “Budget for me, please?” is about “budget”. */
export function withoutAsides(name: string): string {
  const said = withoutEnd(name.trim().split(/\s+/).join(' '), '?!. ')
  return said.replace(aside, '').replace(aside, '')
}

const aside = /,? (?:please|for me|briefly|shortly|quickly|again|now)$/i

const light = new Set(lightWords)
const noFiles = new Set(
  `day days week weeks weekend month year today tomorrow yesterday tonight morning afternoon evening monday tuesday
  wednesday thursday friday saturday sunday meeting meetings event events appointment appointments calendar agenda
  schedule task tasks todo todos to-do to-dos reminder reminders notice notices notification notifications email emails
  e-mail e-mails mail mails inbox message messages thread chat chats conversation conversations discussion call calls
  contact contacts person people news weather text texts paragraph passage article page website video situation history
  activity working hours zone time times me so far said above below following`.split(/\s+/),
)
