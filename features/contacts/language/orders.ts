import { defineLanguage } from '#foundation/language/templates/language.ts'

/** What can be said of contacts. The reading that explains most comes first, then the one that stands first. */
export const orders = defineLanguage({
  name: 'contact-orders',
  lexicon: {
    book: 'contacts, address book, contact list',
    kept: 'contacts, contact, address book, contact list, new contact, a contact, a new contact',
    tell: `what is, what are, show me, show, give me, get me, find, look up, i need, do i have, do you have, tell me, have you got,
      do you know, what was`,
    facet: `email, e-mail, email address, e-mail address, mail address, address, surname, last name, family name, full name, first name, phone, phone number, number, mobile, mobile number,
      cell, cell number, telephone number, contact, contact details, details, contact card, company, employer, time zone, timezone, local time`,
    search: 'find, look up, search for, show me, show',
    reach: 'reach, contact, get hold of, get in touch with, call',
    add: 'add, save, put, keep, store',
    make: 'add, save, create, make, new',
    change: 'change, set, update, correct',
    remove: 'delete, remove, drop, take, erase',
    met: 'meet, met, see, seen, talk to, talked to, talk with, talked with, meet with, met with',
    works:
      'works at, works for, is at, is with, is now at, is now with, now works at, now works for, moved to, is employed at',
    'is-now': 'is now, is, changed to, has changed to, is changed to',
  },
  intents: {
    list: {
      kind: 'ask',
      say: [
        '(show|list|open|see|view|show me) (all|all of)? <book>',
        '(who|which people) (is|are|do i have) (in|among) my <book>',
      ],
    },
    count: { kind: 'ask', say: ['how many contacts (do i have|are there)?'] },
    employer: {
      kind: 'ask',
      say: [
        '(where does|where do|who does|who do) {name:text} work (for|at)?',
        '(where is|where are) {name:text} (working|employed)',
        '(which company|what company|which firm|what firm) (is|does|are|do) {name:text} (with|at|from|work for|work at|working for)',
      ],
    },
    reach: {
      kind: 'ask',
      say: ['(how do i|how can i|how could i) <reach> {name:text}', '<search> {name:text} (in|among) my <book>'],
    },
    clock: {
      kind: 'ask',
      say: [
        '(what time is it|what time is it now|what is the time|how late is it|what is the local time|what hour is it) (for|with|at|over at) {name:text} now?',
        '(what time is it|what is the time|how late is it) where {name:text} (is|lives|works|sits|are)',
        '(which|what) (time zone|timezone) (is|are) {name:text} in',
        'what time does {name:text} have',
        'what time do {name:text} have',
      ],
    },
    who: { kind: 'ask', say: ['(who is|who are|who was) {name:text} (again|exactly)?'] },
    'tell-of': {
      kind: 'ask',
      say: ['<tell> <facet:facet> (of|for) {name:text}', '<facet:facet> (of|for) {name:text}'],
    },
    'writes-from': {
      kind: 'ask',
      say: [
        '(which|what|from which|from what|at which|at what|under which|to which) (address|email|e-mail|email address|e-mail address|mail address) (does|do|did|is|can i reach|do i reach) {name:text} (write from|write me from|mail from|mail me from|use|have|send from|writing from|reachable|write|mail)',
        '(which|what) (address|email|email address|mail address) do i (have for|have of|use for|write to for) {name:text}',
      ],
    },
    tell: { kind: 'ask', say: ['<tell> {name:text} <facet:facet>'] },
    'tell-more': { kind: 'ask', say: ['{name:text} <facet:facet>', '{name:text} mail'] },
    merge: {
      kind: 'act',
      say: ['merge (contact|contacts)? {name:text} (and|with|into) (contact|the contact)? {other:text}'],
    },
    add: {
      kind: 'act',
      say: [
        '<add> {who:text} (to|in|into|among|as|on|to my|in my|into my|among my) <kept>',
        '(new|a new)? contact {who:text}',
        '<make> (a|an|another)? new? contact {who:text}',
      ],
    },
    rename: { kind: 'act', say: ['rename contact {name:text} (to|into|as) {called:text}'] },
    change: {
      kind: 'act',
      say: [
        '<change> {name:text} <facet:facet> (to|into|as) {value:text}',
        '<change> {name:text} name (to|into|as) {called:text}',
        '{name:text} new? <facet:facet> <is-now> {value:text}',
      ],
    },
    move: { kind: 'act', say: ['{name:text} <works> {company:text}'] },
    delete: {
      kind: 'act',
      say: ['<remove> contact {name:text}', '<remove> {name:text} (from|out of|from my|out of my) <book>'],
    },
    forget: { kind: 'act', say: ['forget {name:text}'] },
    'delete-shown': { kind: 'act', say: ['<remove> {name:text} (out|off)? (again|please|then|now)?'] },
    met: {
      kind: 'ask',
      say: ['(who did i|who have i|whom did i|whom have i|which people did i|which people have i) <met> {span:text}'],
    },
  },
})
