import { defineLanguage } from '#foundation/language/templates/language.ts'
import { calendarLexicon } from './lexicon.ts'
import { calendarPieces } from './pieces.ts'
import { toldChanges } from './told-changes.ts'

/** What becomes of an event. Of two readings that explain as much, the first one counts. “Told”: said as a fact. */
export const changes = defineLanguage({
  name: 'changes',
  lexicon: calendarLexicon,
  pieces: calendarPieces,
  intents: {
    longer: {
      kind: 'act',
      say: [
        '<extend> {event:text} (by|for)? extra? {length} (more|longer|extra)?',
        '(make|keep) {event:text} {length} longer',
        '(make|keep) {event:text} {length} longer {pause} {more:text}',
        '<give> extra? {length} (more|extra)? (to|for|onto|on) {event:text}',
        'give {event:text} {length} (more|extra|longer)',
        'give {event:text} <extra> {length}',
      ],
    },
    shorter: {
      kind: 'act',
      say: [
        '<shorten> {event:text} (short|down)? by {length}',
        '(make|keep) {event:text} {length} shorter',
        '<take-off> {length} <off-of> {event:text}',
      ],
    },
    last: {
      kind: 'act',
      say: [
        '<enlarge> {event:text} to {length}',
        '<cut-down> {event:text} down? to {length}',
        '<set> <length-noun> (of|for) {event:text} {length}',
        '<set> <length-noun> {length}',
        '<turn> {event:text} (to|into) {length}',
        '<give> <event:it> {length}',
        '<enlarge> {event:text} {length} long?',
      ],
    },
    'last-made': {
      kind: 'act',
      say: [
        '<have> {event:text} <lasting?> <lasting?> {length} long?',
        '<have> {event:text} <lasting?> {length} long? (instead of|rather than|and not|not) {old:text}',
      ],
    },
    until: {
      kind: 'act',
      say: [
        '<extend> {event:text} (to|until|till) {until}',
        '(drag|draw|stretch) {event:text} out (to|until|till) {until}',
        '<end> {event:text} (at|by) {until}',
        '<have> {event:text} <go-until> <until> {until}',
        '<make-it> <event:it> (until|till|til|through) {until} (inclusive|incl|including)?',
        '(make|keep) {event:text} {by:length} longer {pause?} (until|till|to) {until}',
      ],
    },
    'longer-unsaid': { kind: 'act', say: ['<extend> {event:text}'] },
    'shorter-unsaid': { kind: 'act', say: ['shorten {event:text}'] },
    rename: {
      kind: 'act',
      say: [
        '<rename> {event:text} (to|as|into) {title:text}',
        '<set> <name-noun> (of|for) {event:text} (to|as) {title:text}',
        '<set> <name-noun> (to|as) {title:text}',
        '(put|set|give it|make|use) the? <name-noun> (to|as|be)? {title:text}',
        '<call> {event:text} {title:quoted} instead?',
        '<call> <event:it> {title:text}',
        '<rename> <event:it> {title:text}',
        '<call> <event:some-event> {title:text}',
      ],
    },
    'rename-unnamed': { kind: 'act', say: ['<rename> {event:text}'] },
    'rename-more': {
      kind: 'act',
      say: [
        '<put> the? {title:text} (to|in|into|on) (the|its) <name-noun>',
        '<put> the? {title:text} (to|in|into|on) the? <name-noun> (of|for) {event:text}',
        '(write|type) the? {title:text} (to|in|into|on) (the|its) <name-noun>',
        '(write|type) the? {title:text} (to|in|into|on) the? <name-noun> (of|for) {event:text}',
      ],
    },
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
        'and? <event:it> <must> (be|happen|come|come up|take place|recur|repeat) {rule}',
        '<make-into> {event:text} (into|to|be)? {rule} (series|meeting|event|thing)?',
      ],
    },
    uninvite: {
      kind: 'act',
      say: [
        '<leave-out> {people} <off-of> {event:text}',
        '(uninvite|disinvite|un-invite) {people} (from|to|for|of)? {event:text?}',
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
    clear: { kind: 'act', say: ['<clear> {event:text}'] },
    cancel: {
      kind: 'act',
      say: [
        '<cancel> {event:text} <out-of> <calendar-noun>',
        '<cancel> {event:text}',
        'take {event:text} (off|out of|from) <calendar-noun>',
        'call {event:text} off',
        'take <event:it> (out|off)',
      ],
    },
    'told-cancel-both': { kind: 'act', say: ['<cancel> {event:text} and (the one|the other)? {on:span}'] },
    'later-to': {
      kind: 'act',
      say: [
        '<move> {event:text} (by|to)? {length} (later|back)? {pause?} <lead-to> {when}',
        '<move> {event:text} <later-way> by? {length} {pause?} <lead-to> {when}',
      ],
    },
    'earlier-to': {
      kind: 'act',
      say: [
        '<move> {event:text} <way?> by? {length} <earlier> {pause?} <lead-to> {when}',
        '<move-plain> {event:text} <earlier-way> by? {length} {pause?} <lead-to> {when}',
      ],
    },
    later: {
      kind: 'act',
      say: [
        '<move> {event:text} <later-way> by? {length} {day:span?}',
        '<move> {event:text} (by|to)? {length} (later|back) {day:span?}',
        '<make-it> {event:text} {length} <later> {day:span?}',
        'start {event:text} {length} <later> {day:span?}',
        '(it|that)? (starts|start|begins|begin) {length} <later>',
        '<delay> {event:text} <way?> by? {length} {day:span?}',
        '<move-plain> {event:text} by? {length} {day:span?}',
      ],
    },
    earlier: {
      kind: 'act',
      say: [
        '<move> {event:text} <way?> by? {length} <earlier> {day:span?}',
        '<make-it> {event:text} {length} <earlier> {day:span?}',
        'start {event:text} {length} <earlier> {day:span?}',
        '(it|that)? (starts|start|begins|begin) {length} <earlier>',
        '<move-plain> {event:text} <earlier-way> by? {length} {day:span?}',
        '<advance> {event:text} <way?> by? {length} {day:span?}',
      ],
    },
    'move-free': {
      kind: 'act',
      say: ['<move> {event:text} <way?> <lead-to> the? <soonest> <free> <slot> {within:text?}'],
    },
    move: {
      kind: 'act',
      say: [
        '<move> <time-of?> {event:text} <way?> <lead-to> {when}',
        '<make-it> <event:it> (start|begin)? {when} instead?',
        '(have|do|hold|start|run|make) {event:text} (start|begin)? (at|on) {when} instead?',
        '(set|put) <event:it> (to|for|at|on) {when} instead?',
        '<make-time> {when} instead?',
        '(do|have|say|try) {when} instead',
      ],
    },
    'move-on': { kind: 'act', say: ['<move> <time-of?> {event:text} <way?> (for|on|at) {when}'] },
    'told-move-both': {
      kind: 'act',
      say: ['<move> {event:text} <lead-to> {when} and {other:text} <lead-to> {next:when}'],
    },
    'move-all': { kind: 'act', say: ['<empty> {event:text} by <move-all> <lead-to> {when}'] },
    'move-since': {
      kind: 'act',
      say: ['<since> {since:span} <onwards?> {pause} <hold> {event:text} (at|to) {when}'],
    },
    'move-nowhere': {
      kind: 'act',
      say: ['<move-alone> {event:text} <way?>', '(change|switch) <time-of> {event:text}'],
    },
    swap: { kind: 'act', say: ['<swap> {event:text} (and|with|for) {other:text}'] },
    end: {
      kind: 'act',
      say: [
        '(stop|end|discontinue|wind up|no more) {event:text} (end|ending|stop)? (after|beyond|past|until|till|on) {last:span}',
        '(cancel|drop|delete|remove) {event:text} (after|beyond|past) {last:span}',
        'let {event:text} (end|stop) (after|beyond|past|until|till|on) {last:span}',
      ],
    },
    'end-from': {
      kind: 'act',
      say: [
        '(stop|end|discontinue|wind up|no more) {event:text} (from|since|starting|starting from|as of|beginning) {first:span} <onwards?>',
        '(cancel|drop|delete|remove) {event:text} from {first:span} <onwards>',
        '(cancel|drop|delete|remove) {event:text} <beginning> {first:span} <onwards?>',
      ],
    },
    'end-all': { kind: 'act', say: ['no more {event:text}'] },
    none: { kind: 'act', say: ['(there is|there will be|there should be|we have|i have)? no {event:text}'] },
    ...toldChanges,
  },
})
