import { activityHome, loadActivityPalette } from '#features/activity/web/index.ts'
import { assistantPlugs } from '#features/assistant/web/index.ts'
import { calendarPlugs } from '#features/calendar/web/index.ts'
import { chatPlugs, useBeginWords } from '#features/chat/web/index.ts'
import { connectionsPlugs } from '#features/connections/web/index.ts'
import { contactsPlugs } from '#features/contacts/web/index.ts'
import { documentsPlugs } from '#features/documents/web/index.ts'
import { mailPlugs } from '#features/mail/web/index.ts'
import { noticesPlugs } from '#features/notices/web/index.ts'
import { accountPlugs, peoplePlugs } from '#features/people/web/index.ts'
import { remindersPlugs } from '#features/reminders/web/index.ts'
import { searchPlugs } from '#features/search/web/index.ts'
import { planSettings, siteActivityKinds } from '#features/site/contract.ts'
import { tasksPlugs } from '#features/tasks/web/index.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

const frame: WebPlugs = {
  palette: [
    async () => {
      const { useFramePalette } = await import('./palette.tsx')
      return () => useFramePalette(plugs)
    },
  ],
}

/** Its commands start a message in the chat. */
const activity: WebPlugs = {
  home: [activityHome],
  palette: [
    async () => {
      const useActivityPalette = await loadActivityPalette()
      return () => useActivityPalette(useBeginWords())
    },
  ],
}

/** The site's public pages are not part of the app. */
const site: WebPlugs = { activityKinds: siteActivityKinds, settings: [planSettings] }

/** In the order of their views and entries. */
const brought: readonly WebPlugs[] = [
  frame,
  chatPlugs,
  mailPlugs,
  calendarPlugs,
  tasksPlugs,
  documentsPlugs,
  remindersPlugs,
  contactsPlugs,
  searchPlugs,
  activity,
  peoplePlugs,
  connectionsPlugs,
  noticesPlugs,
  assistantPlugs,
  site,
  accountPlugs,
]

export const plugs: Required<WebPlugs> = {
  views: brought.flatMap(({ views = [] }) => views),
  palette: brought.flatMap(({ palette = [] }) => palette),
  // A person's own stand first.
  settings: [peoplePlugs, ...brought.filter((each) => each !== peoplePlugs)].flatMap(
    ({ settings = [] }: WebPlugs) => settings,
  ),
  home: brought.flatMap(({ home = [] }) => home),
  noticePlaces: brought.flatMap(({ noticePlaces = [] }) => noticePlaces),
  trays: brought.flatMap(({ trays = [] }) => trays),
  dayParts: brought.flatMap(({ dayParts = [] }) => dayParts),
  noticeSettings: brought.flatMap(({ noticeSettings = [] }) => noticeSettings),
  freeTime: first('freeTime'),
  AskButton: first('AskButton'),
  EventOffer: first('EventOffer'),
  FileChoice: first('FileChoice'),
  things: brought.flatMap(({ things = [] }) => things),
  linking: first('linking'),
  RemindDialog: first('RemindDialog'),
  PushOffer: first('PushOffer'),
  belowReceipts: Object.assign({}, ...brought.map(({ belowReceipts }) => belowReceipts)),
  connectAt: first('connectAt'),
  paths: Object.assign({}, ...brought.map(({ paths }) => paths)),
  samples: brought.flatMap(({ samples = [] }) => samples),
  makers: brought.flatMap(({ makers = [] }) => makers),
  eventParts: brought.flatMap(({ eventParts = [] }) => eventParts),
  activityKinds: Object.assign({}, ...brought.map(({ activityKinds }) => activityKinds)),
}

/** Of what at most one feature brings. */
function first<Name extends keyof WebPlugs>(name: Name): WebPlugs[Name] | undefined {
  return brought.find((each) => each[name])?.[name]
}
