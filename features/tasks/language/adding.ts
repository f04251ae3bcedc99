import { defineLanguage } from '#foundation/language/templates/language.ts'
import { taskLexicon } from './lexicon.ts'
import { taskPieces } from './reading/pieces.ts'

/** What becomes a task, or a part of one. */
export const adding = defineLanguage({
  name: 'adding-tasks',
  lexicon: taskLexicon,
  pieces: taskPieces,
  intents: {
    project: {
      kind: 'act',
      say: [
        '(new|create a|create a new|start a|start a new|add a|add a new|make a|make a new) (project|list|checklist|board) {title:text}',
        '<make> <new?> <list-noun> <called> {name:text} with {more:text}',
      ],
    },
    'for-whom': { kind: 'act', say: ['<make?> <new?> <task> for {person:who} {title:text}'] },
    part: {
      kind: 'act',
      say: [
        '<put> {title:text} as <subtask> <under> {whole:text}',
        '<make> <new?> <subtask> <under> {whole:text} <called> {title:text}',
        '<make> <new?> <subtask> <called> {title:text} <under> {whole:text}',
        '<make> <new?> <subtask> <under> {whole:text} {title:quoted}',
        '<make> <new?> <subtask> {title:text} <under> {whole:text}',
      ],
    },
    split: { kind: 'act', say: ['<split> {whole:text} <into-parts> <subtask?> {titles:text}'] },
    adopt: {
      kind: 'act',
      say: [
        '<turn> <that-one> (into|to)? <a-task> {more:text?}',
        '<turn> <that-one> (into|to)? (a|an)? {how:priority} <task> {more:text?}',
        '<make> <new?> <a-task> <out-of-it> {more:text?}',
        '<put> <that-one> <as-into> <my-tasks> {more:text?}',
        '<put> <that-one> as <a-task> {more:text?}',
        '<put> <that-one> <as-into> {place:list} {more:text?}',
      ],
    },
    bare: { kind: 'act', say: ['<make> <new?> <task> please?', '(new|another) <task>'] },
    told: {
      kind: 'act',
      say: [
        '{title:text} <put> <it?> <as-into> <my-tasks> {more:text?}',
        '{title:text} <put> <it?> as <a-task> {more:text?}',
        '(remember|note|note down|jot down|write down|i have|i must|i should|i need) to? {title:text} as <a-task> (i mean|please|that is)?',
        '{title:text} (add|note) (it|that|those|them|this)',
      ],
    },
    listed: {
      kind: 'act',
      say: [
        '<put> {title:text} <onto> <my-tasks> {more:text?}',
        '<put> <onto> <my-tasks> {title:text}',
        '<put> {title:text} as <a-task> {more:text?}',
      ],
    },
    named: {
      kind: 'act',
      say: [
        '<make> <new?> {how:priority?} <task> <onto> {place:list} <called> {title:text}',
        '<make> <new?> {how:level?} <task> <called> {title:text}',
        '<make> <new?> {how:priority?} <task> <called> {title:text}',
        '<make> <new?> <task> {title:quoted} {more:text?}',
      ],
    },
    titled: {
      kind: 'act',
      say: ['<make> <new?> {how:priority?} <task> {title:text}', '<make> <new?> {how:level} <task> {title:text}'],
    },
    'titled-alone': { kind: 'act', say: ['(task|todo) {title:text}'] },
    'on-list': {
      kind: 'act',
      say: ['<put> {title:text} <onto> {place:list} {more:text?}', '<put> <onto> {place:list} {title:text}'],
    },
    'on-named': { kind: 'act', say: ['<put> {title:text} (to|on|onto|in|into|under) {name:text}'] },
    added: { kind: 'act', say: ['(add|note|note down|jot down|write down) {title:text}'] },
  },
})
