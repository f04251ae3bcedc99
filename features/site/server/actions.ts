import { z } from 'zod'
import { type Action, defineAction, type Reversal } from '#foundation/server/action.ts'
import type { PlanNotice } from '../contract.ts'
import type { Notices } from './notices.ts'

const nothing = z.object({})
const told = 'Told of premium plans'
const yes = { label: told, before: 'no', after: 'yes' }
const no = { label: told, before: 'yes', after: 'no' }

export function siteActions(notices: Notices): Action[] {
  return [
    defineAction({
      name: 'site.ask-to-be-told',
      title: 'Be told of premium plans',
      description: 'Remember that the person wants to be told when premium (paid) plans exist.',
      input: nothing,
      effect: 'write',
      show: () => ({ title: 'Be told when premium plans exist', fields: [], sources: [] }),
      run: async ({ id }) => ({ thing: await notices.ask(id), changes: [yes], inverse: { asked: true }, sources: [] }),
      done: () => 'You will be told when premium plans exist.',
      undo: ({ id }, { thing, inverse }) => reverse(notices, id, { thing, asked: hasAsked(inverse, true) }),
    }),
    defineAction({
      name: 'site.stop-being-told',
      title: 'Do not be told of premium plans',
      description: 'Take back that the person wants to be told when premium (paid) plans exist.',
      input: nothing,
      effect: 'write',
      show: () => ({ title: 'Do not be told when premium plans exist', fields: [], sources: [] }),
      run: async ({ id }) => ({ thing: await notices.stop(id), changes: [no], inverse: { asked: false }, sources: [] }),
      done: () => 'You will not be told of premium plans.',
      undo: ({ id }, { thing, inverse }) => reverse(notices, id, { thing, asked: hasAsked(inverse, false) }),
    }),
  ]
}

/** The day on which it was asked for stays the same. */
async function reverse(
  notices: Notices,
  ownerId: string,
  { thing: { asked_at }, asked }: { thing: PlanNotice; asked: boolean },
): Promise<Reversal<PlanNotice>> {
  const inverse = { asked: !asked }
  if (asked) return { thing: await notices.stop(ownerId), changes: [no], inverse }
  return { thing: await notices.ask(ownerId, asked_at ?? undefined), changes: [yes], inverse }
}

/** Receipts of earlier versions do not say it. */
function hasAsked(inverse: unknown, otherwise: boolean): boolean {
  return z.object({ asked: z.boolean().default(otherwise) }).parse(inverse).asked
}
