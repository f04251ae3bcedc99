import SquareCheck from 'lucide-react/icons/square-check-big'
import { lazy } from 'react'
import type { WebPlugs } from '#foundation/web/plugs.ts'

/** What is to be done; the view arrives when it is first looked at. */
export const tasksPlugs = {
  views: [
    {
      id: 'tasks',
      label: 'Tasks',
      icon: SquareCheck,
      words: 'to do today upcoming waiting done lists board',
      onPhone: 'more',
      inSidebar: true,
      Content: lazy(async () => {
        if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
        return { default: (await import('./tasks-view.tsx')).TasksView }
      }),
    },
  ],
  activityKinds: { tasks: 'Tasks' },
} satisfies WebPlugs
