import { defineLanguage } from '#foundation/language/templates/language.ts'

export const activity = defineLanguage({
  name: 'activity',
  paraphrases: {
    'what did you just do': [
      '(did|has|have) (that|it|this) (work|worked|go through|gone through|happen|happened|take) (now|then|ok|okay|yet)? ?',
      '(wait|hang on|hold on|hm|so|and|ok|no)? , (what|which|which ones) (exactly)? did you (just)? (archive|star|label|move|delete|remove|change|add|create|book|cancel|draft|tag|rename|file|undo|send|invite) (there|then|now|exactly|just now)? ?',
      '(did|have) you (really|actually)? (do|done) (it|that|this) (now|then|already|yet)? ?',
    ],
  },
  lexicon: {
    'you-did': `
      did you delete, did you cancel, did you remove, did you move, did you book, did you add, did you create, did you send,
      did you rename, did you touch, did i just schedule, did i just add, did i just book, did i just create, did i just do,
      did i just change, did i just move, did i just cancel, did i just delete, have you deleted, have you cancelled, have you removed, have you moved, have you added,
      did you do, have you done, you did, you have done, have you changed, did you change, you changed, have you been
      doing, you do for me, have you been up to, were you doing, done for me, did for me, you have changed, you have
      been doing, your activity, your actions, activity, activities, activity log, log, change log, changelog, action
      log, history of changes, actions, actions you took, you took, have you taken, did you get done, what has been
      done, has been done, was done, what was changed, got done, has changed, has happened, has been happening, you
      accomplished, did you accomplish, things done, did you take care of, did you handle, you just did, did you just
      do, was changed, have you achieved, you made, did you make, have you made, you performed, did you perform, audit
      log, what happened, happened, did i miss, have i missed, been up to, you been up to, changes`,
    'did-when': `
      today, this week, anything, something, any of it, lately, recently, last, latest, so far, while i was away, yesterday, this morning, for me,
      just now, this month, in the last hour, since yesterday, newest, most recent, recent, past, days, week, history,
      list, show, changes, last thing, things, my behalf, on my behalf, while i was gone, since this morning, hour,
      here, show me, this afternoon, during, away, gone, tonight, actions, in my absence, was out, day, up to now,
      in this conversation, so far here, just,
      all, was, few, hours, in this chat, overnight, since monday, made, see, view, everything, with, my data, a list
      of, in here, behalf`,
    'log-of': 'log of, list of, report of, record of, account of, history of, rundown of, overview of',
    wait: `
      waiting, wait, waits, awaiting, pending, outstanding, unanswered, unapproved, hold, on hold, held up, undecided,
      stuck, queued, await, unconfirmed`,
    approval: `
      approval, approve, confirmation, confirm, yes, okay, ok, decision, decide, consent, permission, sign off,
      sign-off, go-ahead, go ahead, proposal, proposals, request, requests, approvals, confirmations, card, cards,
      response, answer, authorise, authorize, agree to, review, decisions, my input, input, agree, allow, permit,
      accept, green light, nod, proposed, suggestions, agreement, authorisation, authorization`,
    needs: `
      need, needs, require, requires, still, have to, must, list, show, anything, things, for me, me, on me, is there,
      are there, open, which, pending, currently, everything, left, you want, want me, wants, want, there, actions,
      from me, see, expects, expect, be, being, all, what, items, item, before, get, waits, something, display, now,
      my, that i, your, give, can i, do i, of mine, i should, should, wish, ask, asking, act, ready, on my side, yet,
      outstanding, until, say, till, without, i say`,
    'all-of': `
      everything, all of it, all of that, all of them, all that, all this, it all, them all, both, both of them, the lot,
      all the changes, all changes, all your changes, every change, the whole thing, all`,
    'undo-everything': `
      take it all back, take everything back, take all of that back, take all that back, put it all back, put everything
      back, put all of that back, roll it all back, roll everything back, change everything back, turn everything back,
      set everything back`,
    'all-more': `
      you just did, you did, you have done, just now, just, you changed, you made, today, so far, in this chat, here,
      in here, last, changes, things, done, was done, again, please, that, deeds, of that, what`,
    undo: `
      undo, roll that back, roll it back, reverse that, turn that back, change that back, walk that back, revert,
      reverse, roll back, rollback, take back, take that back, take it back, put it back, put that back, put them back, put those back, bring them back, take them back, put back,
      change it back, undone, back out, restore, unwind, step back, go back, ctrl z, cancel that, cancel the last,
      make that undone, as it was, the way it was, unmake, bring it back, bring that back, turn it back, turn back,
      how it was, back to how, back to what it was, unroll, set it back, set that back, bring back, undoing,
      backtrack, leave all how it was, leave it how it was, leave everything how it was, leave all as it was, leave it as
      it was, leave everything as it was, scratch that, i take that back, redo, redo it, redo that`,
    'undo-more': `
      last, did not want, not want, not meant, not intended, sorry, oops, change, that, just did, you did, you just
      did, what you just did, you just, it, way, was, before, previous, latest, action, step, last one, thing, most
      recent, again, just, have, done, mistake, recent, please, the last action, did, one, state, old, now, to,
      original, how, like, made, everything, renaming, rename, deletion, wrong, not what i wanted, wanted, happened,
      this, was a mistake, my mistake, better, rather, you, operation, move, edit, pinning, immediately, things, were, quickly, it was, what it was, what it`,
  },
  intents: {
    'list-activity': {
      kind: 'ask',
      say: [
        '[<log-of> <you-did> <did-when?> <did-when?>]',
        '[<you-did>]',
        '[<you-did> <did-when?> <did-when?> <did-when?>]',
        '[<did-when> <you-did> <you-did> <did-when?>]',
        '[<you-did> <today> <did-when?>]',
        '[<you-did> {date} <did-when?>]',
      ],
    },
    waiting: {
      kind: 'ask',
      say: [
        '[<wait> <approval> <needs?> <needs?> <needs?>]',
        '[<needs> <approval> <needs?> <needs?> <needs?>]',
        '[<wait> <needs> <needs?> <needs?>]',
        '[<wait> <approval> <approval?> <needs?> <needs?>]',
        '[<approval> <wait>]',
        '[<wait> <wait> <needs?>]',
      ],
    },
    'undo-all': {
      kind: 'act',
      say: [
        '[<undo-everything> <all-more?> <all-more?>]',
        '[<undo> <all-of> <all-more?> <all-more?> <all-more?>]',
        '[<undo> <all-of> <undo-more> <all-more?>]',
      ],
    },
    undo: {
      kind: 'act',
      say: [
        '[<undo>]',
        '[<undo> <undo-more?> <undo-more?> <undo-more?>]',
        '[<undo> <undo> <undo-more?> <undo-more?>]',
        '[<undo> <you-did> <undo-more?>]',
        '[<undo> <chat>]',
      ],
    },
  },
})
