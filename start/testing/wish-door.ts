import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import type { House } from '../app.ts'

const wishRoute = defineRoute({
  method: 'POST',
  path: '/v1/testing/wishes',
  summary: 'Ask for an action as an assistant does that has read words of others.',
  access: 'person',
  body: z.object({ name: z.string(), input: z.unknown(), sources: z.array(z.string()) }),
  answer: z.object({ id }),
})

/** For journeys about cards, which need no assistant to ask for what they show. */
export const wishDoor: Feature<House> = {
  name: 'wish-door',
  open: ({ actions }) => ({
    handlers: [
      handle(wishRoute, async ({ person, body: { name, input, sources } }) => {
        const { activityId } = await actions.perform(person, name, input, { origin: 'chat', sources })
        return { id: activityId }
      }),
    ],
  }),
}
