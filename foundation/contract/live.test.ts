import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as live from './live.ts'

/** What each version looks like on the wire. A line that was released is never changed; a new version adds one. */
const fingerprints: Record<number, string> = {
  1: '2c9726ad09b33022',
}

function fingerprint(): string {
  const shapes = Object.entries(live)
    .flatMap(([name, shape]) => (shape instanceof z.ZodType ? [{ name, schema: z.toJSONSchema(shape) }] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const { closeCodes, heartbeatSeconds, maxFrameBytes } = live
  const wire = JSON.stringify({ shapes, closeCodes, heartbeatSeconds, maxFrameBytes })
  return createHash('sha256').update(wire).digest('hex').slice(0, 16)
}

test('whoever changes a frame of the socket raises the version', () => {
  expect(fingerprint(), 'A frame changed: raise liveVersion, and add a line for it above.').toBe(
    fingerprints[live.liveVersion],
  )
})
