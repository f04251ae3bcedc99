import { defineLanguage } from '#foundation/language/templates/language.ts'
import { taskLexicon } from './lexicon.ts'
import { taskPieces } from './reading/pieces.ts'

/** What is to become of tasks that are there. The reading that explains most comes first, then the one that stands first. */
export const changing = defineLanguage({
  name: 'changing-tasks',
  lexicon: taskLexicon,
  pieces: taskPieces,
  intents: {
    'add-list': { kind: 'act', say: ['<make> <new?> <list-noun> <called> {name:text}', '<make> <new?> {place:list}'] },
    'rename-list': { kind: 'act', say: ['<rename> {place:list} <to-as> {name:text}'] },
    'delete-list': { kind: 'act', say: ['<delete> {place:list}'] },
    'take-date': { kind: 'act', say: ['<take-date> {which:text}', '{which:text} <has-no-date>'] },
    note: {
      kind: 'act',
      say: [
        '<put> <note-noun> (to|on) {which:text} (that|saying|says) {note:text}',
        '<put> <note-noun> {note:text} (to|on) {which:text}',
        '<put> <note-noun> (to|on) {which:text} {note:text}',
      ],
    },
    rename: {
      kind: 'act',
      say: [
        '<rename> {which:text} <to-as> {title:text}',
        'call {which:text} {title:quoted}',
        'call <it> {title:text}',
        '<rename> {which:text} {title:quoted}',
        'change {which:text} to {title:text}',
      ],
    },
    level: {
      kind: 'act',
      say: [
        '<set> <priority-of> {which:text} <to-as?> {to:level}',
        '<set> {which:text} (up|down)? <to-as?> {to:priority} (due|and due|by|for|on)? {due:due?}',
        '<mark> {which:text} <to-as?> {to:priority}',
        '<mark> {which:text} <to-as?> {to:level}',
        '{which:text} (is|are) now? (really|very|more)? {to:level} now?',
        '(prioritise|prioritize|escalate) {which:text}',
        '(deprioritise|deprioritize) {which:text}',
      ],
    },
    reopen: {
      kind: 'act',
      say: [
        '<reopen> {which:text} <after-all?>',
        '<mark> {which:text} <to-as?> <not-done> <after-all?>',
        '{which:text} <is-not-done> <after-all?>',
        'i did not (finish|do|complete) {which:text} <after-all?>',
        '(i|we)? have not {done:past} {which:text} <after-all?>',
        '(i|we) never {done:past} {which:text}',
      ],
    },
    complete: {
      kind: 'act',
      say: [
        '<complete> {which:text} <off> <my-tasks>',
        '<complete> {which:text}',
        '<mark> {which:text} <to-as?> <done>',
        '<tick> {which:text} <done>',
        'tick {which:text}',
        '<tick> {which:text} <off> <my-tasks>',
      ],
    },
    did: {
      kind: 'act',
      say: [
        '<i-did> {which:text} <after-all?>',
        '{which:text} <is-done> (from my side|on my side|now|already|today|at last)?',
        'i have {which:text} done',
        '{which:text} done',
      ],
    },
    unneeded: { kind: 'act', say: ['<no-need> {which:text} <after-all?>'] },
    delete: {
      kind: 'act',
      say: [
        '{which:text} <can-go> <after-all?>',
        '<delete> {which:text} <off> <my-tasks>',
        '<take> {which:text} <off> <my-tasks>',
        '<delete> {which:text}',
      ],
    },
    'take-back': {
      kind: 'act',
      say: [
        '<take-back> {which:text} <myself>',
        '<give> {which:text} <to-him?> <myself>',
        'take {which:text} back {more:text?}',
        'unassign {which:text}',
        '{person:who} (got back to me|came back to me|replied|answered|has replied|has answered|got back|came back) (on|about|re|with|regarding)? {which:text} <no-wait>',
        '<no-wait> (on|for) {which:text} (any more|anymore)?',
        '<no-wait> (on|for) {person:who} (for|on|about|with) {which:text} (any more|anymore)?',
      ],
    },
    'ask-on': {
      kind: 'act',
      say: [
        '<ask-again> {person:who} (about|on|regarding|for) {which:text} {to:due}',
        '<ask-again> (about|on|regarding|for)? {which:text} {to:due}',
      ],
    },
    give: {
      kind: 'act',
      say: [
        '<give> {which:text} <over?> <to-him> {person:who} {more:text?}',
        '{which:text} (please|pls)? <give> (it|this|that)? <to-him?> {person:who} {more:text?}',
        '<give> {person:who} {which:text}',
        'let {person:who} (do|handle|take care of|take) {which:text}',
      ],
    },
    doing: { kind: 'act', say: ['{person:who} <is-doing> {which:text}'] },
    later: {
      kind: 'act',
      say: [
        '<move> {which:text} <way?> by {by:days} <later-word?>',
        '<move> {which:text} {by:days} <later-word>',
        '<move> {which:text} (back|off|out) {by:days}',
        '{which:text} {by:days} <later-word>',
        '<move> {which:text} {by:days} <earlier>',
        '{which:text} {by:days} <earlier>',
        '(i)? (need|want|could use|give me|take) (another|an extra|one more)? {by:days} (more|longer)? (for|on|with) {which:text}',
        '{which:text} (needs|takes|will take|is going to take) (another|an extra|one more)? {by:days} (more|longer)',
        '{which:text} (needs|takes|will take|is going to take) (another|an extra|one more) {by:days}',
      ],
    },
    move: {
      kind: 'act',
      say: [
        '<move> <due-of> {which:text} <lead-to?> {to:goal}',
        '<move> {which:text} <way?> <lead-to> {to:goal}',
        '<move> {which:text} <way?> {to:goal}',
        '<move> {which:text} repeat? {to:often}',
        '{which:text} <is-due> <lead-to?> {to:goal}',
        'give <it> (until|till)? {to:due}',
        '{which:text} (is|are) (now|already)? {to:column}',
        '(i have|i)? (started|began|begun) (on|with|working on)? {which:text}',
      ],
    },
    'on-to': {
      kind: 'act',
      say: [
        '{which:text} (to|until|till|on|by) {to:goal} instead?',
        '{which:text} can wait (to|until|till|til|for)? {to:goal}',
      ],
    },
    // “Train to Leeds Monday”: only what is called exactly so is meant.
    'bare-to': { kind: 'act', say: ['{which:text} {to:goal}'] },
    past: {
      kind: 'act',
      say: [
        '(i|i have|we|just|i just)? {done:past} {which:text}',
        '{which:text} (is|are|was|were|got)? {done:past} and (delivered|filed|posted|done|paid|signed|dusted|sent|gone)',
        '{which:text} (got|is|are|was|were|has been|have been|are all|is all|all|been)? (finally|now|already|also|all)? {done:past} (already|now|today|finally|at last|this morning|yesterday|last night|just now|earlier|tonight|this afternoon|in the morning|in the afternoon|from my side|on my side|and sent|and gone|by me)?',
      ],
    },
    'move-to-list': { kind: 'act', say: ['<move> {which:text} (to|into|onto) {name:text}'] },
  },
})

