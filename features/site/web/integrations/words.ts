export type Integration = { name: string; words: string; planned?: boolean }

export const categories: readonly { title: string; lead: string; integrations: readonly Integration[] }[] = [
  {
    title: 'Productivity',
    lead: 'Where the day is kept.',
    integrations: [
      { name: 'Mailboxes', words: 'Any mailbox by IMAP: read, sorted and searched, and sent from after your yes.' },
      { name: 'Contact files', words: 'People come in as vCards, and leave as such.' },
      { name: 'Calendar files', words: 'Events of any calendar come in as .ics files, and leave as such.' },
      { name: 'Calendar subscriptions', words: 'A secret address lets another calendar follow one of yours.' },
      { name: 'Google Calendar', words: 'Both calendars in step, in both directions.', planned: true },
      {
        name: 'Gmail',
        words: 'The same as any mailbox, by signing in to Google instead of with a password.',
        planned: true,
      },
    ],
  },
  {
    title: 'Development',
    lead: 'For those who build on it.',
    integrations: [
      {
        name: 'OpenID sign-in',
        words: 'Google or any OpenID provider can vouch for people, by two or three settings.',
      },
      { name: 'OpenAPI', words: 'Every call is described by the server itself, under /v1/openapi.json.' },
      {
        name: 'Language models',
        words: 'Any server that speaks OpenAI’s chat completions, or Anthropic’s and Google’s own.',
      },
      { name: 'GitHub', words: 'Reviews and issues that wait for you, on the day’s agenda.', planned: true },
    ],
  },
  {
    title: 'Data & Analytics',
    lead: 'What goes out, and what can be counted.',
    integrations: [
      { name: 'Your archive', words: 'Everything that is kept about you, in one file, whenever you ask for it.' },
      { name: 'Chat export', words: 'A conversation as Markdown or JSON.' },
      { name: 'Prometheus', words: 'How the server does, as metrics on a port of their own.' },
      { name: 'Spreadsheets', words: 'Weekly figures as a table that updates itself.', planned: true },
    ],
  },
]
