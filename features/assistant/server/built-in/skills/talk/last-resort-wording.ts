import { escaped, quote } from '#foundation/language/wording/quoting.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

type Wordings = { key: string; texts: readonly string[] }

export const suggestions = ['What can you do?', 'Give me an overview of my day', 'What time is it in Tokyo?']

/** What is answered to somebody who tells something, by its mood. */
export const told: Readonly<Record<'praise' | 'hard' | 'glad' | 'change' | 'fact', Wordings>> = {
  praise: { key: 'told-praise', texts: ['Thank you, that is kind.', 'Glad to be of use.', 'Thanks. What comes next?'] },
  hard: {
    key: 'told-hard',
    texts: [
      'I’m sorry to hear that. If something has to move because of it, name it; so far nothing has.',
      'That sounds hard. Say the word if an event should wait, and I leave the rest alone.',
      'My sympathy. Your calendar is as it was.',
      'Oh no. Tell me what I can take off your day.',
    ],
  },
  glad: {
    key: 'told-glad',
    texts: [
      'Good to hear! Nothing changes by it here.',
      'Lovely. If it belongs in your calendar, say when.',
      'Well done. Your plans stay as they stand.',
    ],
  },
  change: {
    key: 'told-change',
    texts: [
      'Thanks for telling me. I moved nothing; if one of your events should change because of it, name it and say how.',
      'I see. Which of your events does that touch, if any? Until you say, none changes.',
      'Understood; nothing of yours is touched yet.',
      'All right. “Move”, “cancel” or “rename” with the name of the event does the rest.',
    ],
  },
  fact: {
    key: 'told-fact',
    texts: [
      'I hear you. I left everything as it is; “Remember that …” keeps it for later.',
      'Good to know. Should something follow from it, say what.',
      'Noted, and no event was touched by it.',
      'I take that as said, without changing anything.',
      'Thanks, I follow. Tell me when there is something to do about it.',
    ],
  },
}

/** What is said of somebody who does well. */
export const praising =
  setOf(`quick quicker fast faster clever cleverer smart smarter better best good great handy useful
  helpful brilliant nice nicer kind easy easier star legend wonderful amazing`)

export const moods = {
  hard: setOf(`rough tired exhausted ill sick flu cold covid fever migraine headache hurts hurt pain sad died dead funeral
    lost stressed stress awful terrible horrible bad worst worried sleepless insomnia broke broken crying cried
    nightmare hospital accident crashed fired hate failed miserable unwell injured grumpy overwhelmed swamped burnt
    lonely angry furious annoyed stuck missed stolen flooded leak cough dentist`),
  glad: setOf(`great won happy promoted engaged born passed finally love lovely excited wonderful fantastic brilliant
    delicious fun yay proud best celebrate celebrating married sunny relaxed rested holiday graduated perfect
    amazing glad pleased delighted`),
  change:
    setOf(`cancelled canceled cancels late later earlier delayed delay moved postponed rescheduled rather off away out
    closed cannot can not ready free busy stands leaves leaving arrives arriving comes coming prefers wants
    could would quit declined confirmed booked works running overrun early`),
} as const

export const thanking = setOf('thanks thank ta cheers thx ty tysm')

export const chatting: Wordings = {
  key: 'chatting',
  texts: [
    'I’m here when there is something to do.',
    'Quite so.',
    'Happy to go on whenever you like.',
    'Fine with me.',
    'Just say what comes next.',
  ],
}

export const whether = 'whether that is so'
export const howMany = 'how much that comes to'

export const askedFor: Readonly<Record<string, string>> = {
  who: 'who that is',
  whom: 'who that is',
  whose: 'whose that is',
  when: 'when that is',
  where: 'where that is',
  why: 'the reason for that',
  how: 'how that goes',
  what: 'that',
  which: 'which one that is',
}

export function unanswered(asked: string): Wordings {
  const start = asked.charAt(0).toUpperCase() + asked.slice(1)
  return {
    key: 'unanswered',
    texts: [
      `I can’t tell ${asked}: nothing that I may look into says it.`,
      `${start} is more than I find out from your calendar, your tasks, your mail, your files and what I remember.`,
      `I would only be guessing ${asked}. With the name of an event, a person or a day in it, I look there.`,
      'No answer from me to this one.',
      'My rules lead nowhere with that question; put in other words, they may.',
    ],
  }
}

