import { phrases } from '#foundation/language/text/phrases.ts'
import type { Purpose, Tone } from '../drafting/draft.ts'

/** Verbs at the beginning of a request to write; `alone`: mail is meant without a noun. */
export const verbs = phrases<'write' | 'mail' | 'reply' | 'tell' | 'ask' | 'thank' | 'introduce'>([
  [
    'write, draft, compose, prepare, send, send out, shoot, drop, fire off, make, create, do, put together, start, begin, whip up, write up, type up, type, get off, dash off, new',
    'write',
  ],
  ['email, mail, e-mail', 'mail'],
  ['reply, reply to, respond, respond to, answer, write back, write back to, get back to', 'reply'],
  ['tell, let, inform, notify', 'tell'],
  ['ask', 'ask'],
  ['thank', 'thank'],
  ['introduce', 'introduce'],
])

/** “Mail with files” is mail that is there, and “make a task of his mail” makes no mail. */
export const notToWrite = phrases([
  [
    'make star, make a star, make label, make a label, mail with, mail from, mail about, mail in, mail that, email with, email from, email about, email in, email that, make a task, make it a task, make a todo, make a to-do, make an event, create a task, create a todo, create an event, do i, do we, do you',
    true,
  ],
])

export const mailNoun = phrases([
  [
    'email, emails, e-mail, e-mails, mail, message, note, letter, line, reply, response, answer, draft, email draft, draft email, mail draft, follow-up, follow up, followup, thank you, thank-you, thank you note, apology, reminder, payment reminder, invitation, introduction, intro, out of office, out-of-office, confirmation, auto reply, auto-reply, autoreply, invite, congratulations, handover, hand-over, hand over, email reply, out of office message, out of office reply, out-of-office message, out-of-office reply, request, cancellation, decline, acceptance, word, absence note, absence text, absence message, absence mail, absence reply, away message, holiday message',
    true,
  ],
])

/** Nouns that mean mail whoever says them. */
export const surelyMail = phrases([
  [
    'email, emails, e-mail, e-mails, mail, by mail, by email, by e-mail, out of office, out-of-office, auto reply, auto-reply, autoreply, absence note, absence text, absence message, absence mail',
    true,
  ],
])

export const tones = phrases<Tone>([
  [
    'formal, formally, polite, politely, professional, professionally, official, business, respectful, respectfully, courteous, suit-and-tie',
    'formal',
  ],
  [
    'friendly, warm, warmly, casual, casually, informal, nice, nicely, kind, kindly, gentle, gently, soft, softly, cheerful, relaxed, nothing formal, not formal, nothing fancy, nothing stiff',
    'friendly',
  ],
  [
    'brief, briefly, short, quick, quickly, concise, crisp, curt, one-line, terse, nothing long, not long, no novel, few words',
    'brief',
  ],
])

/** That the writer is sorry, as a remark on how it should sound. */
export const sorry = phrases([['grovel, apologetic, apologetically, contrite, apologise, apologize, regretful', true]])

/** Nouns that name the purpose of a mail. */
export const kinds = phrases<Purpose>([
  ['follow-up, follow up, followup, chaser', 'follow-up'],
  ['thank you, thank-you, thanks', 'thank'],
  ['apology, sorry', 'apology'],
  ['payment reminder, reminder of payment, reminder about payment, dunning', 'payment'],
  ['invitation, invite', 'invite'],
  ['introduction, intro, introductory', 'introduce'],
  [
    'out of office, out-of-office, ooo, auto reply, auto-reply, autoreply, vacation reply, vacation message, absence, away message, holiday message',
    'out-of-office',
  ],
  ['confirmation', 'confirm'],
  ['decline, refusal, rejection', 'decline'],
  ['acceptance', 'accept'],
  ['handover, hand-over, hand over', 'hand-over'],
  ['congratulations, congratulation, congratulatory', 'congratulate'],
])

export type Lead =
  | 'to'
  | 'for'
  | 'cc'
  | 'says'
  | 'about'
  | 'subject'
  | 'because'
  | 'tone'
  | 'with'
  | 'ask'
  | 'ask-for'
  | 'want-to-know'
  | Exclude<Purpose, 'message' | 'ask'>

