import { longestOrder } from '../../long-message.ts'
import { escaped, list, quote, together } from '#foundation/language/wording/quoting.ts'

export function hello(name: string): readonly string[] {
  const [first = ''] = name.trim().split(/\s+/)
  const named = first === '' ? '' : `, ${escaped(first)}`
  return [
    `Hello${named}. What can I do for you?`,
    `Hello again${named}. What comes next?`,
    `Yes${named}, I am here. What shall I look at?`,
  ]
}

export const fine = [
  'All well here, thank you. And with you? Say what I can take off your hands.',
  'Fine as ever, thanks. What is next?',
  'Very well, thank you.',
]
export const longDay = [
  'That sounds like a lot. Say the word, and I move or clear what can wait.',
  'Then let us keep the rest of it light: tell me what I can take off it.',
  'I hope the next one is kinder.',
]
export const noHurry = [
  'No hurry: tell me when you know. Nothing was put in or changed.',
  'Take your time, I keep everything as it is until then.',
  'All right, whenever you know.',
]
export const welcome = ['You are welcome.', 'Gladly.', 'Any time.']
export const goodbye = [
  'Goodbye. Everything stays here until you come back.',
  'See you. I keep things as they are.',
  'Until next time.',
]
export const nothingElse = ['Right, nothing beyond that.', 'Nothing else, no.', 'That is all there is.']
export const moreThanYes =
  'My question needs more than a yes. Please answer it in a few words, or say “never mind” and I leave it.'
export const nothingAsked = 'I did not ask anything. What can I do for you?'
export const yesOnCard = 'Please look at the card: it takes a yes only where you see exactly what will happen.'
export const doneAlready = 'That is already done. If it can be undone, “undo that” takes it back.'
export const letBe = 'All right, I leave it as it is.'
export const nothingLeft = [letBe, 'Fine, nothing happens.', 'Understood. It stays as it is.']
export function tooLong(length: number): string {
  const [most, given] = [longestOrder, length].map((count) => count.toLocaleString('en'))
  return `I can act on messages of up to ${most} characters, and yours has ${given}. Please tell me in a shorter message what to do. To have this text summed up, begin with \`/summarise\`.`
}

export const nothingSaid = 'I have not said anything in this chat yet.'

export function saidByYou(text: string): string {
  return `Your last message here was:\n\n${text
    .split('\n')
    .map((line) => `> ${escaped(line)}`.trimEnd())
    .join('\n')}`
}

export function again(text: string): string {
  return `I said:\n\n${text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}`
}

export function help(commands: readonly { word: string; hint: string }[]): string {
  const known = [
    '`/summarise` a text, or this chat',
    '`/dashboard` for today',
    '`/schedule` something in your calendar',
    '`/email` somebody: a draft, not sent',
    ...commands.map(({ word, hint }) => `\`/${word}\` ${escaped(hint)}`.trim()),
  ]
  return `I can do this for you:\n\n${list(abilities)}\n\nThese words may begin a message:\n\n${list(known)}`
}

const abilities = [
  'Look into your calendar: “What’s on tomorrow?”, “When am I free this week?”',
  'Put events into it, move and cancel them, and find a time: “Schedule a call with Sara next Tuesday at 3”',
  'Keep your tasks: “Add buy milk to my tasks for tomorrow”, “What is overdue?”, “Mark buy milk as done”',
  'Remind you at a time, again and again, or before events: “Remind me to call Tom tomorrow at 9”, “What are my reminders?”',
  'Read, sort and draft mail: “What needs an answer?”, “Show unread mail”, “Email Sara that the report is ready”',
  'Tell dates, days and times, here and anywhere: “What time is it in Tokyo?”',
  'Remember what you tell me, and forget it again: “Remember that I fly with hand luggage”',
  'Search your chats, rename, pin or delete this one: “Search my chats for budget”',
  'Change your name, your time zone or your working hours: “I work Monday to Thursday 9 to 5”',
  'Show what was asked for and what waits for your yes, and undo it: “Undo that”',
  'Sum up a text or this chat, in its own sentences: “Sum up this chat”',
]

/** A button or a command whose feature is not there yet: what is to come, what works now, and messages that do it. */
export const later: Readonly<Record<string, { text: string; chips: readonly string[] }>> = {
  report: {
    text: 'Written reports are still to come. What works now: your week and your day as they are, and a text or this chat in short.',
    chips: ['What’s on this week?', 'What have you done this week?', 'Give me an overview of my day'],
  },
  email: {
    text: 'Drafting and sending mail are still to come. What works now: reading and sorting the mail you got, and your free times, ready to paste.',
    chips: ['When am I free this week?', 'Schedule a call tomorrow at 9'],
  },
  share: {
    text: 'Sharing with others is still to come. What works now: Export, at the top of a chat, saves it as a file, and a calendar has a secret address for others to read.',
    chips: ['How do I export my data?', 'When am I free this week?'],
  },
}

export const sameAs: Readonly<Record<string, string>> = { mail: 'email' }

/** An act whose words were not all understood. */
export function notUnderstood(words: readonly string[]): string {
  return `I left everything as it is, because I do not know what ${together(words.map(quote))} means here. Please tell me in other words.`
}

export function unknownCommand(word: string): string {
  return `There is no command \`/${word.replaceAll('`', '')}\` here. \`/dashboard\` and \`/summarise\` are two that there are.`
}

/** What an order was taken for, which is not sure enough to be done. */
export function isThatMeant({ order, title }: { order: string; title: string }): string {
  return title === '' ? `Do you mean: ${order}?` : `Do you mean ${quote(order)}, about ${quote(title)}?`
}

export function commandNeeds(word: string): string {
  return `What should follow \`/${word}\`?`
}
