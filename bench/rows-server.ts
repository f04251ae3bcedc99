import { env } from 'node:process'
import { run } from '#start/server.ts'
import { sample } from '#start/testing/sample.ts'

/** Requests are still counted; the limits only stand where a measurement does not reach them. */
await run(env, { product: sample, limits: { perAddress: 1e9, perPerson: 1e9 } })
