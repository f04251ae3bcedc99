import { late, lateWithTemporal, withTemporal } from '#foundation/web/late.ts'
import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

const OfferBelow = late(async () => (await import('./offer-below.tsx')).OfferBelow)

export const remindersPlugs = {
  noticePlaces: [{ label: 'Reminders', to: '/assistant/reminders' }],
  eventParts: [
    {
      name: 'reminders',
      Detail: lateWithTemporal(async () => (await eventPart()).EventReminders),
      EventFields: lateWithTemporal(async () => (await eventPart()).EventReminderFields),
      CalendarFields: lateWithTemporal(async () => (await eventPart()).CalendarReminderFields),
    },
  ],
  noticeSettings: [lateWithTemporal(async () => (await import('./usual-section.tsx')).UsualReminders)],
  RemindDialog: lateWithTemporal(async () => (await import('./thing-reminder.tsx')).ThingReminder),
  belowReceipts: { 'reminders.create': OfferBelow, 'reminders.create-before': OfferBelow },
  palette: [withTemporal(async () => (await import('./palette.tsx')).useRemindersPalette)],
  samples: [{ load: 'reminders.load-sample', remove: 'reminders.remove-sample' }],
  activityKinds: { reminders: 'Reminders' },
} satisfies WebPlugs

export { RemindersLink } from './reminders-link.tsx'

/** In chats. */
export const RemindersCard = lateWithTemporal(async () => (await import('./reminders-card.tsx')).RemindersCard)

/** For signed-in people. */
export const reminderPages: Page[] = [
  { path: '/assistant/reminders', file: 'features/reminders/web/reminders-page.tsx' },
]

function eventPart() {
  return import('./events/event-part.tsx')
}
