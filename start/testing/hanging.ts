import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { createActivity } from '#features/activity/server/index.ts'
import { people } from '#features/people/server/index.ts'
import { createChat } from '#features/chat/server/index.ts'
import { defineAction } from '#foundation/server/action.ts'
import type { Feature } from '#foundation/server/feature.ts'
import type { Product } from '../app.ts'
import { sample } from './sample.ts'
import { scripted } from './scripted.ts'

/** Letters that take for ever to be sent. */
const letters: Feature<unknown> = {
  name: 'letters',
  open: () => ({
    actions: (['write', 'outward'] as const).map((effect) =>
      defineAction({
        name: `letters.${effect}`,
        title: 'Send a letter',
        description: 'Sends a letter, which takes for ever.',
        input: z.object({ to: z.string() }),
        effect,
        show: (_person, { to }) => ({ title: `Send a letter to ${to}`, fields: [] }),
        run: async (_person, { to }) => {
          await pause(3_600_000)
          return { thing: to }
        },
        done: ({ thing }) => `Sent a letter to ${thing}.`,
      }),
    ),
  }),
}

/** Whoever says nothing for a second is taken for dead. */
const activity = createActivity({ leaseMilliseconds: 1_000, sweepMilliseconds: 100 })

export const hanging: Product = {
  features: [people, createChat({ answerer: scripted }), activity, letters],
  authenticate: sample.authenticate,
}
