import { calendarPlugs } from '#features/calendar/web/index.ts'
import { documentsPlugs } from '#features/documents/web/index.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

/** In the order in which their views stand beside each other. */
const brought: readonly WebPlugs[] = [calendarPlugs, documentsPlugs]

export const plugs = {
  views: brought.flatMap(({ views = [] }) => views),
  palette: brought.flatMap(({ palette = [] }) => palette),
  home: brought.flatMap(({ home = [] }) => home),
} satisfies WebPlugs
