import { activityHome, loadActivityPalette } from '#features/activity/web/index.ts'
import { assistantPlugs } from '#features/assistant/web/index.ts'
import { calendarPlugs } from '#features/calendar/web/index.ts'
import { chatPlugs, useBeginWords } from '#features/chat/web/index.ts'
import { documentsPlugs } from '#features/documents/web/index.ts'
import { peoplePlugs } from '#features/people/web/index.ts'
import { siteActivityKinds } from '#features/site/contract.ts'
import { tasksPlugs } from '#features/tasks/web/index.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

const frame: WebPlugs = {
  palette: [
    async () => {
      const { useFramePalette } = await import('./palette.tsx')
      return () => useFramePalette(plugs.views)
    },
  ],
}

/** Its commands begin a message of the chat. */
const activity: WebPlugs = {
  home: [activityHome],
  palette: [
    async () => {
      const useActivityPalette = await loadActivityPalette()
      return () => useActivityPalette(useBeginWords())
    },
  ],
}

/** The door of the site leads to public pages, which have no place in the app. */
const site: WebPlugs = { activityKinds: siteActivityKinds }

/** In the order in which their views stand beside each other, and their entries below each other. */
const brought: readonly WebPlugs[] = [
  frame,
  chatPlugs,
  calendarPlugs,
  tasksPlugs,
  documentsPlugs,
  activity,
  peoplePlugs,
  assistantPlugs,
  site,
]

export const plugs: Required<WebPlugs> = {
  views: brought.flatMap(({ views = [] }) => views),
  palette: brought.flatMap(({ palette = [] }) => palette),
  home: brought.flatMap(({ home = [] }) => home),
  activityKinds: Object.assign({}, ...brought.map(({ activityKinds }) => activityKinds)),
}
