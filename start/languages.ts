import { activityLanguage } from '#features/activity/server/index.ts'
import { ownLanguages } from '#features/assistant/server/index.ts'
import { calendarLanguage } from '#features/calendar/server/index.ts'
import { chatLanguage } from '#features/chat/server/index.ts'
import { contactsLanguage } from '#features/contacts/server/index.ts'
import { documentsLanguage } from '#features/documents/server/index.ts'
import { mailLanguage, mailQuestions } from '#features/mail/server/index.ts'
import { peopleLanguage } from '#features/people/server/index.ts'
import { remindersLanguage } from '#features/reminders/server/index.ts'
import { fileQuestions, searchLanguage } from '#features/search/server/index.ts'
import { tasksLanguage } from '#features/tasks/server/index.ts'
import type { BoundLanguage } from '#foundation/server/language.ts'

/** All languages, for reading a message without a running server. */
export const languages: readonly BoundLanguage[] = [
  peopleLanguage,
  chatLanguage,
  activityLanguage,
  remindersLanguage,
  mailLanguage,
  mailQuestions,
  tasksLanguage,
  contactsLanguage,
  calendarLanguage,
  documentsLanguage,
  searchLanguage,
  fileQuestions,
  ...ownLanguages,
]
