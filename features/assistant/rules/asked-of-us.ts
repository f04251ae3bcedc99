import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** A question about how we act: whether anything goes out unasked, and whether what was done can be taken back. */
export type OfUs = 'asks-first' | 'takes-back'

/** “Do invites go out without asking me first?”, “if you delete something by mistake can I get it back?”. */
export function askedOfUs(sentence: string): OfUs | undefined {
  const tokens = tokenize(sentence)
  const [first = ''] = tokens.flatMap(({ text }) => (fillers.has(text) ? [] : [text]))
  const says = (all: typeof outward) => findPhrases(tokens, all).length > 0
  const asksForMe = says(possible)
  if (tokens.length > mostWords || !(asking.has(first) || asksForMe || sentence.trimEnd().endsWith('?')))
    return undefined
  if (says(outward) && (says(unasked) || (says(saying) && says(happening)))) return 'asks-first'
  if (asksForMe && says(back) && says(yours)) return 'takes-back'
  return says(back) && says(lost) && says(anything) ? 'takes-back' : undefined
}

const mostWords = 24
const fillers = new Set('and so ok okay good right hm btw also but n'.split(' '))
const asking = new Set('do does will can could would are is if what'.split(' '))
const outward = phrases([
  [
    'invites, invitations, invite, invitation, mail, mails, email, emails, send, sent, sends, go out, goes out, going out, replies, reply, messages, forward',
    true,
  ],
])
const unasked = phrases([
  [
    'without asking, without me, without my, without you asking, without a yes, without confirming, without approval, without checking, before asking, ask me first, ask first, ask me before, asking me first, check with me, behind my back, on your own, by yourself, by itself, automatically, on its own',
    true,
  ],
])
/** “If I type “send”, what happens?” */
const saying = phrases([
  [
    'if i type, if i say, if i write, if i tell you, if i just say, if i just type, when i type, when i say, when i write, when i tell you, if i press, when i press, once i say, once i type, what happens when, what happens if',
    true,
  ],
])
const happening = phrases([
  [
    'what happens, what would happen, what will happen, what then, what do you do, what will you do, what does it do, does it go, will it go, is it sent, is it gone, does it leave, goes out, go out',
    true,
  ],
])
const possible = phrases([
  [
    'can i, could i, may i, am i able to, how do i, how can i, how would i, is there a way, is it possible, is there any way, any way to, is there an undo',
    true,
  ],
])
const yours = phrases([
  [
    'you did, you do, you have done, you made, you have made, you changed, you have changed, you deleted, you moved, you booked, you have booked, your changes, your mistakes, your mistake, what you, a change, changes',
    true,
  ],
])
const back = phrases([
  [
    'get it back, get them back, get that back, get back, undo, undone, restore, restored, recover, recovered, bring it back, take it back, take back, reverse, reversed, undelete',
    true,
  ],
])
const lost = phrases([
  [
    'delete, deleted, deletes, remove, removed, removes, mistake, wrong, accident, accidentally, change, changed, mess up, cancel',
    true,
  ],
])
const anything = phrases([
  ['if, when you, what if, something, anything, things, stuff, smth, by mistake, by accident, everything that', true],
])
