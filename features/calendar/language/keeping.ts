import { defineLanguage } from '#foundation/language/templates/language.ts'
import { calendarLexicon } from './lexicon.ts'
import { calendarPieces } from './pieces.ts'

/** What is to stay as it is, and what follows from a change: “extend the trip by a day, it now ends on Thursday”. */
export const keeping = defineLanguage({
  name: 'keeping',
  lexicon: calendarLexicon,
  pieces: calendarPieces,
  intents: {
    kept: {
      kind: 'act',
      say: [
        '{order:text} <but-keep> {but:text}',
        '{order:text} but? <keep-others> <stays?> {more:text?}',
        '{order:text} the? <others> <stays> {more:text?}',
        '{order:text} {pause} so? it <outcome> {more:text}',
        '{order:text} {pause} <same-hours> <unchanged>',
        '{order:text} {pause} <unchanged> <same-hours>',
      ],
    },
    'same-end': {
      kind: 'act',
      say: [
        '{order:text} {pause} (and|but|with)? <same-end>',
        '{order:text} (and|but|with) <same-end>',
        '{order:text} {pause} (and|but|with)? <its-end> {end:text?}',
        '{order:text} (and|but|with) <its-end> {end:text?}',
      ],
    },
  },
})
