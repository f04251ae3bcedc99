import { env } from 'node:process'
import { createProduct } from '#start/product.ts'
import { run } from '#start/server.ts'
import { sample } from '#start/testing/sample.ts'
import { noting } from './answerer.ts'

/** The product without accounts, and with an answerer that can be asked afterwards what it did. */
await run(env, {
  product: { ...createProduct({ answerer: noting(env['NOTES']) }), authenticate: sample.authenticate },
  // What refuses calls while there is too much to do is measured elsewhere.
  limits: { perPerson: 100_000, perAddress: 1_000_000, loopDelay: 60_000 },
})
