import { z } from 'zod'
import { type Action, defineAction } from '#foundation/server/action.ts'
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
      show: () => ({ title: 'Be told when premium plans exist', fields: [] }),
      run: async ({ id }) => ({ thing: await notices.ask(id), changes: [yes], inverse: {} }),
      done: () => 'You will be told when premium plans exist.',
      undo: async ({ id }) => ({ thing: await notices.stop(id), changes: [no] }),
    }),
    defineAction({
      name: 'site.stop-being-told',
      title: 'Do not be told of premium plans',
      description: 'Take back that the person wants to be told when premium (paid) plans exist.',
      input: nothing,
      effect: 'write',
      show: () => ({ title: 'Do not be told when premium plans exist', fields: [] }),
      run: async ({ id }) => ({ thing: await notices.stop(id), changes: [no], inverse: {} }),
      done: () => 'You will not be told of premium plans.',
      undo: async ({ id }, { thing }) => ({
        thing: await notices.ask(id, thing.asked_at ?? undefined),
        changes: [yes],
      }),
    }),
  ]
}
