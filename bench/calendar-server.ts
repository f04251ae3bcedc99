import { env } from 'node:process'
import { createProduct } from '#start/product.ts'
import { run } from '#start/server.ts'
import { sample } from '#start/testing/sample.ts'

/** The product without accounts; the limits only stand where a measurement does not reach them. */
await run(env, {
  product: { ...createProduct(), authenticate: sample.authenticate },
  limits: { perPerson: 1e9, perAddress: 1e9, loopDelay: 60_000 },
})
