import { env } from 'node:process'
import { createProduct } from '#start/product.ts'
import { run } from '#start/server.ts'
import { sample } from '#start/testing/sample.ts'
import { scripted } from '#start/testing/scripted.ts'

/** The product with its whole way of a message, but without accounts: a thousand people are let in by their names. */
await run(env, {
  product: { ...createProduct({ answerer: scripted }), authenticate: sample.authenticate },
  limits: { perPerson: 100_000, perAddress: 1_000_000 },
})
