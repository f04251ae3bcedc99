import { late } from '#foundation/web/late.ts'
import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

export { NoticesArriving } from './notices-arriving.tsx'
export { NoticesBell, NoticesBellIcon, UnseenMark } from './notices-bell.tsx'
export { NoticesOutside } from './notices-outside.tsx'

/** For signed-in people. */
export const noticePages: Page[] = [{ path: '/assistant/notices', file: 'features/notices/web/notices-page.tsx' }]

/** A settings page. */
export const noticeSettingsPages: Page[] = [
  { path: '/assistant/settings/notices', file: 'features/notices/web/notice-settings-page.tsx' },
]

export const noticesPlugs = {
  noticePlaces: [{ label: 'Notices', to: '/assistant/notices' }],
  palette: [async () => (await import('./palette.tsx')).useNoticesPalette],
  activityKinds: { notices: 'Notices' },
  PushOffer: late(async () => (await import('./device/push-offer.tsx')).PushOffer),
  settings: [
    {
      path: '/assistant/settings/notices',
      group: 'you',
      label: 'Notices',
      words: 'push mail quiet hours devices',
      paletteLabel: 'Notices settings',
    },
  ],
} satisfies WebPlugs
