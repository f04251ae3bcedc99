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
    // Recognised only from learned examples: they are done in the Files view.
    'rename-file': { kind: 'act', say: [] },
    'delete-file': { kind: 'act', say: [] },
    'upload-file': { kind: 'talk', say: [] },
    'read-file': { kind: 'talk', say: [] },
  },
})
