/** Asked most, with answers that hold today. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'What does it cost?',
    answer:
      'Nothing. There is one plan, Free, at $0 per month, and no credit card is needed. Paid plans are coming soon.',
  },
  {
    question: 'Does it need an account with a provider of language models?',
    answer:
      'No. Without one the built-in assistant answers, by rules, on the server itself. Whoever runs the server can connect a model; then what a question needs is sent there, masked and written down first.',
  },
  {
    question: 'Can it read or send my mail?',
    answer:
      'It can read and sort it, once you connect a mailbox by IMAP under Settings, Connections. It drafts mails, and sends them from that mailbox after your yes.',
  },
  {
    question: 'Can it do something that I do not want?',
    answer:
      'What touches only your own things is done at once, with a receipt and an Undo. What would reach other people, or cannot be undone, waits for your yes for 24 hours and is then dropped.',
  },
  {
    question: 'Where are my data?',
    answer:
      'In the database of the server you signed in to, run by whoever gave you its address. Sign-in tokens are sealed in it. Your browser keeps who is signed in, drafts you have not sent, and how you last looked at the page.',
  },
  {
    question: 'How do I take everything with me?',
    answer:
      'Settings, Data, makes one archive of everything kept about you. A single chat can be exported with the button above it.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'Settings, Data. You are signed out everywhere at once; for 14 days signing in brings everything back, then it is destroyed in every table.',
  },
  {
    question: 'Is there multi-factor authentication?',
    answer:
      'Not yet for accounts made here. If you sign in with Google or another provider, its second factor protects you.',
  },
]
