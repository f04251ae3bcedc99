/** Actions: their cards and sentences quote their input alone, or no text at all. */
export const ownWordsAlone: ReadonlySet<string> = new Set([
  'assistant.remember-fact',
  'calendar.add-calendar',
  'calendar.load-sample',
  'calendar.remove-sample',
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
  'tasks.load-sample',
  'tasks.remove-sample',
])
