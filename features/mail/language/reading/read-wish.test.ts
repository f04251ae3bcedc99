import { expect, test } from 'vitest'
import { readMailWish } from './read-wish.ts'

const now = Temporal.PlainDateTime.from('2026-11-25T14:00')
const wording = { now, zone: 'Europe/Berlin', dateOrder: 'day-first' as const }
const read = (message: string, spokenOf = false) => readMailWish(message, wording, spokenOf)?.wish

const told: [string, object | undefined, boolean?][] = [
  ['show me unread mail', { do: 'list', which: { all: true, words: '', unread: true } }],
  ['any new emails from Sara?', { do: 'list', which: { all: true, words: '', unread: true, from: 'Sara' } }],
  ['mails from Priya Nair about the offer', { do: 'list', which: { all: true, words: 'offer', from: 'Priya Nair' } }],
  ['find the email about the Lisbon budget', { do: 'list', which: { all: true, words: 'Lisbon budget' } }],
  ['how many unread do i have', { do: 'count', which: { all: true, words: '', unread: true } }],
  [
    'how many mails have i got from elena so far, and when was the last one',
    { do: 'count', which: { all: true, words: '', from: 'elena' } },
  ],
  ['how many unread emails do I have?', { do: 'count', which: { all: true, words: '', unread: true } }],
  [
    'emails with attachments from Tom since Monday',
    { do: 'list', which: { all: true, words: '', files: true, from: 'Tom', since: '2026-11-23T00:00' } },
  ],
  ['saras last message', { do: 'list', which: { all: false, words: '', newest: 1, from: 'sara' } }],
  ['what was Saras latest mail?', { do: 'list', which: { all: false, words: '', newest: 1, from: 'Sara' } }],
  ['archive Sara’s latest mail', { do: 'archive', which: { all: false, words: '', newest: 1, from: 'Sara' } }],
  ['mails with label Travel, newest first', { do: 'list', which: { all: true, words: '', label: 'Travel' } }],
  ['total mails in the inbox right now?', { do: 'count', which: { all: true, words: '', folder: 'inbox' } }],
  [
    'what did i send yesterday? short pls',
    {
      do: 'list',
      which: { all: true, words: '', folder: 'sent', since: '2026-11-24T00:00', until: '2026-11-25T00:00' },
    },
  ],
  [
    'anything unread that is older than monday',
    { do: 'list', which: { all: true, words: '', unread: true, until: '2026-11-23T00:00' } },
  ],
  ['sum up the barn thread in two lines', { do: 'sum-up', which: { all: false, words: 'barn' } }],
  ['how long is the barn thread by now', { do: 'count', which: { all: true, words: 'barn' } }],
  ['anything in spam that i should look at?', { do: 'list', which: { all: true, words: '', folder: 'junk' } }],
  ['the barn offer from Otto -> spam', { do: 'spam', which: { all: false, words: 'barn offer', from: 'Otto' } }],
  [
    'yesterdays mails all as read',
    { do: 'read', which: { all: true, words: '', since: '2026-11-24T00:00', until: '2026-11-25T00:00' } },
  ],
  ['what needs an answer?', { do: 'to-answer' }],
  ['which unread messages expect a reply from me', { do: 'to-answer', unread: true }],
  ['is there anything in my inbox i should look at first?', { do: 'to-answer' }],
  ['driving in ten, what needs a yes or no from me, quick', { do: 'to-answer' }],
  ['who is wanting an answer off me', { do: 'to-answer' }],
  ['show me what arrived since yesterday 4pm', { do: 'news', since: '2026-11-24T16:00' }],
  [
    'what came today that i havent opened yet',
    { do: 'list', which: { all: true, words: '', unread: true, since: '2026-11-25T00:00', until: '2026-11-26T00:00' } },
  ],
  ['which one of saras did i not open', { do: 'list', which: { all: true, words: '', unread: true, from: 'saras' } }],
  [
    'from who is the unread mail of sunday',
    { do: 'list', which: { all: true, words: '', unread: true, since: '2026-11-22T00:00', until: '2026-11-23T00:00' } },
  ],
  [
    'all unopened except newsletters, one line each',
    { do: 'list', which: { all: true, words: '', unread: true, without: ['newsletters'] } },
  ],
  ['who is waiting for a reply from me', { do: 'to-answer' }],
  ['who is waiting for me?', { do: 'to-answer' }],
  ['who has not answered yet?', { do: 'waiting' }],
  ['what came in since yesterday?', { do: 'news', since: '2026-11-24T00:00' }],
  ['unstar the lease thread, that’s done now', { do: 'unstar', which: { all: false, words: 'lease' } }],
  [
    'mark the bank details mail as spam its obviously fake',
    { do: 'spam', which: { all: false, words: 'bank details' } },
  ],
  [
    'set Sara’s mail back to unread so I don’t forget',
    { do: 'unread', which: { all: false, words: '', from: 'Sara' } },
  ],
  ['archive the mail “Sorry, I am late”', { do: 'archive', which: { all: false, words: 'Sorry, I am late' } }],
  ['archive all newsletters', { do: 'archive', which: { all: true, words: '', split: 'newsletters' } }],
  ['archive it', { do: 'archive', which: { all: false, words: '', it: true } }, true],
  ['archive it', { do: 'archive', which: { all: false, words: '', it: true } }],
  ['star the mail from Sara', { do: 'star', which: { all: false, words: '', from: 'Sara' } }],
  [
    'snooze it until tomorrow',
    { do: 'snooze', which: { all: false, words: '', it: true }, until: '2026-11-26T08:00' },
    true,
  ],
  [
    "snooze Sara's email until monday 9am",
    { do: 'snooze', which: { all: false, words: '', from: 'Sara' }, until: '2026-11-30T09:00' },
  ],
  [
    'snooze the mail from Tom for two hours',
    { do: 'snooze', which: { all: false, words: '', from: 'Tom' }, until: '2026-11-25T16:00' },
  ],
  ['mark everything from LinkedIn as read', { do: 'read', which: { all: true, words: '', from: 'LinkedIn' } }],
  ['mark all mails from LinkedIn as read', { do: 'read', which: { all: true, words: '', from: 'LinkedIn' } }],
  ['move the mail from Tom to Offers', { do: 'move', which: { all: false, words: '', from: 'Tom' }, folder: 'Offers' }],
  ['delete the second one', { do: 'delete', which: { all: false, words: '', places: [2] } }, true],
  ['this is spam', { do: 'spam', which: { all: false, words: '', it: true } }, true],
  ['unsubscribe me from Morning Digest', { do: 'unsubscribe', which: { all: false, words: 'Morning Digest' } }],
  ['summarise the mail thread with Nordwind', { do: 'sum-up', which: { all: false, words: 'Nordwind' } }],
  ['read me the last email from Sara', { do: 'tell', which: { all: false, words: '', newest: 1, from: 'Sara' } }],
  ['did Sara reply?', { do: 'wrote', which: { all: true, words: '', from: 'Sara' } }],
  [
    'who emailed me today?',
    { do: 'list', which: { all: true, words: '', since: '2026-11-25T00:00', until: '2026-11-26T00:00' } },
  ],
  ["what's in my inbox", { do: 'list', which: { all: true, words: '', folder: 'inbox' } }],
  ['check my mail', { do: 'list', which: { all: true, words: '' } }],
  [
    'label the mail from Sara as Offers',
    { do: 'label', which: { all: false, words: '', from: 'Sara' }, label: 'Offers' },
  ],
  ['anything from elena?', { do: 'list', which: { all: true, words: '', from: 'elena' } }],
  ['what did jonas want', { do: 'tell', which: { all: false, words: '', from: 'jonas' } }],
  ['whats the latest with the office lease', { do: 'tell', which: { all: false, words: 'office lease', newest: 1 } }],
  ['mark everything as read', { do: 'read', which: { all: true, words: '', folder: 'inbox' } }],
  ['mark them as read', { do: 'read', which: { all: false, words: '', it: true } }],
  ['snooze jonas until monday', { do: 'snooze', which: { all: false, words: 'jonas' }, until: '2026-11-30T08:00' }],
  [
    'bring the lunch thread back in 2 hours',
    { do: 'snooze', which: { all: false, words: 'lunch' }, until: '2026-11-25T16:00' },
  ],
  [
    'archive everything older than a week',
    { do: 'archive', which: { all: true, words: '', until: '2026-11-18T14:00' } },
  ],
  ['star the last 3 emails', { do: 'star', which: { all: true, words: '', newest: 3 } }],
  [
    'remove label hiring from aminas thread',
    { do: 'label', which: { all: false, words: 'aminas' }, label: 'hiring', off: true },
  ],
  ["emails about 'Update on the gala'", { do: 'list', which: { all: true, words: 'Update on the gala' } }],
  ['do i owe anybody a reply', { do: 'to-answer' }],
  ['which emails are still unanswered', { do: 'to-answer' }],
  ['is anyone waiting for me', { do: 'to-answer' }],
  ['what am i waiting for from marcus', { do: 'waiting', from: 'marcus' }],
  ['any word from marcus?', { do: 'wrote', which: { all: true, words: '', from: 'marcus' } }],
  ['what is elena asking for', { do: 'tell', which: { all: false, words: '', from: 'elena' } }],
  ['number of unread emails?', { do: 'count', which: { all: true, words: '', unread: true } }],
  ['archive all i have read', { do: 'archive', which: { all: true, words: '', unread: false } }],
  ['put a star on the lease one', { do: 'star', which: { all: false, words: 'lease' } }],
  ['label it Urgent', { do: 'label', which: { all: false, words: '', it: true }, label: 'Urgent' }, true],
  ['move toms mails to a folder called Lease', { do: 'move', which: { all: true, words: 'toms' }, folder: 'Lease' }],
  [
    'take the lease mail out of the archive',
    { do: 'move', which: { all: false, words: 'lease', folder: 'archive' }, folder: 'inbox' },
  ],
  ['put it back in the inbox', { do: 'move', which: { all: false, words: '', it: true }, folder: 'inbox' }, true],
  ['unsubscribe from all newsletters', { do: 'unsubscribe', which: { all: false, words: '', split: 'newsletters' } }],
  ['get me off the morning digest list', { do: 'unsubscribe', which: { all: false, words: 'morning digest' } }],
  ['make a task out of the lease mail', { do: 'make-of', which: { all: false, words: 'lease' }, said: '' }],
  [
    'turn jonas’ mail into a task for this afternoon',
    { do: 'make-of', which: { all: false, words: '', from: 'jonas' }, said: 'for this afternoon' },
  ],
  ["archive Jonas' mail", { do: 'archive', which: { all: false, words: '', from: 'Jonas' } }],
  ["archive 'the offers' mail", { do: 'archive', which: { all: false, words: 'the offers' } }],
  ['label the Ledgerline one finance', { do: 'label', which: { all: false, words: 'Ledgerline' }, label: 'finance' }],
  [
    'put Wagner’s question aside until Friday morning',
    { do: 'snooze', which: { all: false, words: 'question', from: 'Wagner' }, until: '2026-11-27T08:00' },
  ],
  [
    'label it Urgent and star it',
    {
      do: 'several',
      deeds: [
        { do: 'label', which: { all: false, words: '', it: true }, label: 'Urgent' },
        { do: 'star', which: { all: false, words: '', it: true } },
      ],
    },
    true,
  ],
  ['bin off that gala mail, archive it', { do: 'archive', which: { all: false, words: 'gala' } }],
  [
    'archive Jonas and Sara',
    {
      do: 'archive',
      which: {
        all: false,
        words: 'Jonas and Sara',
        each: [
          { all: false, words: 'Jonas' },
          { all: false, words: 'Sara' },
        ],
      },
    },
  ],
  ['label it and star it', undefined, true],
  ['what came in overnight', { do: 'news', since: '2026-11-24T18:00' }],
  ['this mail is phishing', { do: 'spam', which: { all: false, words: '', it: true } }],
  ['who sent it', { do: 'tell', which: { all: false, words: '', it: true } }, true],
  ['harbour lease archive it, we are moving out', { do: 'archive', which: { all: false, words: 'harbour lease' } }],
  ['bruno both mails star em', { do: 'star', which: { all: true, words: 'bruno' } }],
  ['The choir’s mail may go to the archive.', { do: 'archive', which: { all: false, words: '', from: 'choir' } }],
  ['mark both of Mina’s letters with a star', { do: 'star', which: { all: true, words: '', from: 'Mina' } }],
  ['archive the fee note its paid', { do: 'archive', which: { all: false, words: 'fee note' } }],
  [
    'put mina’s mail on hold till 30th 10 am',
    { do: 'snooze', which: { all: false, words: '', from: 'mina' }, until: '2026-11-30T10:00' },
  ],
  [
    'Show again the harbour office on Friday 8:00',
    { do: 'snooze', which: { all: false, words: 'harbour office' }, until: '2026-11-27T08:00' },
  ],
  ['Never show me Deal Hunter again. I mean it.', { do: 'mute', which: { all: false, words: 'Deal Hunter' } }],
  ['all bruno mails labelled roof', { do: 'label', which: { all: true, words: '', from: 'bruno' }, label: 'roof' }],
  ['make star to mail of Mina', { do: 'star', which: { all: false, words: '', from: 'Mina' } }],
  ['Please tell me, what Mina wants', { do: 'tell', which: { all: false, words: '', from: 'Mina' } }],
  [
    'place Mina’s mail under the heading "Roof"',
    { do: 'label', which: { all: false, words: '', from: 'Mina' }, label: 'Roof' },
  ],
  [
    'Bruno’s can be archived, I met him at the gate',
    { do: 'archive', which: { all: false, words: '', from: 'Bruno' } },
  ],
  ['mark Mina unread, I opened it too early', { do: 'unread', which: { all: false, words: 'Mina' } }],
  ['mail from mina about the roof, archive', { do: 'archive', which: { all: false, words: 'roof', from: 'mina' } }],
  [
    'bring the Harbour one back Friday 3pm',
    { do: 'snooze', which: { all: false, words: 'Harbour' }, until: '2026-11-27T15:00' },
  ],
  ['bring the car back Friday 3pm', undefined],
  [
    'Bruno’s goes under "roof, paid"',
    { do: 'move', which: { all: false, words: '', from: 'Bruno' }, folder: 'roof, paid', orLabel: true },
  ],
  ['the cable goes under the carpet', undefined],
  [
    'May I have the gist of Mina’s newest mail?',
    { do: 'sum-up', which: { all: false, words: '', from: 'Mina', newest: 1 } },
  ],
  ['unread count?', { do: 'count', which: { all: true, words: '', unread: true } }],
  ['what is unread now', { do: 'list', which: { all: true, words: '', unread: true } }],
  [
    'make event from Mina’s mail, until 21:30',
    { do: 'make-of', which: { all: false, words: '', from: 'Mina' }, event: { until: '21:30' } },
  ],
  [
    'turn the mail from Anna into an event',
    { do: 'make-of', which: { all: false, words: '', from: 'Anna' }, event: {} },
  ],
  ['turn it into an event', { do: 'make-of', which: { all: false, words: '', it: true }, event: {} }, true],
  ['add it to my calendar', { do: 'make-of', which: { all: false, words: '', it: true }, event: {} }, true],
  ['turn it into an event', undefined],
  ['add it to my calendar', undefined],
  ['add the dinner mail to my calendar', { do: 'make-of', which: { all: false, words: 'dinner' }, event: {} }],
  ['add dinner with Ana to my calendar', undefined],
  ['show me the attachments of the minutes mail', { do: 'files-of', which: { all: false, words: 'minutes' } }],
  ['what is attached to the mail from Helen?', { do: 'files-of', which: { all: false, words: '', from: 'Helen' } }],
  ['which of my mails have a pdf?', { do: 'list', which: { all: true, words: '', files: true } }],
  [
    'make a task from the lease mail due Friday',
    { do: 'make-of', which: { all: false, words: 'lease' }, said: 'due Friday' },
  ],
  ['show everything labelled Office', { do: 'list', which: { all: true, words: '', label: 'Office' } }],
  [
    'archive all mails from Tom with the label “Office”',
    { do: 'archive', which: { all: true, words: '', from: 'Tom', label: 'Office' } },
  ],
  [
    'take the Office label off again',
    { do: 'label', which: { all: false, words: '', it: true }, label: 'Office', off: true },
    true,
  ],
  ['what have I snoozed?', { do: 'list', which: { all: true, words: '', folder: 'snoozed' } }],
  ['which mails did I snooze?', { do: 'list', which: { all: true, words: '', folder: 'snoozed' } }],
  ['put it in my calendar tomorrow at 3', undefined, true],
  ['stop the meeting', undefined],
  ['create a meeting for tomorrow', undefined],
  ['mark it done', undefined, true],
  ['restore the budget file', undefined],
  ['postpone the design review', undefined],
  ['report the sales figures', undefined],
  ['write an email to Tom', undefined],
  ['email Sara that I am late', undefined],
  ['remind me to answer the mail from Tom', undefined],
]

test.each(told)('%s', (message, wish, spokenOf) => {
  expect(read(message, spokenOf)).toEqual(wish)
})

test.each([
  ['sorry, only just back - what came in over the weekend', 'news'],
  ['unread from today only', 'list'],
  ['count of unopened msgs', 'count'],
  ['what do i owe people a reply on', 'to-answer'],
  ['what did Sara write last', 'tell'],
])('“%s” asks', (message, asked) => {
  expect(readMailWish(message, wording, false)?.wish.do).toBe(asked)
})
