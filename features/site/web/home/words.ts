import type { CardWords } from '../parts/cards.tsx'

export const grid: readonly CardWords[] = [
  {
    title: 'AI Chat Assistant',
    words:
      'One conversation for the whole day. It understands plain sentences, keeps every word you wrote, and answers with the thing itself: an event, a list of free times, a receipt.',
    drawn: { ink: 'M8 12h32v22H22l-8 7v-7H8z', accent: 'M15 20h18M15 26h11' },
  },
  {
    title: 'Automatic Email Drafting',
    words:
      'Say whom it is for and what it should say, and a draft appears in the chat, for you to correct, copy or open in your mail program. From a mailbox that you connect it is sent as well, and never without your yes.',
    drawn: { ink: 'M7 13h34v24H7zM7 13l17 14 17-14', accent: 'M28 33h8' },
  },
  {
    title: 'Smart Suggestions',
    words:
      'Where it needs a time it shows when you are free, and where it cannot help it offers what it can. A clash is named before you are in it.',
    drawn: { ink: 'M10 10h28v8H10zM10 30h28v8H10z', accent: 'M10 24h20m-5-4 5 4-5 4' },
  },
  {
    title: '24/7 Availability',
    words:
      'It does not sleep, and a server that restarts loses nothing: what you wrote waits, and an answer that was cut short says so.',
    drawn: { ink: 'M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34z', accent: 'M24 14v10l7 5' },
  },
]

export const steps: readonly CardWords[] = [
  {
    title: 'Sign up and authenticate',
    words: 'Make an account with the identity provider of this server, or sign in with one you already have.',
    drawn: { ink: 'M15 22V16a9 9 0 0 1 18 0v6M10 22h28v19H10z', accent: 'M24 29v5' },
  },
  {
    title: 'Start chatting',
    words: 'Write as you would to a person: “What does Wednesday look like?” is enough to begin with.',
    drawn: { ink: 'M7 11h26v18H19l-7 6v-6H7z', accent: 'M38 18v17h-5v5l-6-5h-6' },
  },
  {
    title: 'Get AI help',
    words: 'It looks, proposes, does, and shows what it did. What reaches other people waits for your yes.',
    drawn: { ink: 'M11 7h26v34H11zM17 16h14M17 23h14', accent: 'M17 32l4 4 9-9' },
  },
]
