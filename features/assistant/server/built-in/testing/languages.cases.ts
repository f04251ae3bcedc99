import { activityLanguage } from '#features/activity/server/index.ts'
import { calendarLanguage } from '#features/calendar/server/index.ts'
import { chatLanguage } from '#features/chat/server/index.ts'
import { documentsLanguage } from '#features/documents/server/index.ts'
import { peopleLanguage } from '#features/people/server/index.ts'
import type { BoundLanguage } from '#foundation/server/language.ts'
import { ownLanguages } from '../skills/skills.ts'

/** What people can say to the assistant, of every feature. */
export const everyLanguage: readonly BoundLanguage[] = [
  peopleLanguage,
  chatLanguage,
  activityLanguage,
  calendarLanguage,
  documentsLanguage,
  ...ownLanguages,
]
