import type { CardWords } from '../parts/cards.tsx'

export const steps: readonly CardWords[] = [
  {
    title: 'Sign Up & Setup',
    words:
      'Make an account, or sign in with the provider this server names. Your time zone is read from the browser; your working hours are one sentence away.',
    drawn: {
      ink: 'M24 22a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM8 42c0-10 6-15 16-15 3 0 6 .5 8 1.4',
      accent: 'M37 31v10M32 36h10',
    },
  },
  {
    title: 'AI Assistant Activation',
    words:
      'It answers at once, with rules built in and no key to enter. Whoever runs the server can put a language model in its place.',
    drawn: { ink: 'M24 8a16 16 0 1 1-11.3 4.7', accent: 'M24 6v16' },
  },
  {
    title: 'Task Automation',
    words:
      'Say what should happen to your calendar: book, move, repeat, clear an afternoon. Several changes come as one plan, done together or not at all.',
    drawn: { ink: 'M9 9h14v14H9zM25 25h14v14H25z', accent: 'M27 16h8v5M21 32h-8v-5' },
  },
  {
    title: 'Insights & Analytics',
    words:
      'The dashboard shows what today holds, the focus time in it, and how much of the day falls into pieces too small to use.',
    drawn: { ink: 'M24 7a17 17 0 1 0 17 17H24z', accent: 'M29 6.5A14 14 0 0 1 41.5 19H29z' },
  },
  {
    title: 'Collaboration',
    words:
      'Meetings carry the people who come. Whatever would reach one of them is shown to you first, to the letter, and waits for your yes.',
    drawn: { ink: 'M8 10h22v16H19l-6 5v-5H8z', accent: 'M35 18h5v15h-4v5l-6-5h-9' },
  },
  {
    title: 'Continuous Improvement',
    words:
      'Tell it what to remember, and ask what it remembers. Tell it to forget, and it does. Undo what was not meant; little is lost by trying.',
    drawn: { ink: 'M38 20A15 15 0 0 0 11 16M10 28a15 15 0 0 0 27 4', accent: 'M11 8v8h8M37 40v-8h-8' },
  },
]

export const benefits: readonly string[] = [
  'Fewer minutes spent on finding a time',
  'One place to ask, instead of five to look',
  'No change without a receipt, and an Undo beside it',
  'Nothing reaches other people before you have seen it',
  'A day with blocks in it that are long enough to think',
  'Your words and files on a server that you know',
]
