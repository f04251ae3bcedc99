import { defineLanguage } from '#foundation/language/templates/language.ts'
import { questionLexicon } from './question-words.ts'
import { calendarPieces } from './pieces.ts'

/** What may be asked of a calendar. Of two readings that explain as much, the intent that stands first is meant. */
export const questions = defineLanguage({
  name: 'questions',
  lexicon: questionLexicon,
  weights: { free: 3, clash: 3, busiest: 3, without: 3, 'empty-day': 3 },
  pieces: calendarPieces,
  intents: {
    'would-clash': {
      kind: 'ask',
      say: ['<what?> <suppose> <we> <move> {what:text} (to|at|on|for) {when:text} <it-is> <fit> {rest:text?}'],
    },
    freed: {
      kind: 'ask',
      say: [
        '<how-long> <it-is?> {how:text?} <suppose> <we> <cancel> {what:text}',
        '<suppose> <we> <cancel> {what:text} <how-long> {rest:text}',
      ],
    },
    'without-one': {
      kind: 'ask',
      say: ['<suppose> <we> <cancel> {what:text} <what> <else?> <do-i> <have> {rest:text?}'],
    },
    clashes: { kind: 'ask', say: ['<asks> {what:text?} <clash> {rest:text?}', '<clash> {rest:text?}'] },
    busiest: { kind: 'ask', say: ['<asks> <day?> {what:text?} <busiest> <day?> {rest:text?}'] },
    empty: {
      kind: 'ask',
      say: ['<asks> {what:text?} <day> <without> {rest:text?}', '<asks> {what:text?} <empty-day> {rest:text?}'],
    },
    hours: {
      kind: 'ask',
      say: [
        '<how-much> {what:text?} <meetings> {rest:text?}',
        '<how-much> {what:text?} <busy> {rest:text?}',
        '<how-long> {what:text?} <in-meetings> {rest:text?}',
        '<sum-up?> <meeting-time> {rest:text?}',
      ],
    },
    count: {
      kind: 'ask',
      say: [
        '<how-many> <happenings> {rest:text?}',
        '<how-many> {what:text} (is|are|will be) (there|left|planned)? {when:span}',
        '<how-many> {what:text} <do-i> <have> {rest:text?}',
        '<how-many> {what:text} <there-are> {rest:text?}',
        '<how-many> {what:text} <in-calendar> {rest:text?}',
        '<how-many> {what:text} <happenings> {rest:text?}',
        '<how-many> <do-i> <have> {rest:text}',
        '<how-many> times? <do-i> <meet> {rest:text}',
      ],
    },
    'when-free': {
      kind: 'ask',
      say: [
        '<tell-me?> <when> <am-i> <still?> <free> {rest:text?}',
        '<tell-me?> <when> <do-i> <have?> <still?> <gap> {rest:text?}',
        '<tell-me?> <when> <do-i> have {length} <free?> {rest:text?}',
        '<tell-me?> <when> <next?> <gap> {rest:text?}',
        '<next> <free> (hour|half hour|slot|gap|time) {rest:text?}',
        '<tell-me?> <when> <next?> {length} <free> {rest:text?}',
        '<tell-me?> <when> <can> <we> <meet> {rest:text?}',
        '<tell-me?> <when> <can> <we> <fit-in> {rest:text?}',
        '<good-time> (to|for)? <meet> {rest:text?}',
        '(when is|what is|when would be) a good time for {rest:text}',
        '<good-time> {what:text?} <happening> {rest:text?}',
        'how much <open-gap> {rest:text?}',
        '<what> <next> {what:text?} <fit> {rest:text?}',
        '<what> <next> {what:text?} <gap> {rest:text?}',
        '<what> <open> (time|times|hours) {rest:text?}',
        '<what> {what:text?} <open-gap> {rest:text?}',
        '<what> <part> {what:text?} <free> {rest:text?}',
        '<find> {what:text?} <find-gap> {rest:text?}',
        '<do-i?> <have?> any <open> <part> {rest:text?}',
        '<find> {length} {rest:text?}',
        '<find> <when> {what:text?} <free> {rest:text?}',
        '<open-gap> {rest:text?}',
        '<we> <need> {length} {rest:text?} when <can> {more:text?}',
      ],
    },
    'is-free': {
      kind: 'ask',
      say: [
        '<tell-me?> <whether?> <am-i> {how:text?} <free> {rest:text?}',
        '(is|are|will) {span} <still?> <free> {rest:text?}',
        '(is|are|will) {day:text} <still?> <free> {rest:text?}',
        '(would|does|will|do) {span} <suit> {rest:text?}',
        '<do-i> <have?> <some?> <gap> {rest:text?}',
        '<do-i> <have?> <some?> {length} <free?> {rest:text?}',
        '<free-word> (for|to|on|at) {rest:text}',
        '<any-gap> {rest:text?}',
        'got <gap> {rest:text?}',
        '(can|could) <we> <fit-in> {rest:text?}',
      ],
    },
    'last-time': {
      kind: 'ask',
      say: [
        '<tell-me?> <when> <was> <last> <meet?> have? {what:text}',
        '<tell-me?> <when> (is|was) <last-time> <do-i?> <meet?> {what:text}',
        '<tell-me?> <when> <was> <meet> {what:text} <last>',
      ],
    },
    next: {
      kind: 'ask',
      say: [
        '<what?> up? next (up|on|in|for)? me?',
        '<what> <is?> up? next {when:span}',
        '<what> <comes> next? after <this-one> {rest:text?}',
      ],
    },
    first: {
      kind: 'ask',
      say: [
        '<what> <opens> {rest:text}',
        '<what> <do-i?> <have?> first {rest:text}',
        '<when> <do-i> <begin> {rest:text}',
        '<when> <is> (my|our) day <begin> {rest:text?}',
      ],
    },
    last: {
      kind: 'ask',
      say: [
        '<what> <closes> {rest:text}',
        '<what> <do-i?> <have?> last {rest:text}',
        '<when> <do-i> be? <done> {rest:text?}',
        '<when> <is> (my|our) day <closes> {rest:text?}',
      ],
    },
    nth: {
      kind: 'ask',
      say: [
        '<tell-me?> <what> <order> {kind:text?} <happening> <i-have?> {rest:text?}',
        '<tell-me?> (my|our|the)? <order> {kind:text?} <happening> <i-have?> {rest:text?}',
      ],
    },
    gap: {
      kind: 'ask',
      say: [
        '<how-long> {what:text?} between {one:text} and {other:text}',
        '<how-long> {what:text?} (after|from) {one:text} (before|until|till|to) {other:text}',
        '(time|gap|break|pause) between {one:text} and {other:text}',
        '<what> {what:text?} (time|gap|break|pause) between {one:text} and {other:text}',
      ],
    },
    'how-soon': { kind: 'ask', say: ['<how-long> <is?> <do-i?> <have?> left? (before|until|till) {what:text}'] },
    'when-away': { kind: 'ask', say: ['<when> <am-i> next? <away> {rest:text?}'] },
    away: { kind: 'ask', say: ['<am-i> <still?> <away> {rest:text?}', '<do-i> <have?> <day-off> {rest:text?}'] },
    'who-deed': { kind: 'ask', say: ['<who> <do-i> be? <deed:deed> {rest:text?}'] },
    'who-with': {
      kind: 'ask',
      say: ['<who> <do-i> <having> {what:text} with {rest:text?}', '<who> <is> {what:text} with {rest:text?}'],
    },
    'who-meets': {
      kind: 'ask',
      say: ['<who> <do-i> be? <meet> {rest:text?}', '<who> <is?> (left|remaining) {rest:text?}'],
    },
    who: { kind: 'ask', say: ['<tell-me?> <who> <attends> {what:text}'] },
    'who-does': { kind: 'ask', say: ['<tell-me?> <who> {what:text}'] },
    meets: {
      kind: 'ask',
      say: [
        '<tell-me?> <when> <do-i> <next?> be? <next?> <meet> {what:text}',
        '<tell-me?> <where> <do-i> <next?> be? <next?> <meet> {what:text}',
      ],
    },
    met: { kind: 'ask', say: ['<do-i> <still?> <meet> {what:text}'] },
    'which-dates': {
      kind: 'ask',
      say: [
        '<which-dates> <is?> {what:text} <held?> <held?> {rest:text?}',
        '<which-dates> {span} <is> {what:text} <held?> <held?> {rest:text?}',
      ],
    },
    when: {
      kind: 'ask',
      say: [
        '<tell-me?> <when> <is?> {what:text} <held?> <held?> {rest:text?}',
        '{what:text} (is on? what day|on what day|what day|what time|at what time)',
      ],
    },
    where: {
      kind: 'ask',
      say: ['<tell-me?> <where> <is?> {what:text} <held?> <held?> {rest:text?}'],
    },
    'how-long': {
      kind: 'ask',
      say: ['<tell-me?> <how-long> <is?> {what:text} <lasts?> {rest:text?}'],
    },
    still: {
      kind: 'ask',
      say: [
        '<is> {what:text} <still?> <held?> (at|on|from) {when:text}',
        '<is> {what:text} <still> <held?> {when:text}',
        '(my|our|the) {what:text} <is> <still> <held?> (at|on|from)? {when:text}',
      ],
    },
    any: {
      kind: 'ask',
      say: [
        '<do-i> <have?> <still?> <anything> <planned?> {rest:text?}',
        '(is|was) <anything> <else?> <planned?> {span}',
        '<anything> <else> <planned?> {span}',
        '<do-i> <have?> to? (attend|join|go to|be at) <anything> {rest:text?}',
        '<anything> <planned?> {rest:text?}',
        'got <anything> <planned?> {rest:text?}',
        '<do-i> <have?> <some?> {what:text?} <happening> {rest:text?}',
        '<tell-me> <whether> <we> have <some?> {what:text?} <happenings> {rest:text?}',
        'any {what:text?} <happenings> {rest:text?}',
      ],
    },
    has: { kind: 'ask', say: ['<do-i> <still?> have {what:text}', '(is|are) (my|our) {what:text}'] },
    overview: {
      kind: 'ask',
      say: [
        '<show> {how:text?} <overview> {of:text?} <calendar?> {rest:text?}',
        '(a|an|the|my)? <overview> {rest:text?}',
        '<how> {what:text?} <looks> {rest:text?}',
        '(what|how) is {span} like now?',
        '<how> (my|our) {rest:text}',
        '<how-full> {rest:text?}',
        '<brief-me> {rest:text?}',
        '<sum-up> <calendar> {rest:text?}',
        '<sum-up> {span} {rest:text?}',
      ],
    },
    list: {
      kind: 'ask',
      say: [
        '<what> <else?> <do-i> <else?> <have> <planned?> {rest:text?}',
        '<what> <do-i> {span}',
        '<what> <else?> <planned> {rest:text?}',
        '<what> <left-over> {span}',
        'what is on? (tomorrow|tonight)',
        '<what> <planned?> <my-calendar> {rest:text?}',
        '<what> {what:text?} <happenings> {rest:text?}',
        '<what> {what:text?} <happening> <do-i> <have> {rest:text?}',
        '<show> {what:text?} <calendar> {rest:text?}',
        '<show> {what:text?} <happenings> {rest:text?}',
        '<show> {span}',
        '<look-for> {what:text?} <happenings> {rest:text?}',
        '<look-for> (my|our|the) {what:text?} <happening> {rest:text?}',
        '<what> (happens|happened) {span}',
        '<show> <everything> <about> {rest:text}',
        '<show> <everything> (with|on|for|around) {rest:text}',
        '<what?> {span} <calendar>',
        '(my|our) {span}',
        '<my-calendar> {rest:text?}',
        '(my|our|the)? <plain-calendar> {rest:text?}',
        'schedule (for|of)? {span}',
        '(my|our|the|all|any)? <coming?> <happenings> {rest:text?}',
        '<what> <is> <in-store> {rest:text?}',
      ],
    },
  },
})
