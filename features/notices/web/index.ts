import type { Page } from '#foundation/web/page.ts'

export { NoticesLink } from './notices-link.tsx'

/** For whoever is signed in. */
export const noticePages: Page[] = [{ path: '/assistant/notices', file: 'features/notices/web/notices-page.tsx' }]
