import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'
import { planPath } from './contract/plan-path.ts'

/** What lists of activities call the actions of this feature. */
export const siteActivityKinds = { site: 'Plan' }

/** Its page among the settings. */
export const planSettings = { path: planPath, group: 'account', label: 'Plan', words: 'price premium free' } as const

/** Whether somebody wants to be told when premium plans exist. */
export const planNotice = z
  .object({ asked_at: instant.nullable().meta({ description: 'Since when they want to be told; null: they do not.' }) })
  .meta({ id: 'PlanNotice' })
export type PlanNotice = z.infer<typeof planNotice>

export const readPlanNoticeRoute = defineRoute({
  method: 'GET',
  path: '/v1/plan-notice',
  summary: 'Whether you are told when premium plans exist.',
  access: 'person',
  answer: planNotice,
})

/*
 * Changed by two actions, POST /v1/actions/{name}, each with {}:
 *
 * site.ask-to-be-told     site.stop-being-told
 */
