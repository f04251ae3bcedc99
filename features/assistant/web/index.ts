import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

const here = 'features/assistant/web'
const path = '/assistant/settings'

export const assistantPlugs = {
  activityKinds: { assistant: 'Memory' },
  settings: [
    {
      path: `${path}/assistant`,
      group: 'assistant',
      label: 'Assistant',
      words: 'model policy prices',
      paletteLabel: 'Assistant settings',
    },
    { path: `${path}/memory`, group: 'assistant', label: 'Memory', words: 'facts remember forget' },
    { path: `${path}/what-left`, group: 'assistant', label: 'Model calls', words: 'what left sent cost privacy' },
  ],
} satisfies WebPlugs

/** They stand among the settings. */
export const assistantSettingsPages: Page[] = [
  { path: `${path}/assistant`, file: `${here}/assistant-page.tsx` },
  { path: `${path}/memory`, file: `${here}/memory-page.tsx` },
  { path: `${path}/what-left`, file: `${here}/what-left-page.tsx` },
  { path: `${path}/what-left/:departureId`, file: `${here}/departure-page.tsx` },
]
