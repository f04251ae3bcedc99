import { longestOrder } from '../../long-message.ts'
import { chips, escaped, list, quote, together } from '#foundation/language/wording/quoting.ts'

export function hello(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return `Hello${first === '' ? '' : `, ${escaped(first)}`}. What can I do for you?`
}

export const welcome = 'You are welcome.'
export const goodbye = 'Goodbye. Everything stays here until you come back.'
export const nothingAsked = 'I did not ask anything. What can I do for you?'
export const yesOnCard = 'Please look at the card: it takes a yes only where you see exactly what will happen.'
export const letBe = 'All right, I leave it as it is.'
export function tooLong(length: number): string {
  const [most, given] = [longestOrder, length].map((count) => count.toLocaleString('en'))
  return `I can act on messages of up to ${most} characters, and yours has ${given}. Please tell me in a shorter message what to do. To have this text summed up, begin with \`/summarise\`.`
}

export const nothingSaid = 'I have not said anything in this chat yet.'

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
    ...commands.map(({ word, hint }) => `\`/${word}\` ${escaped(hint)}`.trim()),
  ]
  return `I can do this for you:\n\n${list(abilities)}\n\nThese words may begin a message:\n\n${list(known)}`
}

const abilities = [
  'Look into your calendar: “What’s on tomorrow?”, “When am I free this week?”',
  'Put events into it, move and cancel them, and find a time: “Schedule a call with Sara next Tuesday at 3”',
  'Tell dates, days and times, here and anywhere: “What time is it in Tokyo?”',
  'Remember what you tell me, and forget it again: “Remember that I fly with hand luggage”',
  'Search your chats, rename, pin or delete this one: “Search my chats for budget”',
  'Change your name, your time zone or your working hours: “I work Monday to Thursday 9 to 5”',
  'Show what was asked for and what waits for your yes, and undo it: “Undo that”',
  'Sum up a text or this chat, in its own sentences: “Sum up this chat”',
]

export const suggestions = ['What can you do?', 'What time is it in Tokyo?', 'Give me an overview of my day']

const chipsOf: Readonly<Record<string, readonly string[]>> = {
  calendar: ['What’s on tomorrow?', 'When am I free this week?', 'Schedule a call tomorrow at 3'],
  mail: ['Search my chats', 'Sum up this chat', 'What can you do?'],
  task: ['Make a note', 'What do you know about me?', 'Give me an overview of my day'],
  document: ['Sum up this chat', 'Search my chats', 'What can you do?'],
}

export function cannot(topics: readonly string[]): string {
  const field = fieldOf(topics)
  return `${sentences[field] ?? 'That is something I cannot do.'}\n\n${chips(chipsOf[field] ?? suggestions)}`
}

const sentences: Readonly<Record<string, string>> = {
  calendar: 'I did not understand what you want of your calendar.',
  mail: 'I cannot read or write mail here yet.',
  task: 'I cannot keep tasks or reminders here yet.',
  document: 'I cannot look into documents here yet; a text that you paste I can sum up.',
  purchase: 'I cannot book, order or pay for anything.',
  world: 'I cannot look anything up on the web.',
  call: 'I cannot call or message anybody.',
}

/** The first that a sentence names: who mails about a meeting speaks of mail. */
const fields = Object.entries({
  mail: 'email mail inbox emails mails newsletter',
  task: 'task tasks todo reminder remind alarm timer grocery',
  document: 'document documents doc file pdf spreadsheet slides presentation folder report',
  purchase:
    'book reserve order buy purchase pay payment transfer flight hotel ticket taxi cab uber reservation delivery',
  call: 'phone dial sms whatsapp slack',
  world:
    'weather forecast news headlines stock bitcoin price web internet google website wikipedia traffic directions route',
  calendar: 'meeting meetings appointment appointments event calendar schedule slot invite invitation attendee',
}).map(([field, words]) => ({ field, words: new Set(words.split(' ')) }))

function fieldOf(topics: readonly string[]): string {
  const named = topics.flatMap((topic) => topic.split(' '))
  return fields.find(({ words }) => named.some((word) => words.has(word)))?.field ?? ''
}

/** A button or a command whose feature is not there yet: what will be possible, and what works now. */
export const later: Readonly<Record<string, string>> = {
  task: 'Later I will keep your tasks. For now I can remember a fact: begin with “Remember that …”.',
  remind: 'Later I will remind you at a time. For now I can remember a fact: begin with “Remember that …”.',
  report:
    'Later I will write reports of your week. For now `/dashboard` shows today, and `/summarise` sums up a text or this chat.',
  email: 'Later I will draft mail, and send it after your yes. For now I can sum up a text that you paste.',
  share: 'Later you will share things with others. For now you can export this chat as a file.',
}

export const sameAs: Readonly<Record<string, string>> = { reminder: 'remind', mail: 'email' }

/** An act whose words were not all understood. */
export function notUnderstood(words: readonly string[]): string {
  return `I left everything as it is, because I do not know what ${together(words.map(quote))} means here. Please tell me in other words.`
}

export function unknownCommand(word: string): string {
  return `There is no command \`/${word.replaceAll('`', '')}\` here. \`/dashboard\` and \`/summarise\` are two that there are.`
}

export function commandNeeds(word: string): string {
  return `What should follow \`/${word}\`?`
}
