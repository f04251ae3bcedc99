import { languages } from '#start/languages.ts'

/** What people can say to the assistant, of every feature. */
export const everyLanguage = languages