/** What is asked. */
export const asking = defineLanguage({
  name: 'asking-for-tasks',
  lexicon: taskLexicon,
  pieces: taskPieces,
  intents: {
    lists: { kind: 'ask', say: ['<show> <lists> {more:text?}', '<lists>'] },
    finished: {
      kind: 'ask',
      say: [
        '<what-did-i> <got-done> {which:text?}',
        'what (is|was|got|has been) (done|finished|completed) {which:text?}',
        '(have|did) (i|we) <got-done> (anything|something|any tasks|a task|any task) {which:text?}',
      ],
    },
    owing: {
      kind: 'ask',
      say: [
        'what (is|does|do|has)? {person:who} <owes-me> {more:text?}',
        '<show> {person:who} <owes-me>',
        'does {person:who} <owes-me> anything',
      ],
    },
    waiting: {
      kind: 'ask',
      say: [
        '(what|who|what tasks|which tasks|anything|anyone|whom) <wait-for> {more:text?}',
        '<show> <wait-for>',
        '(what|which) tasks are <with-others>',
        '(what|who) do i (wait|have to wait) for',
      ],
    },
    which: {
      kind: 'ask',
      say: [
        '<should> (do|start with|start on|tackle|finish)? {which:text} or {more:text} (first|next|now)',
        '(what|which) (is|comes) (first|more important|more urgent) {which:text} or {more:text}',
      ],
    },
    important: {
      kind: 'ask',
      say: [
        '(what|which)? (is)? (my)? (top priority|number one priority|first priority|most urgent) (right now|now)? {which:text?}',
        '<show> <most-important> {which:text}',
        '<show> {most:number} <most-important> {which:text}',
      ],
    },
    first: {
      kind: 'ask',
      say: [
        '(what|which task|which tasks|where|which) <should> <first> {more:text?}',
        'what <should> do <first> {more:text?}',
        'what is (next|first) (on)? <my-tasks> {more:text?}',
      ],
    },
    soonest: {
      kind: 'ask',
      say: [
        '(what|which|which one) (of)? <my-tasks?> (is|are|comes|come) due (first|next|soonest|earliest) {more:text?}',
        '(which task|which tasks) (is|are|comes|come) due (first|next|soonest|earliest) {more:text?}',
      ],
    },
    left: {
      kind: 'ask',
      say: [
        '(what|which tasks|what all|anything|what else|which) (do|did|else|is)? <does?> i <still-to-do> {which:text?}',
        '(what|which tasks|what all|what else|anything) have i (got|still|yet)? to (do|finish|deliver|submit|hand in) {which:text?}',
        'what (is|are)? <on-plate> {which:text?}',
        'what (is|are)? left {which:text?}',
        '(anything|what|everything) (is|are)? <on-plate> {which:text?}',
      ],
    },
    mine: { kind: 'ask', say: ['<my-tasks> (again|now)?'] },
    own: {
      kind: 'ask',
      say: [
        '(what|which|which tasks|which ones) (else)? (do|have|must) i (still)? (have|got|keep|do)? (still)? (left)? (to do|for|on)? (myself|by myself)',
        '(what|which|which tasks|which ones) (is|are) (still)? (mine|left for me|with me|on me|up to me)',
      ],
    },
    holder: {
      kind: 'ask',
      say: ['<who-has> {which:text}', 'who {which:text} is with', '{which:text} is with (whom|who)'],
    },
    count: { kind: 'ask', say: ['<how-many> {which:text}'] },
    status: {
      kind: 'ask',
      say: [
        '(is|are|was|were) {which:text} (done|finished|complete|completed|sorted|overdue|late|still open|open) (yet|already|now)?',
        'how (long|late|overdue) (is|has|have|are) {which:text} (been)? (overdue|late|open|due)?',
        '(is|are|was|did i finish|have i finished|did i do|did i complete|have i done|how is|what about|how far is|what is the status of|what is the priority of|who has|who is doing|whose is|what is the deadline for) {which:text}',
        '(what|which) (priority|prio) (does|do|has|is) {which:text} (have|at|on|got)?',
        'when (is|are|was|do i have to|must i|should i) {which:text} (due|be done|finish|finished)?',
        'by when (is|are|do i have to|must i|should i) {which:text}',
        '(by)? when (do|does|must|should|will) {which:text} (have to|need to|has to)? (be)? (out|in|due|done|finished|ready|sent|handed in|submitted|paid)',
        '{which:text} when',
        '(did|have) i (put|add|added|note|noted|write|written|got|have) {which:text} <onto> <my-tasks>',
        'when did i (say|promise|plan) (that)? (i would|i will|i should|to)? (do|finish)? {which:text}',
      ],
    },
    list: { kind: 'ask', say: ['<show> {which:text}'] },
    plain: { kind: 'ask', say: ['{which:text}'] },
  },
})

/** What time is wanted for. */
export const timing = defineLanguage({
  name: 'timing-tasks',
  lexicon: taskLexicon,
  pieces: taskPieces,
  intents: {
    block: {
      kind: 'act',
      say: [
        '<block> {length} (of|off)? (time|focus time|free time)? {when:time?} <for> {which:text}',
        '<block> <time-for> {which:text}',
        '<block> (time|some time) {when:time?} <for> {which:text}',
      ],
    },
    plan: {
      kind: 'act',
      say: [
        '<plan-verb> <day>',
        '<plan-verb> <day> {more:text?}',
        '(help me)? <plan-verb> (my|the)? {when:time}',
        '<put> <my-tasks> (into|in|onto|on) (my|the)? (calendar|day|schedule|free time) {more:text?}',
        '<plan-verb> <my-tasks> {more:text?}',
      ],
    },
  },
})
