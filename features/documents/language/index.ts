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
      tldr, tl;dr, gist of, the gist of, give me the gist of, main points of, the main points of, key points of,
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
    'summarise-named-file': { kind: 'ask', accepts: hasEnding, say: ['<sum-up> {text}'] },
    // Recognised only from learned examples: they are done in the Files view.
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

function hasEnding(text: string): boolean {
  return isName(text) && /\.\p{L}[\p{L}\d]{1,4}$/u.test(readRequest('', text).text)
}
