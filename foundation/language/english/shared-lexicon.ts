/** Concepts that the languages of all features may name. */
export const sharedLexicon: Readonly<Record<string, string>> = {
  chat: 'chat, conversation, convo, thread, discussion, dialogue, this one, chats, conversations',
  change: `
    change, set, update, switch, adjust, modify, edit, alter, make, correct, fix, put, move, use, save, enter, now,
    changed`,
  not: 'not, no longer, no more, stop, any more, anymore, any longer, never, without, remove, take',
  today: 'today, tonight, this morning, this afternoon, this evening, so far today, for today',
  my: 'my, mine, me, i',
  question: 'what, which, whats, tell me, show, how',
  to: 'to, as, into, is, be, called, named, now, should be',
  about: `
    about, regarding, concerning, on, of, with, for, containing, for the words, for the word, that mention,
    mentioning`,
  'own-doing': `
    do i, am i, have i, i have, going on, i am, i do, did i, do i have, will i, i will, i would, i need, i want, we
    have, are we, do we`,
  'asks-again': 'remind me what, remind me which, remind me when, remind me who, remind me how, remind me of the',
  'asks-what': 'what, which, is my, are my, show, do you have, is there, when, tell me, where',
  wondered: `
    how do i, how can i, how to, how would i, can i, could i, should i, should we, may i, did you, did i, why, what
    happens, what if, what would happen, if i, when should, when do i, do i, does it, have i, have you, will you,
    who, is this, is my, is it, am i allowed, would it, was it, what does it mean, i will delete, i am going to
    delete, i was going to, i will remove, i will erase`,
  year: 'this year, year, next year, last year, that year, the same year',
  denied: 'do not, never, must not, should not, may not, shall not, no need',
  'denial-filler': 'want, you, to, ever, just, please, go, ahead, and, let, us, dare',
}

/** How much the words of these concepts tell. “Remind me what day it is” wants no reminder. */
export const sharedWeights: Readonly<Record<string, number>> = { 'asks-again': 0 }
