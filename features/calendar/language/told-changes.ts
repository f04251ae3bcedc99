import type { Intent } from '#foundation/language/templates/language.ts'

/** What people say as a fact of an event, and want to be so. Of two readings that explain as much, the first one counts. */
export const toldChanges = {
  'told-later': {
    kind: 'act',
    say: [
      '{event:text} <must> <go> {length} <later> {day:span?}',
      '{event:text} <must> <go> {length} <later> {day:span?} {pause} {more:text}',
      '{event:text} <starts> {length} <later> {day:span?}',
      '{event:text} <starts> {length} <later> {day:span?} {pause} {more:text}',
      '{event:text} <been> <moved> by {length}',
      '<may> {event:text} be <moved> by? {length} <later?>',
      '{event:text} <moves> by {length}',
    ],
  },
  'told-earlier': {
    kind: 'act',
    say: [
      '{event:text} <must> <go> {length} <earlier> {day:span?}',
      '{event:text} <must> <go> {length} <earlier> {day:span?} {pause} {more:text}',
      '{event:text} <starts> {length} <earlier> {day:span?}',
      '{event:text} <starts> {length} <earlier> {day:span?} {pause} {more:text}',
      '{event:text} <been> brought forward by {length}',
      '<may> {event:text} be brought forward by? {length}',
    ],
  },
  'told-all-later': { kind: 'act', say: ['<all-of> {event:text} by? {length} later'] },
  'told-all-earlier': { kind: 'act', say: ['<all-of> {event:text} by? {length} earlier'] },
  'told-move': {
    kind: 'act',
    say: [
      '{event:text} <must> <go> (to|at|on|until|for)? {when} instead?',
      '{event:text} <must> <go> (to|at|on|until|for)? {when} <in-place-of> {old:text}',
      '{event:text} <starts> (at|on) {when} instead',
      '{event:text} <starts> (at|on) {when} <in-place-of> {old:text}',
      '{event:text} <been> <moved> (to|until) {when}',
      '<may> {event:text} be <moved> (to|until) {when}',
      '{event:text} <been> brought forward to {when}',
      '{event:text} <moves> (to|until) {when}',
      '{event:text} <fits-better> (at|on|to)? {when}',
    ],
  },
  'told-to-both': { kind: 'act', say: ['{event:text} to {when} and {other:text} to {next:when}'] },
  'told-to': {
    kind: 'act',
    say: [
      '{event:text} to {when} instead?',
      '{event:text} (at|on)? {when} instead',
      '{event:text} (at|on)? {when} <in-place-of> {old:text}',
    ],
  },
  'told-since': {
    kind: 'act',
    say: [
      '<since> {since:span} <onwards?> {event:text} <starts> {often:rule?} at {when} {often:rule?} instead?',
      '<since> {since:span} <onwards?> {event:text} <starts> {often:rule?} at {when} <in-place-of> {old:text}',
      '<since> {since:span} <onwards?> {event:text} <must> <go> {often:rule?} at {when} {often:rule?} instead?',
      '<since> {since:span} <onwards?> {event:text} <must> <go> {often:rule?} at {when} <in-place-of> {old:text}',
    ],
  },
  'told-until': {
    kind: 'act',
    say: [
      '{event:text} <must> <end> (at|by) {until}',
      '{event:text} <runs-over> {day:span?} (until|till|to) {until}',
      '{event:text} <must> be over (at|by) {until}',
      '{event:text} <ends> (at|by) {until} (now|instead)?',
      '{event:text} <ends> (at|by) {until} <in-place-of> {old:text}',
    ],
  },
  'told-last': { kind: 'act', say: ['{event:text} <must> <lasting> <lasting?> {length}'] },
  'told-longer': {
    kind: 'act',
    say: ['{event:text} needs {length} (more|longer|extra)', '{event:text} <must> (be|last|run|take) {length} longer'],
  },
  'told-shorter': { kind: 'act', say: ['{event:text} <must> (be|last|run|take) {length} shorter'] },
  'told-place': {
    kind: 'act',
    say: [
      '{event:text} <will-be> (at|in|on) {place:text} {pause} <put> <it> down? as <place-noun> {more:text?}',
      '{event:text} <will-be> now? (at|in) {place:text} (now|instead)',
      '{event:text} <is-now> (at|in) {place:text}',
    ],
  },
  'told-place-of-it': {
    kind: 'act',
    say: ['it (is|will be) now? (at|in) {place:text} (now|instead)', 'it <is-now> (at|in) {place:text}'],
  },
  'told-invite': {
    kind: 'act',
    say: [
      '{people} <must> <be-part> {event:text} (as well|too|also)?',
      '{people} <must> <be-part> {event:text} (as well|too|also)? {pause} <add> <her>',
    ],
  },
  'told-end': {
    kind: 'act',
    say: [
      '(the one|the meeting|the session)? {last:span} <will-be> very? last (one of)? {event:text} {pause} <cancel> <later-ones> {more:text?}',
    ],
  },
  'told-cancel': {
    kind: 'act',
    say: [
      '<unneeded> <to-see?> {event:text} <any-more?> {pause} (take|delete|remove|cancel|drop|scrap) <it> {more:text?}',
    ],
  },
  'told-quit': { kind: 'act', say: ['<quit> {event:text} {pause} (delete|remove|cancel|drop|clear) <all-of-it>'] },
  'told-repeat': {
    kind: 'act',
    say: [
      '{event:text} <must?> (be|happen|take place|come|come round|come up)? {rule} (from now on|from now|from then on|instead)',
    ],
  },
  'told-off': {
    kind: 'act',
    say: ['{event:text} <fell-through>', '{event:text} <fell-through> {on:span}', '{event:text} off now?'],
  },
  'told-each': { kind: 'act', say: ['{order:text} each'] },
  'told-order': {
    kind: 'act',
    say: [
      '{event:text} <told> {news:text} {pause} <so?> {order:text}',
      '{event:text} <told> {pause} <so?> {order:text}',
      '{event:text} <told> {news:text} and <so?> {order:text}',
    ],
  },
} as const satisfies Readonly<Record<string, Intent>>
