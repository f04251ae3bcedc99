import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

export { PersonNotices } from './notices.tsx'
export { PersonPanel } from './person-panel.tsx'
export { SignedIn } from './signed-in.tsx'

export const peoplePlugs = {
  palette: [async () => (await import('./palette.tsx')).usePersonPalette],
  activityKinds: { people: 'Profile' },
  settings: [
    { path: '/assistant/settings/profile', group: 'you', label: 'Profile', words: 'name zone working hours' },
    {
      path: '/assistant/settings/time',
      group: 'you',
      label: 'Time',
      words: 'clock 24 12 hours date first day week start language',
    },
    { path: '/assistant/settings/appearance', group: 'you', label: 'Appearance', words: 'theme dark light' },
  ],
} satisfies WebPlugs

/** What stands behind the settings of all others. */
export const accountPlugs = {
  settings: [
    { path: '/assistant/settings/security', group: 'account', label: 'Security', words: 'sessions devices password' },
    { path: '/assistant/settings/data', group: 'account', label: 'Data', words: 'export delete account usage' },
  ],
} satisfies WebPlugs

const here = 'features/people/web'

/** For everybody. */
export const publicPages: Page[] = [
  { path: '/auth', file: `${here}/auth-page.tsx` },
  { path: '/auth/callback', file: `${here}/callback-page.tsx` },
]

/** Among the settings of whoever is signed in; they stand inside `SignedIn`. */
export const peopleSettingsPages: Page[] = [
  { path: '/assistant/settings/profile', file: `${here}/profile-page.tsx` },
  { path: '/assistant/settings/appearance', file: `${here}/appearance-page.tsx` },
  { path: '/assistant/settings/time', file: `${here}/time-page.tsx` },
  { path: '/assistant/settings/security', file: `${here}/security-page.tsx` },
  { path: '/assistant/settings/data', file: `${here}/data-page.tsx` },
]
