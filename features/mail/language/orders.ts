import { defineLanguage } from '#foundation/language/templates/language.ts'
import { mailLexicon } from './lexicon.ts'

/** What can be said of mail. The reading that explains most comes first, then the one that stands first. */
export const orders = defineLanguage({
  name: 'mail-orders',
  lexicon: mailLexicon,
  intents: {
    'needed-of-me': {
      kind: 'ask',
      say: [
        '(what|what all|what else|which answers) (does|do|did) {from:text} <needs-of-me> {more:text?}',
        '(does|do|did) {from:text} still? <needs-of-me> {more:text?}',
        '(what|what else) (is|are) {from:text} still? <after-me> {more:text?}',
        '(is|are) {from:text} still? <after-me> {more:text?}',
        'do i still? owe {from:text} <an-answer> {more:text?}',
      ],
    },
    'to-answer': {
      kind: 'ask',
      say: [
        '(what|which|who|whom|anyone|anybody|anything|any) {which:text?} <asked-of-me> {more:text?}',
        '(of|from|among) {which:text} (which|which ones|which of them|who|what) <asked-of-me>',
        '(of|from|among) {which:text} (which|which ones|which of them|who|what) <needs-answer>',
        '(any|are there|are there any|do i have|do i have any|have i got any|show me|show me the|list|list the) (open|unanswered)? questions (to|for) me {more:text?}',
        '(what|which|who|whom) {which:text?} <needs-answer> {more:text?}',
        '(who|whom) <waits-for-me>',
        '(is there)? (anything|something|what|which) (in|from|of|among) my? (new|unread)? (mail|mails|email|emails|inbox|e-mails|messages) <deal-first>',
        '(what|which) (new|unread)? (mail|mails|emails|e-mails|messages) <deal-first>',
        '<show> {which:text?} (that|which)? <needs-answer>',
        '(does|do) (anyone|anybody|anything|any) {which:text?} <needs-answer>',
        '(is|are) <anyone> still? (waiting for|waiting on|waiting) (me|my answer|my reply|an answer|a reply)?',
        'do i still? owe <anyone?> <an-answer> {more:text?}',
        '(do|should|must) i still? (have to|need to)? <answer-to> (anyone|anybody|someone|somebody|anything)',
        '<show?> {which:text?} <unanswered> {more:text?}',
        'which {which:text} (is|are) (still|not)? <unanswered>',
      ],
    },
    urgent: {
      kind: 'ask',
      say: [
        '(is there|is|anything|is anything|something|what is|what|which mails are|which mail is) (anything|something)? <urgent>',
        '<show> {which:text?} <urgent>',
        '(what is|whats|anything|is anything|is there anything|something) <urgent> {more:text}',
      ],
    },
    waiting: {
      kind: 'ask',
      say: [
        '(who|whom|which|what|whose) {which:text?} <owes-me>',
        '(who|which|what) {which:text?} (is|are|was|were) not (answered|replied to)',
        'am i still? (waiting for|waiting on|waiting to hear from) (anyone|anybody|someone|somebody|anything|a reply|an answer|replies|answers)',
        '(what|which answers|which replies) am i still? (waiting for|waiting on) from {which:text}',
      ],
    },
    wrote: {
      kind: 'ask',
      say: [
        '(did|has|have) {from:text} <wrote> <to-me?> {more:text?} <yet?>',
        '(when did|when has) {from:text} last? <wrote> <to-me?> {more:text?}',
        'who <wrote> <to-me?> {more:text?}',
        'who has? sent me {more:text?}',
        'have i heard (from|back from) {from:text} <yet?>',
        '(did|have)? i (received|receive|got|get|gotten) (something|anything|a mail|an email|a message) (of|from) {from:text} <yet?>',
        'did i hear (from|back from) {from:text} <yet?>',
        'when did i last hear (from|back from) {from:text}',
        '(any|is there any) (word|sign|reply|answer|response) yet? from {from:text} <yet?>',
        '(heard|hear) (anything|something)? (from|back from) {from:text} <yet?>',
        '(do|did|have) we (have|get|got|hear|received) (anything|something|any mail|a mail|an email)? (from|back from) {from:text} <yet?>',
      ],
    },
    'wrote-to': {
      kind: 'ask',
      say: [
        '(when did|did|have) i last? <write-to> {to:text} (about|regarding|on) {more:text}',
        '(when did|did|have) i last? <write-to> {to:text} <yet?>',
      ],
    },
    'about-it': {
      kind: 'ask',
      say: [
        '(who sent|who wrote) (it|that|this|that one|this one)',
        'who is (it|that|this|that one|this one) from',
        '(when did|when was) (it|that|this|that one|this one) (come|arrive|sent|written|come in)',
      ],
    },
    news: { kind: 'ask', say: ['<sum-up?> <missed> {more:text?}'] },
    said: {
      kind: 'ask',
      say: [
        '(what did|what does|what has) {from:text} <says> {more:text?}',
        'what {from:text} (wants|wanted|asks|asked|says|said|writes|wrote)',
        '(what is|what was) {from:text} (asking for|asking me|asking about|asking|saying|writing about|writing|on about|telling me)',
      ],
    },
    latest: {
      kind: 'ask',
      say: [
        '<what-is-new> from {from:text}',
        'the? (latest|newest) from {from:text}',
        '<what-is-new> (with|on|about|in|of) {which:text}',
        '(where are we|where do we stand|where do i stand) (with|on) {which:text}',
      ],
    },
    'empty-out': { kind: 'act', say: ['<empty> {folder:text}'] },
    spam: {
      kind: 'act',
      say: [
        '<mark> {which:text} <as-spam>',
        '{which:text} <is-spam>',
        '<spam> {which:text}',
        '<spam> {which:text} <as-spam>',
        '(it is|this is|that is|these are|they are) (spam|junk) {which:text}',
        '<move> {which:text} <into> (spam|junk|my spam folder|the spam folder)',
      ],
    },
    'not-spam': { kind: 'act', say: ['<mark> {which:text} <as-not-spam>', '{which:text} <is-not-spam>'] },
    read: { kind: 'act', say: ['<mark> {which:text} <as-read>', '<mark> <as-read> {which:text}'] },
    unread: { kind: 'act', say: ['<mark> {which:text} <as-unread>', '<mark> <as-unread> {which:text}'] },
    star: {
      kind: 'act',
      say: ['<star> {which:text}', '<mark> {which:text} with a? (star|flag)', '<mark> {which:text} <as-starred>'],
    },
    unstar: { kind: 'act', say: ['<unstar> {which:text}'] },
    snooze: {
      kind: 'act',
      say: ['<snooze> {which:text}', '(bring|bring up|get|show me) {which:text} (back|again) {when:text}'],
    },
    'put-aside': {
      kind: 'act',
      say: [
        '(put|set|lay|leave) {which:text} (aside|away) (until|till|til|for) {when:text}',
        '(put|set|lay) (aside|away) {which:text} (until|till|til) {when:text}',
        '(show|bring) me? again {which:text}',
        '{which:text} (show me again|show it to me again|bring back to me|come back) {when:text}',
      ],
    },
    'bring-back': {
      kind: 'act',
      say: [
        '(bring|get|show me) {which:text} (back|again) {when:text}',
        '(i would like to|i want to|let me)? (see|have|read|look at) {which:text} (back|again) {when:text}',
      ],
    },
    'goes-under': {
      kind: 'act',
      say: ['{which:text} (goes|go|should go|is to go) (under|into|in) {folder:text}'],
    },
    'can-wait': {
      kind: 'act',
      say: ['{which:text} (can wait|has time|may wait|has to wait) (until|till|til) {when:text}'],
    },
    'to-read': {
      kind: 'ask',
      say: [
        '(do i|i|have i)? still? (have to|need to|have) read (something|anything) still?',
        '(is there|have i|do i have) (something|anything) (to read|left to read|unread)',
        'what (do i|have i) still? (have to|to|left to)? read',
      ],
    },
    'sent-me': {
      kind: 'ask',
      say: [
        '(what|which mails|which mail|which emails) (has|did|have|does) {from:text} (sent|send) (me|us)? {more:text?}',
      ],
    },
    wake: { kind: 'act', say: ['<wake> {which:text}'] },
    unmute: { kind: 'act', say: ['<unmute> {which:text}'] },
    mute: { kind: 'act', say: ['<mute> {which:text}'] },
    'leave-list': { kind: 'act', say: ['<leave> {which:text?}'] },
    unsubscribe: { kind: 'act', say: ['<unsubscribe> {which:text}'] },
    unarchive: {
      kind: 'act',
      say: ['(unarchive|restore) {which:text}', '(take|get|bring|move) {which:text} out of (the|my)? archive'],
    },
    'make-of': {
      kind: 'act',
      say: [
        '(make|create|add|set up) <an-item> (out of|from|of|for) {which:text}',
        '(turn|make|convert) {which:text} (into|to) <an-item>',
        '(put|add|save|enter|book) {which:text} (in|into|to|on) <the-calendar>',
        '(put|add|save|enter|book) {which:text} (in|into|to|on) <the-calendar> for {when:text}',
        '(turn|make|convert) {which:text} (into|to) <an-item> (for|on|by|due|tomorrow|today|next|this) {when:text?}',
      ],
    },
    'label-it': {
      kind: 'act',
      say: [
        '(label|tag|categorise|categorize) (it|this|that|them|these|those) {label:text}',
        'give (it|this|that|them|these|those) (the|a|an|my)? (label|tag) {label:text}',
      ],
    },
    unlabel: {
      kind: 'act',
      say: [
        '<unlabel> {label:text} <off> {which:text}',
        '<remove> the? {label:text} (label|tag) <off> {which:text}',
        '<remove> the? {label:text} (label|tag) (off|away)? again?',
      ],
    },
    label: {
      kind: 'act',
      say: [
        '<label> {which:text} <as-with> {label:text}',
        '<label> {which:text} {label:quoted}',
        '(place|put|file|set) {which:text} under (the|my)? (heading|label|tag|title) {label:quoted}',
        '(label|tag) {which:text} (one|mail|email|thread|message|mails|emails) {label:text}',
        '(put|add|make|set|give) (the|a)? (label|tag) {label:text} (to|on|onto|in|for) {which:text}',
        '(put|add) the? {label:text} (label|tag) (to|on|onto) {which:text}',
      ],
    },
    'label-last': { kind: 'act', say: ['(label|tag|categorise|categorize) {which:text}'] },
    'file-under': { kind: 'act', say: ['(file|sort|put) {which:text} under {folder:text}'] },
    move: {
      kind: 'act',
      say: [
        '<move> {which:text} <into> {folder:text} (folder)?',
        '{which:text} (belongs|belong) (in|into|to|under) {folder:text}',
      ],
    },
    archive: {
      kind: 'act',
      say: [
        '<archive> {which:text}',
        '<move> {which:text} <into> archive',
        '(take|get|clear) {which:text} out of (my|the) inbox',
        '{which:text} (may|can|should|could) (go|move|be moved) (to|into|in) (the|my)? archive',
        '{which:text} (can go away|can go|can be archived|may go away|can be put away)',
      ],
    },
    delete: { kind: 'act', say: ['<delete> {which:text}', '<move> {which:text} <into> (trash|bin|rubbish)'] },
    'sum-up': {
      kind: 'ask',
      say: [
        '<sum-up> {which:text}',
        '(what is|what was|what were|what are) (decided|agreed|said|discussed|the main points|the point) (in|of) {which:text}',
      ],
    },
    tell: { kind: 'ask', say: ['<tell> {which:text} <says?> {more:text?}'] },
    open: { kind: 'ask', say: ['<open> {which:text}'] },
    'files-of': {
      kind: 'ask',
      say: [
        '<show> the? (attachments|attachment|attached files|files) (of|in|from|to|on) {which:text}',
        '(what|which files|which file|what files) (is|are) (attached to|attached) {which:text}',
      ],
    },
    count: { kind: 'ask', say: ['<how-many> {which:text}', '{which:text} count'] },
    find: { kind: 'ask', say: ['<find> {which:text}'] },
    list: {
      kind: 'ask',
      say: [
        '<show> {which:text}',
        '(what|which) did i send {which:text}',
        'what (have i|did i|is) (snoozed|snooze)',
        '{which:text}',
      ],
    },
  },
})
