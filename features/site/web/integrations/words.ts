export type Integration = { name: string; words: string; planned?: boolean }

export const categories: readonly { title: string; lead: string; integrations: readonly Integration[] }[] = [
  {
    title: 'Productivity',
    lead: 'Where the day is kept.',
    integrations: [
      { name: 'Mailboxes', words: 'Any IMAP mailbox: read, sort and search your mail, and send it once you approve.' },
      { name: 'Contact files', words: 'Import contacts from vCards, and export them again.' },
      { name: 'Calendar files', words: 'Import events from .ics files of any calendar, and export yours.' },
      { name: 'Calendar subscriptions', words: 'A secret address lets another calendar follow one of yours.' },
      { name: 'Google Calendar', words: 'Kept in sync in both directions.', planned: true },
      {
        name: 'Gmail',
        words: 'Like any other mailbox, but you sign in with Google instead of a password.',
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
        words: 'Let people sign in with Google or any OpenID provider, by two or three settings.',
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
      { name: 'Prometheus', words: 'Metrics of the server, on a port of their own.' },
      { name: 'Spreadsheets', words: 'Weekly figures as a table that updates itself.', planned: true },
    ],
  },
]