export const unclearOrder: Wordings = {
  key: 'unclear-order',
  texts: [
    'I don’t know how to do that, and changed nothing. What I change are events, tasks, reminders, mail, files and what I remember.',
    'Which event, task, mail or file is that about? So I can’t carry it out.',
    'That, too, is an order that I have no way to follow.',
    'It takes more words before I act: what should happen, and with what?',
  ],
}

/** What is missing from an order, by its verb. */
export const missing: Readonly<Record<string, { key: string; text: string }>> = byVerb({
  'move push shift reschedule postpone':
    'Which event should move, and when should it be? Its name and the new time are enough.',
  'cancel delete remove drop erase clear': 'What should be removed? Name it as it is called, with its day.',
  'book put add schedule create': 'What should be put in, and when? A name and a time are enough.',
  rename: 'What should be renamed, and what should it be called?',
  'send forward ping text message':
    'Nothing can be sent to anybody from here yet. You can paste my words into a message.',
  'find search': 'Where should I look: among your events, your chats or your files, and for which word?',
  'extend shorten': 'Which event should be longer or shorter, and how long should it be?',
})

function byVerb(texts: Readonly<Record<string, string>>): Record<string, { key: string; text: string }> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([verbs, text]) =>
      verbs.split(' ').map((verb) => [verb, { key: `missing-${verbs.split(' ')[0]}`, text }]),
    ),
  )
}

/** “What should be at 4:30?” */
export function atTime(said: string): Wordings {
  const time = escaped(said)
  const then = /^\d/.test(time) ? `at ${time}` : /^[A-Za-z]+day$/.test(time) ? `on ${capital(time)}` : time
  return {
    key: 'fragment-time',
    texts: [
      `What should be ${then}?`,
      `And what is it that you want ${then}?`,
      `${quote(said)}: for which event?`,
      `Tell me the event that ${quote(said)} belongs to.`,
    ],
  }
}

/** Right after something was shown or done. */
export function about(said: string, title: string): Wordings {
  return {
    key: 'fragment-about',
    texts: [
      `Is ${quote(said)} about ${quote(title)}? Say what of it should change: its time, its place, its name or who comes.`,
      `${quote(said)}: should I change ${quote(title)} to that, or did you mean something else?`,
      `How does ${quote(said)} go with ${quote(title)}?`,
    ],
  }
}

export function alone(said: string): Wordings {
  return {
    key: 'fragment-alone',
    texts: [
      `I can’t place ${quote(said)} by itself: say what should happen with it, or when.`,
      `What about ${quote(said)}? A verb would help.`,
      `${quote(said)} alone tells me too little.`,
      `What should I do with ${quote(said)}?`,
    ],
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

type Field = { names: string; text: string; chips: readonly string[] }

/** What is out of reach, by what a message names. */
export const fields: Readonly<Record<string, Field>> = {
  mail: {
    names: 'email mail inbox emails mails newsletter',
    text: 'About mail I did not understand this. I read, sort and write it, and send it from a mailbox of yours.',
    chips: ['What needs an answer?', 'Show unread mail', 'What came in since yesterday?'],
  },
  reminder: {
    names: 'reminder remind alarm timer',
    text: 'About reminders I did not understand this.',
    chips: ['What are my reminders?', 'Remind me to call Tom tomorrow at 9', 'What did you remind me of today?'],
  },
  document: {
    names: 'document documents doc file pdf spreadsheet slides presentation folder report',
    text: 'I did not understand what to do with a file. I answer questions about what your files say, and sum them up.',
    chips: ['Show my recent documents', 'Sum up this chat', 'What can you do?'],
  },
  purchase: {
    names: 'reserve order buy purchase pay payment transfer flight hotel ticket taxi cab uber reservation delivery',
    text: 'I cannot book, order or pay for anything.',
    chips: suggestions,
  },
  call: { names: 'phone dial sms whatsapp slack', text: 'I cannot call or message anybody.', chips: suggestions },
  world: {
    names: 'weather forecast news headlines stock bitcoin price wikipedia traffic directions route',
    text: 'I cannot look anything up on the web.',
    chips: suggestions,
  },
}

/** The first that a sentence names: who mails about a meeting speaks of mail. */
export function fieldOf(topics: readonly string[]): string | undefined {
  const named = new Set(topics.flatMap((topic) => topic.split(' ')))
  return Object.entries(fields).find(([, { names }]) => names.split(' ').some((name) => named.has(name)))?.[0]
}
