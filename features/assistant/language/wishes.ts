/**
 * A wish that cannot be granted here today. `way` says what it would take: a connected model, a feature that is to come,
 * or nothing at all. `offer` helps today, and `chip` is a message that does what is offered.
 */
export type Wish = { wanted: string; way: Way; offer: string; chip: string }
export type Way = 'model' | 'later' | 'never'

/** What is declined, by the intent that was learned for it. */
export const wishes: Readonly<Record<string, Wish>> = {
  'want-mail-read': {
    wanted: 'read your mail',
    way: 'later',
    offer: 'I can sum up a mail that you paste here.',
    chip: 'Sum up this text: ',
  },
  'want-mail-write': {
    wanted: 'write or send mail',
    way: 'later',
    offer: 'I can list your free slots, ready to paste into your mail.',
    chip: 'When am I free this week?',
  },
  'want-contact': {
    wanted: 'look up or keep contacts',
    way: 'later',
    offer: 'I can remember a number or an address that you tell me.',
    chip: 'Remember that ',
  },
  'want-call': {
    wanted: 'call or message anybody',
    way: 'never',
    offer: 'I can put the call into your calendar.',
    chip: 'Schedule a call tomorrow at 9',
  },
  'want-answer-invitation': {
    wanted: 'answer invitations',
    way: 'later',
    offer: 'I can check whether you are free then.',
    chip: 'When am I free this week?',
  },
  'want-task': {
    wanted: 'keep tasks',
    way: 'later',
    offer: 'I can block time for it in your calendar.',
    chip: 'Block an hour tomorrow morning for ',
  },
  'want-list': {
    wanted: 'keep lists',
    way: 'later',
    offer: 'I can remember a line that you tell me, and show it again.',
    chip: 'Remember that ',
  },
  'want-reminder': {
    wanted: 'remind you at a time',
    way: 'later',
    offer: 'I can put it into your calendar at that time.',
    chip: 'Add to my calendar tomorrow at 9: ',
  },
  'want-alarm': {
    wanted: 'ring an alarm or a timer',
    way: 'never',
    offer: 'I can put it into your calendar.',
    chip: 'Add to my calendar tomorrow at 7: ',
  },
  'want-weather': {
    wanted: 'tell the weather',
    way: 'never',
    offer: 'I can show what you have that day.',
    chip: 'What’s on tomorrow?',
  },
  'want-news': {
    wanted: 'read the news or results',
    way: 'never',
    offer: 'I can tell you what your own day brings.',
    chip: 'Give me an overview of my day',
  },
  'want-knowledge': {
    wanted: 'answer questions about the world',
    way: 'model',
    offer: 'I can search what you wrote about it in your chats.',
    chip: 'Search my chats for ',
  },
  'want-advice': {
    wanted: 'give advice',
    way: 'model',
    offer: 'I can set time aside for you to think about it.',
    chip: 'Find an hour for me this week',
  },
  'want-others-time': {
    wanted: 'see calendars of others',
    way: 'later',
    offer: 'I can tell you when you are free yourself.',
    chip: 'When am I free this week?',
  },
  'want-travel': {
    wanted: 'book travel or look up routes',
    way: 'never',
    offer: 'I can block the time of the journey.',
    chip: 'Block tomorrow 8 to 10 for travel',
  },
  'want-table': {
    wanted: 'reserve tables or order food',
    way: 'never',
    offer: 'I can put the meal into your calendar.',
    chip: 'Schedule lunch tomorrow at 1',
  },
  'want-buy': {
    wanted: 'buy, pay for or price anything',
    way: 'never',
    offer: 'I can set time aside for it.',
    chip: 'Block half an hour tomorrow for ',
  },
  'want-media': {
    wanted: 'play music or films',
    way: 'never',
    offer: 'I can keep an evening free for it.',
    chip: 'Keep tomorrow evening free',
  },
  'want-home': {
    wanted: 'switch devices at home or on your desk',
    way: 'never',
    offer: 'I can put the time at which you want to do it into your calendar.',
    chip: 'Add to my calendar tonight at 8: ',
  },
  'want-translation': {
    wanted: 'translate',
    way: 'model',
    offer: 'I can sum up an English text in its own sentences.',
    chip: 'Sum up this text: ',
  },
  'want-writing': {
    wanted: 'write texts',
    way: 'model',
    offer: 'I can sum up what you have, as a place to begin.',
    chip: 'Sum up this chat',
  },
  'want-code': {
    wanted: 'write or explain code',
    way: 'model',
    offer: 'I can block quiet time for it.',
    chip: 'Block two hours of focus time tomorrow',
  },
  'want-image': {
    wanted: 'draw or read pictures',
    way: 'never',
    offer: 'I can keep the file among your documents.',
    chip: 'What can you do?',
  },
  'want-record': {
    wanted: 'attend, record or transcribe meetings',
    way: 'never',
    offer: 'I can book time after the meeting for your notes.',
    chip: 'Add 15 minutes after my next meeting for notes',
  },
}

/** One sentence that names the wish and the way to it, and one that offers what works today. */
export function declined(intent: string): string | undefined {
  const wish = wishes[intent]
  return wish && `${refusal[wish.way](wish.wanted)} ${wish.offer}`
}

const refusal: Readonly<Record<Way, (wanted: string) => string>> = {
  model: (wanted) => `I cannot ${wanted} by myself; with a language model connected I can.`,
  later: (wanted) => `I cannot ${wanted} yet.`,
  never: (wanted) => `I cannot ${wanted}.`,
}
