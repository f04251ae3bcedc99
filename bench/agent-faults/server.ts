import { env } from 'node:process'
import { obeyingModel } from '#features/assistant/server/testing/obeying-model.ts'
import { createProduct } from '#start/product.ts'
import { run } from '#start/server.ts'
import { sample } from '#start/testing/sample.ts'
import { deedsIn } from './deeds.ts'

const { features } = createProduct({
  choose: async () => ({
    model: obeyingModel(),
    answering: { kind: 'outside', model: 'obeying', host: 'model.example' },
    limits: { steps: 12, milliseconds: 60_000, tokens: 1_000_000 },
  }),
})

/** The product without accounts, with deeds that leave traces, and with a model that does what it is told. */
await run(env, {
  product: { features: [...features, deedsIn(env['NOTES'] ?? '')], authenticate: sample.authenticate },
  // What refuses calls while there is too much to do is measured elsewhere.
  limits: { perPerson: 100_000, perAddress: 1_000_000, loopDelay: 60_000 },
})
