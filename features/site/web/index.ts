import type { Page } from '#foundation/web/page.ts'
import { planPath } from '../contract/plan-path.ts'

export { SiteFrame } from './frame/site-frame.tsx'
export type { Moment, Scenes } from './scenes.ts'
export { session, type Shown, shownAfter, stopsOf } from '../demo.ts'

const here = 'features/site/web'

/** For everybody; they stand inside `SiteFrame`. */
export const sitePages: Page[] = [
  { path: '/', file: `${here}/home-page.tsx` },
  { path: '/features', file: `${here}/features-page.tsx` },
  { path: '/pricing', file: `${here}/pricing-page.tsx` },
  { path: '/how-it-works', file: `${here}/how-it-works-page.tsx` },
  { path: '/integrations', file: `${here}/integrations-page.tsx` },
  { path: '/about', file: `${here}/about-page.tsx` },
  { path: '/blog', file: `${here}/blog-page.tsx` },
  { path: '/blog/:postId', file: `${here}/post-page.tsx` },
  { path: '/help', file: `${here}/help-page.tsx` },
  { path: '/privacy-policy', file: `${here}/privacy-policy-page.tsx` },
  { path: '/terms-of-service', file: `${here}/terms-of-service-page.tsx` },
  { path: '/cookie-policy', file: `${here}/cookie-policy-page.tsx` },
  { path: '/security', file: `${here}/security-page.tsx` },
  { path: '*', file: `${here}/missing-page.tsx` },
]

/** Among the settings of whoever is signed in. */
export const planPages: Page[] = [{ path: planPath, file: `${here}/plan-page.tsx` }]
