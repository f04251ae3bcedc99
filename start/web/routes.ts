import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { activityPages } from '#features/activity/web/index.ts'
import { assistantSettingsPages } from '#features/assistant/web/index.ts'
import { calendarSettingsPages } from '#features/calendar/web/index.ts'
import { chatPages, landingPage } from '#features/chat/web/index.ts'
import { connectionSettingsPages } from '#features/connections/web/index.ts'
import { contactPages } from '#features/contacts/web/index.ts'
import { mailPages, mailSettingsPages } from '#features/mail/web/index.ts'
import { noticePages, noticeSettingsPages } from '#features/notices/web/index.ts'
import { peopleSettingsPages, publicPages } from '#features/people/web/index.ts'
import { reminderPages } from '#features/reminders/web/index.ts'
import { searchPages } from '#features/search/web/index.ts'
import { planPages, sitePages } from '#features/site/web/index.ts'
import type { Page } from '#foundation/web/page.ts'

const designPages: Page[] = [
  { path: '/design', file: 'start/web/design/design-page.tsx' },
  { path: '/design/broken', file: 'start/web/design/broken-page.tsx' },
  { path: '/design/calls', file: 'start/web/design/calls-page.tsx' },
  { path: '/design/frame/:place?', file: 'start/web/design/frame-page.tsx' },
]

/** Set by the build that tests look at; a build for people knows these pages only while it is being developed. */
const showsDesign = import.meta.env.DEV || import.meta.env['VITE_DESIGN'] === '1'

const pages: Page[] = [...publicPages, ...(showsDesign ? designPages : [])]

const settings: Page = {
  path: '/assistant/settings',
  file: 'start/web/settings-layout.tsx',
  within: [
    ...peopleSettingsPages,
    ...calendarSettingsPages,
    ...connectionSettingsPages,
    ...mailSettingsPages,
    ...noticeSettingsPages,
    ...assistantSettingsPages,
    ...planPages,
  ],
}

/** Receives what other apps share, and puts it into the box of a new message. */
const shared: Page = { path: '/assistant/shared', file: 'start/web/shared-page.tsx' }

const home: Page = { path: '/assistant', file: 'start/web/assistant-home.tsx', within: [landingPage, ...mailPages] }

export default [
  ...pages.map(toEntry),
  layout('site-layout.tsx', sitePages.map(toEntry)),
  layout(
    'assistant-layout.tsx',
    [
      home,
      shared,
      ...chatPages,
      ...activityPages,
      ...contactPages,
      ...searchPages,
      ...noticePages,
      ...reminderPages,
      settings,
    ].map(toEntry),
  ),
] satisfies RouteConfig

function toEntry({ path, file, within = [] }: Page): RouteConfigEntry {
  const fromHere = `../../${file}`
  return path === '/' ? index(fromHere, { id: file }) : route(path, fromHere, { id: file }, within.map(toEntry))
}
