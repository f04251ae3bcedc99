import { activityLanguage } from '#features/activity/server/index.ts'
import { ownLanguages } from '#features/assistant/server/index.ts'
import { calendarLanguage } from '#features/calendar/server/index.ts'
import { chatLanguage } from '#features/chat/server/index.ts'
import { documentsLanguage } from '#features/documents/server/index.ts'
import { peopleLanguage } from '#features/people/server/index.ts'
import { tasksLanguage } from '#features/tasks/server/index.ts'
import type { BoundLanguage } from '#foundation/server/language.ts'

/** What people can say, for reading a message where no house is open. */
export const languages: readonly BoundLanguage[] = [
  peopleLanguage,
  chatLanguage,
  activityLanguage,
  tasksLanguage,
  calendarLanguage,
  documentsLanguage,
  ...ownLanguages,
]
