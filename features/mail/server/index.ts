import type { Feature } from '#foundation/server/feature.ts'
import { type MailHouse, openMail } from './mail.ts'

/** Mail as it arrives: kept, threaded, sorted and found. */
export const mail: Feature<MailHouse> = {
  name: 'mail',
  migrations: new URL('migrations/', import.meta.url),
  open: openMail,
}

export { mailLanguage } from './language/plan.ts'
export { mailQuestions } from './language/questions.ts'