/** What comes next in the request; the words behind it, up to the next one, belong to it. */
export const leads = phrases<Lead>([
  ['to', 'to'],
  ['for', 'for'],
  ['cc, copy, in copy, with a copy to, cc to, and cc, and copy', 'cc'],
  [
    'that, saying that, saying, which says, that says, to say that, to say, say that, say, telling him that, telling her that, telling them that, telling him, telling her, telling them, to tell him that, to tell her that, to tell them that, to tell him, to tell her, to tell them, letting him know that, letting her know that, letting them know that, letting him know, letting her know, letting them know, to let him know that, to let her know that, to let them know that, to let him know, to let her know, to let them know, let him know that, let her know that, let them know that, let him know, let her know, let them know, tell him that, tell her that, tell them that, tell him, tell her, tell them, mentioning that, mention that, explaining that, explain that, and say that, and say, and tell him that, and tell her that, and tell them that, and tell him, and tell her, and tell them, and let him know that, and let her know that, and let them know that, know that, know, with the text, with the words, reading',
    'says',
  ],
  ['about, regarding, concerning, re, on the subject of, on', 'about'],
  [
    'titled, and title it, title it, with the subject, with subject, with the title, subject, entitled, and call it, with the subject line, subject line',
    'subject',
  ],
  ['because, since, as, due to, because of', 'because'],
  ['in a, in an, make it, keep it, be, and make it, and keep it, make that, and be', 'tone'],
  [
    'asking for, asking him for, asking her for, asking them for, to ask for, to ask him for, to ask her for, to ask them for, and ask for, and ask him for, and ask her for, and ask them for, requesting, to request, and request, request for, asking him to send me, asking her to send me, asking them to send me, asking to send me',
    'ask-for',
  ],
  [
    'asking if, asking whether, asking him if, asking him whether, asking her if, asking her whether, asking them if, asking them whether, to ask if, to ask whether, to ask him if, to ask her if, to ask them if, and ask if, and ask whether, and ask him if, and ask her if, and ask them if, if, whether, to see if, to check if, and see if, and check whether, to find out if, to find out whether, asking him to, asking her to, asking them to, and ask him to, and ask her to, and ask them to, to ask him to, to ask her to, to ask them to',
    'ask',
  ],
  [
    'asking when, asking what, asking where, asking how, asking who, asking which, asking why, and ask when, and ask what, and ask where, and ask how, and ask who, and ask which, to ask when, to ask what, to ask where, to ask how, asking him when, asking her when, asking them when, asking him what, asking her what, asking them what, asking her how, asking him how, asking them how, asking him where, asking her where, asking them where, when, what, where, how, which, why',
    'want-to-know',
  ],
  [
    'thanking him for, thanking her for, thanking them for, thanking for, to thank him for, to thank her for, to thank them for, and thank him for, and thank her for, and thank them for, thank him for, thank her for, thank them for, to thank for',
    'thank',
  ],
  [
    'apologising for, apologizing for, to apologise for, to apologize for, and apologise for, and apologize for, apologising to them for, saying sorry for, to say sorry for, to say sorry about, apologising that, apologizing that',
    'apology',
  ],
  ['confirming, to confirm, and confirm, confirm', 'confirm'],
  [
    'declining, to decline, and decline, turning down, to turn down, refusing, to refuse, cancelling, to cancel, and cancel',
    'decline',
  ],
  ['accepting, to accept, and accept', 'accept'],
  [
    'following up on, to follow up on, following up about, to follow up about, and follow up on, chasing, to chase',
    'follow-up',
  ],
  [
    'reminding him of, reminding her of, reminding them of, reminding him about, reminding her about, reminding them about, to remind him of, to remind them of, to remind her of, to remind him about, to remind her about, to remind them about, and remind them of, and remind him of, and remind her of, and remind them about',
    'follow-up',
  ],
  [
    'inviting him to, inviting her to, inviting them to, to invite him to, to invite her to, to invite them to, and invite him to, and invite her to, and invite them to, inviting for, inviting to',
    'invite',
  ],
  [
    'introducing him to, introducing her to, introducing them to, introducing, to introduce, and introduce, to introduce him to, to introduce her to, to introduce them to',
    'introduce',
  ],
  [
    'rescheduling, to reschedule, and reschedule, postponing, to postpone, and postpone, moving, to move, and move, pushing back, to push back',
    'reschedule',
  ],
  [
    'scheduling, to schedule, and schedule, to set up, setting up, arranging, to arrange, to find a time for, to find time for, to find a time, to find time, to find a slot for, to find a slot, proposing, to propose, suggesting, to suggest, offering times for',
    'schedule',
  ],
  ['sharing, to share, and share, attaching', 'share'],
  [
    'congratulating him on, congratulating her on, congratulating them on, to congratulate him on, to congratulate her on, to congratulate them on, and congratulate him on, and congratulate her on, and congratulate them on',
    'congratulate',
  ],
  ['handing over, to hand over, and hand over', 'hand-over'],
])
