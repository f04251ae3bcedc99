import { env } from 'node:process'
import { createProduct } from '#start/product.ts'
import { run } from '#start/server.ts'
import { sample } from '#start/testing/sample.ts'

/** The product without accounts, with limits that measurements do not reach. */
await run(env, {
  product: { ...createProduct(), authenticate: sample.authenticate },
  limits: { perPerson: 1e9, perAddress: 1e9, loopDelay: 60_000 },
})
