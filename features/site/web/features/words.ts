import type { CardWords } from '../parts/cards.tsx'

export const features: readonly CardWords[] = [
  {
    title: 'AI-Powered Insights',
    words:
      'Ask what your day holds, where two things collide, or when you are free for an hour. The answer comes with what was looked at, in a line you can open.',
    drawn: { ink: 'M8 40V8M8 40h32', accent: 'M14 32l8-9 6 5 11-15' },
  },
  {
    title: 'Real-time Analytics',
    words:
      'Today’s overview counts your events, the focus time left between them and how little of the day is lost in fragments. It changes as the calendar does, on every device.',
    drawn: { ink: 'M9 40h30M13 40V26M24 40V18', accent: 'M35 40V9' },
  },
  {
    title: 'Seamless Integrations',
    words:
      'Calendar files come in and go out as the standard has them, and a calendar can be shared by a secret address that other calendars subscribe to.',
    drawn: { ink: 'M21 16h-6a8 8 0 0 0 0 16h6M27 32h6a8 8 0 0 0 0-16h-6', accent: 'M17 24h14' },
  },
  {
    title: 'Advanced Security',
    words:
      'One person never sees another’s rows: the database itself refuses. Tokens are sealed, every change has a receipt, and what reaches other people waits for your yes.',
    drawn: { ink: 'M24 6l15 5v12c0 9-6 15-15 19-9-4-15-10-15-19V11z', accent: 'M17 24l5 5 9-10' },
  },
  {
    title: 'Collaborative Workspace',
    words:
      'Meetings name the people who come. Chats can be searched, exported and handed on, and a server holds as many colleagues as you like, each with a room of their own.',
    drawn: {
      ink: 'M17 20a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM6 39c0-8 4-13 11-13s11 5 11 13',
      accent: 'M32 22a4.5 4.5 0 1 0 0-9M35 27c5 1 7 5 7 11',
    },
  },
  {
    title: 'Customizable Workflows',
    words:
      'Choose when it asks and when it simply does, tell it your working hours, and teach it what to remember. A language model of your choice can do the thinking.',
    drawn: {
      ink: 'M9 14h12M31 14h8M9 34h8M27 34h12',
      accent: 'M26 9.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM22 29.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
    },
  },
]

export const now: readonly string[] = [
  'Conversations that keep every word, with search over all of them',
  'A calendar with day, week and month, repetition, calendar files and free times',
  'Tasks with lists, due dates and parts, and reminders that find you on your devices',
  'Mail from your own mailbox by IMAP: read, sorted, searched, drafted and sent, with nothing loaded behind your back',
  'Files that are kept with your account, read, and summed up in their own sentences',
  'A memory that says where it learned each fact, and forgets on request',
  'Receipts, approval and undo for everything that changes something',
]

export const later: readonly string[] = [
  'Gmail by a sign-in at Google',
  'Keeping in step with a calendar at Google or elsewhere',
  'A second factor when signing in',
]
