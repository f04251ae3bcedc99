import type { Pattern } from './patterns.ts'

const orders = 'a message of more than 2,000 characters is no order (`longestOrder`)'
const pages = 'it reads only our own code and pages'

/** Patterns whose time grows faster than the text, by the start of their file, and why that text is short. */
export const boundedPatterns: Readonly<Record<string, string>> = {
  'features/assistant/server/built-in/skills/': orders,
  'features/calendar/language/reading/': orders,
  'features/calendar/server/language/': orders,
  'features/tasks/language/reading/': '`readTaskWish` and `readNoted` read messages of at most 600 characters',
  'features/mail/language/composing/': orders,
  'features/mail/language/reading/remarks.ts': '`readMailWish` reads messages of at most 400 characters',
  'features/documents/language/filing.ts': '`readFiling` reads messages of at most 200 characters',
  'features/contacts/language/': '`readContactWish` reads messages of at most 300 characters',
  'features/mail/language/reading/sender.ts': 'the assistant asks for a sender in messages of at most 1,000 characters',
  'features/mail/language/reading/trusting.ts': '`readTrust` reads messages of at most 400 characters',
  'features/mail/language/reading/promised.ts': '`readPromises` reads messages of at most 400 characters',
  'foundation/language/english/conditions.ts': orders,
  'foundation/language/english/right-words.ts': '`rightWordsIn` reads the first 300 characters alone',
  'foundation/language/english/untouched.ts': '`withoutUntouched` reads messages of at most 600 characters',
  'features/people/server/provider/password-rules.ts': 'a password has at most 256 characters (`longestPassword`)',
  'features/people/server/provider/pages/style.ts': pages,
  'foundation/server/database/backup/copy.ts': 'it reads the label that the database writes for a backup',
  'foundation/server/http/page-files.ts': pages,
  'features/calendar/language/event/': '`readEvent` reads the first 600 characters alone',
  'foundation/web/design/colours.ts': pages,
  'start/web/begin-later.ts': pages,
}

/** These read texts of any length, although their neighbours do not. */
const unbounded = ['summaries/', 'content-words.ts'].map((name) => new RegExp(`/${name}`))

export function boundOf({ file }: Pick<Pattern, 'file'>): string | undefined {
  if (unbounded.some((name) => name.test(file))) return undefined
  return Object.entries(boundedPatterns).find(([place]) => file.startsWith(place))?.[1]
}

/** Patterns that functions build from data at run time, each with an example. */
export const builtWhileRunning: Readonly<Record<string, RegExp>> = {
  'foundation/web/markdown/inline-tail.ts': /(?<!`)``(?!`)/,
  'foundation/server/http/pages.ts': /^\/c\/[^/]+(?:\/.*)?$/,
}
