import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import type { Database } from '#foundation/server/database/index.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { handle } from '#foundation/server/http/handler.ts'
import { onMessage } from '#foundation/server/live/message.ts'
import { addNote } from '#foundation/server/testing/notes/store.ts'

const pen = z.object({ id, colour: z.string() })
const params = z.object({ id })
const shared = { access: 'person', summary: 'Planted, to be found.' } as const

const addPen = defineRoute({ ...shared, method: 'POST', path: '/v1/pens', body: pen.omit({ id: true }), answer: pen })
const listPens = defineRoute({ ...shared, method: 'GET', path: '/v1/pens', answer: z.array(pen) })
const readPen = defineRoute({ ...shared, method: 'GET', path: '/v1/pens/{id}', params, answer: pen })
const dropPen = defineRoute({ ...shared, method: 'DELETE', path: '/v1/pens/{id}', params })
const signPen = defineRoute({ ...shared, method: 'POST', path: '/v1/signatures', body: z.object({ ownerId: id }) })

/** Each of these forgets in its own way whose things they are. */
export const leakyFeature: Feature<{ database: Database }> = {
  name: 'pens',
  open({ database }) {
    const pens = new Map<string, { id: string; colour: string; ownerId: string }>()
    const find = (penId: string) => {
      const found = pens.get(penId)
      if (found) return found
      throw new Failure('not-found', 'There is no such pen.')
    }
    return {
      handlers: [
        handle(addPen, ({ person, body }) => {
          const added = { ...body, id: randomUUID(), ownerId: person.id }
          pens.set(added.id, added)
          return added
        }),
        handle(listPens, ({ person }) => [...pens.values()].filter(({ ownerId }) => ownerId === person.id)),
        handle(readPen, ({ params: { id: penId } }) => find(penId)),
        handle(dropPen, ({ person, params: { id: penId } }) => {
          if (find(penId).ownerId !== person.id) throw new Failure('forbidden', 'This pen is not yours.')
        }),
        handle(signPen, async ({ body: { ownerId } }) => {
          await database.as(ownerId, (tx) => addNote(tx, ownerId, { title: 'Signed', body: '' }))
        }),
      ],
      messages: [
        onMessage('pens/read', z.object({ type: z.literal('pens/read'), id }), async (message, { reply }) => {
          reply({ ...find(message.id), type: 'pens/shown' })
        }),
      ],
    }
  },
}
