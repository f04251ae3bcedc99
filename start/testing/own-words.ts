import { sampleActions } from './samples.ts'

/** Actions whose cards and sentences quote only their input, or no text at all. */
export const ownWordsAlone: ReadonlySet<string> = new Set([
  'assistant.remember-fact',
  'calendar.add-calendar',
  'contacts.add-contact',
  'documents.add-folder',
  'mail.change-sender',
  'mail.save-template',
  'mail.write-draft',
  'notes.add-note',
  'notes.send-note',
  'notices.change-settings',
  'people.change-profile',
  'reminders.create',
  'reminders.create-before',
  'site.ask-to-be-told',
  'site.stop-being-told',
  'tasks.add-list',
  'tasks.create-task',
  ...sampleActions,
])
