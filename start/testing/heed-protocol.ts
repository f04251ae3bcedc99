import type { Client } from '#foundation/server/live/testing.ts'
import { whyForeign } from '../protocol.ts'

/** From now on a frame that is not in the protocol is an error that no test survives. What a test makes up is let pass. */
export function heedProtocol(client: Client, { but = /^$/ }: { but?: RegExp } = {}): Client {
  function heed(frame: { type: string }): void {
    const foreign = but.test(frame.type) ? undefined : whyForeign(frame)
    if (foreign !== undefined) throw new Error(`The server said what is not in the protocol: ${foreign}`)
  }
  client.frames.forEach(heed)
  client.ws.on('message', (data: Buffer) => heed(JSON.parse(data.toString())))
  return client
}
