import { defineLanguage } from '#foundation/language/templates/language.ts'
import { topics } from './subjects.ts'

export const memory = defineLanguage({
  name: 'memory',
  lexicon: {
    topic: topics,
    remember: `
      remember, keep in mind, bear in mind, make a note, take a note, note down, note, for future reference, for the
      future, save this fact, save the fact, save this, save that, store this fact, store the fact, store this, store
      that, memorise, memorize, do not forget, never forget, jot down, write down, keep a note, you should know, fyi,
      for your information, learn, take note, just so you know, so you know, add to your memory, put in your memory,
      keep in your memory, add a fact, record, commit to memory, for the record, make a mental note, mental note, keep
      this in mind, add to memory, new fact, a fact about me, fact about me, remember this, please know, i want you to
      know, store in your memory, save to memory, save in your memory, here is a fact`,
    'asks-back': `
      do you remember, do you know, do you recall, what do you, what have, what did, who is, can you remember what,
      what is, did i ask, have i asked, what did i`,
    'remember-this': `
      that, this, the fact, this fact, the fact that, of the fact, the following, down, for me, for later, about me,
      of that, of this, to yourself, please, a fact, my preference, as a fact, to memory`,
    'to-memory': `
      remember that, remember this, remember it, keep that in mind, keep this in mind, keep it in mind, note that,
      note it, do not forget that, do not forget it, do not forget, make a note of that, make a note of it, bear that
      in mind, memorise that, please remember, save that, write that down, note that down, remember`,
    know: `
      about myself, have i told you, know about me, know of me, know me, remember about me, remembered about me,
      learned about me, learnt about me, have about me, stored about me, keep on me, keep about me, saved about me,
      have on me, noted about me, told you about me, my facts, facts about me, your memory, your notes, everything you
      remember, things you remember, everything you know, you remember, you remembered, have remembered, what you
      know, things you know, in memory, in your memory, the facts, facts, memories, have you learned, you have
      learned, recall about me, i told you to remember, i asked you to remember, asked you to keep, i told you, i have
      told you, have you stored, have you noted, do you remember, remember so far, do you recall, have you memorised,
      have you memorized, did you remember, you have stored, you keep on me, ask you to remember, asked you to
      remember, told you to remember, ask you to keep in mind`,
    'know-more': `
      so far, list, everything, show, all, stored, keep, kept, saved, remember, remembered, facts, me, about me, of
      me, display, know, on me, memory, recall, till now, up to now, read, noted, until now, i, collected,
      information, details, down, full, until today, learned, told, down about me, past, print, out, ever, see, let me
      see, give me, which, contents, content, reveal, what all, anything, already, in memory`,
    'what-my': `
      what is my, who is my, when is my, where is my, what are my, which is my, what was my, what is the name of my,
      who are my, what do you know about, what do you remember about, do you remember, do you know my, do you recall,
      tell me my, remind me what my, which are my, do you know what my, what did i tell you about, what did i say my,
      what have i told you about, do you know when my, do you know who my, what did i ask you to remember about, do
      you know where my, do you remember what, do you remember when, what have you stored about, do you remember who,
      do you remember where, when was my, how old is my, how many do i have, what kind of do i like, do you still
      know, what facts do you have about, what have you noted about, what do you have about, anything stored about, in
      which year did i, do you know where i, do you know when i, do you know which, do you know what i, do you know
      who i, do you know how i`,
    forget: 'forget, forget about, unlearn, do not remember, no longer remember, stop remembering',
    'not-need': `
      not need to remember, need not remember, not have to remember, no need to remember, not keep in mind, not
      remember, no longer remember, stop remembering, stop keeping, no longer keep, not need to know, no longer need
      to remember, no longer have to remember, not know`,
    'forget-verb': `
      delete, erase, remove, drop, wipe, clear, discard, scrub, strike, cancel, get rid of, throw away, throw out,
      lose`,
    'a-fact': `
      fact, memory, memories, note, the fact, the memory, the note, what you know, entry, what you remember, facts,
      information, notes, remembered`,
    'from-memory': `
      from your memory, from memory, from your notes, from what you know, from what you remember, from the memory,
      from my facts, from the facts, out of your memory, in your memory, from your facts, from your mind, any more,
      anymore, any longer, again, from what you keep`,
    'fact-that': `
      that, about, on, of, saying, with, which says, where, regarding, how, concerning, what i said about, the fact
      that, what i told you about, again`,
    everything: 'everything, all, anything',
  },
  intents: {
    remember: {
      kind: 'act',
      accepts: (text) =>
        !isPronoun(text) &&
        // “Who was doing it? I don't remember” asks.
        !/^(?:who|what|which|when|where|how)\b[^?]{3,200}\?/i.test(text) &&
        !/^(?:reads?|says?|said)\b/i.test(text) &&
        (!/\?\s*$/.test(text) || text.length > 120),
      say: [
        '<remember> {text} !<asks-back> !<not-need>',
        '<remember> <remember-this> {text} !<asks-back> !<not-need>',
        '<remember> <remember-this> <remember-this> {text} !<asks-back> !<not-need>',
        '{text} <to-memory> !<asks-back>',
        '[<remember> !<asks-back> !<not-need>]',
        '[<remember> <remember-this> !<asks-back> !<not-need>]',
      ],
    },
    recall: {
      kind: 'ask',
      accepts: (text) => text.split(/\s+/).length <= 12 && !/^(next|last|upcoming|me|myself)\b/i.test(text),
      say: [
        '[<know>]',
        '[<know> <know-more?> <know-more?> <know-more?>]',
        '[<know> <know> <know-more?>]',
        '<what-my> {text} !<topic>',
      ],
    },
    // Read by a reader of its own, right after something was remembered.
    'correct-fact': { kind: 'act', say: [] },
    forget: {
      kind: 'act',
      accepts: (text) => !isPronoun(text),
      say: [
        '<forget> {text}',
        '<not-need> <fact-that?> {text} !<chat>',
        '<not-need> <fact-that?> {text} <from-memory> !<chat>',
        '<forget> <fact-that> {text}',
        '<forget> <a-fact> <fact-that?> {text}',
        '<forget-verb> <a-fact> <fact-that> {text} <from-memory?>',
        '<forget-verb> <a-fact> {text} <from-memory?>',
        '<forget-verb> <fact-that?> {text} <from-memory> !<chat>',
        '<forget> {text} <from-memory>',
        '<forget-verb> {text} <a-fact> !<chat> !<topic>',
        '[<forget>]',
        '[<forget> <a-fact>]',
        '[<forget-verb> <a-fact>]',
      ],
    },
  },
})

/** “Forget it” names nothing. */
function isPronoun(text: string): boolean {
  return /^(it|that|this|about it|about that|me|please)[.!?]*$/i.test(text)
}
