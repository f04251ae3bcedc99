import { defineLanguage } from '#foundation/language/templates/language.ts'
import { calendarLexicon } from './lexicon.ts'
import { calendarPieces } from './pieces.ts'

/** What is to become of an event that is there. Of two readings that explain as much, the one that stands first is meant. */
export const changes = defineLanguage({
  name: 'changes',
  lexicon: calendarLexicon,
  pieces: calendarPieces,
  intents: {
    rename: {
      kind: 'act',
      say: [
        '<rename> {event:text} (to|as|into) {title:text}',
        '<set> <name-noun> (of|for) {event:text} (to|as) {title:text}',
        '<set> <name-noun> (to|as) {title:text}',
        '<call> {event:text} {title:quoted} instead?',
        '<call> <event:it> {title:text}',
        '<call> <event:some-event> {title:text}',
      ],
    },
    'rename-unnamed': { kind: 'act', say: ['<rename> {event:text}'] },
    place: {
      kind: 'act',
      say: [
        '<set> <place-noun> (of|for) {event:text} (to|as) {place:text}',
        '<set> <place-noun> (to|as) {place:text}',
        '<put> {place:text} as <place-noun> (of|for|to) {event:text}',
        '<put> {place:text} as <place-noun>',
        '<put> <place-noun> (of|to)? {place:text} to <event:it>',
        '<put> <place-noun> (of|to)? {place:text}',
        '<hold> {event:text} (to|in|at|on) {place:venue}',
      ],
    },
    repeat: {
      kind: 'act',
      say: [
        '<have> {event:text} <repeat> {rule}',
        'repeat {event:text} {rule}',
        '<turn> {event:text} (into|to|be)? {rule} (series|meeting|event|thing)?',
      ],
    },
    invite: {
      kind: 'act',
      say: [
        '<really:invite> {people} (to|into|in|on|for) {event:text}',
        '<really:invite> {people} (as well|too)?',
        '<add> {people} (to|into|in|on|for) {event:text}',
        '<add-strong> {people} (as well|too)?',
      ],
    },
  },
})
