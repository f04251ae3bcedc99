import type { Bench } from '../measure.ts'
import { load, waiting } from './crowd.ts'
import { firstKey } from './first-key.ts'
import { longConversations } from './long.ts'
import { screen } from './screen.ts'
import { sidebar } from './sidebar.ts'
import { firstToken, streams } from './wire.ts'

/** The conversation, from the wire to the page, beside a bare socket and a bare page. */
export const chat: Bench = {
  name: 'chat',
  parts: [firstToken, streams, load, waiting, firstKey, screen, longConversations, sidebar],
}
