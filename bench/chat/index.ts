import type { Bench } from '../measure.ts'
import { load, waiting } from './crowd.ts'
import { screen } from './screen.ts'
import { firstToken, streams } from './wire.ts'

/** The conversation, from the wire to the page, beside a bare socket and a bare page. */
export const chat: Bench = {
  name: 'chat',
  async run(root) {
    const rows = []
    for (const part of [firstToken, streams, load, waiting, screen]) rows.push(...(await part(root)))
    return rows
  },
}
