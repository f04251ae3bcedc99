import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

export { PersonNotices } from './notices.tsx'
export { PersonPanel } from './person-panel.tsx'
export { SignedIn } from './signed-in.tsx'

export const peoplePlugs = {
  palette: [async () => (await import('./palette.tsx')).usePersonPalette],
  activityKinds: { people: 'Profile' },
} satisfies WebPlugs

const here = 'features/people/web'

/** For everybody. */
export const publicPages: Page[] = [
  { path: '/auth', file: `${here}/auth-page.tsx` },
  { path: '/auth/callback', file: `${here}/callback-page.tsx` },
]

/** For whoever is signed in; they stand inside `SignedIn`. Other features have pages among the settings, too. */
export function personalPages(settings: readonly Page[]): Page[] {
  return [
    {
      path: '/assistant/settings',
      file: `${here}/settings-page.tsx`,
      within: [
        { path: '/assistant/settings/profile', file: `${here}/profile-page.tsx` },
        { path: '/assistant/settings/appearance', file: `${here}/appearance-page.tsx` },
        { path: '/assistant/settings/time', file: `${here}/time-page.tsx` },
        ...settings,
        { path: '/assistant/settings/security', file: `${here}/security-page.tsx` },
        { path: '/assistant/settings/data', file: `${here}/data-page.tsx` },
      ],
    },
  ]
}
