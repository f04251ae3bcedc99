import { env } from 'node:process'
import { addPerson } from '#features/people/server/store.ts'
import type { Product } from '#start/app.ts'
import { createProduct } from '#start/product.ts'
import { run } from '#start/server.ts'
import { sample } from '#start/testing/sample.ts'

/** Every id that is named gets a profile with its first request. */
const authenticate: Product['authenticate'] = (house) => {
  const admit = sample.authenticate(house)
  const known = new Set<string>()
  return async (token, purpose) => {
    const admitted = await admit(token, purpose)
    if (typeof admitted === 'string' || known.has(admitted.id)) return admitted
    const { id } = admitted
    const person = { name: 'Ana Lima', email: `${id}@example.org`, zone: 'Europe/Lisbon', workingHours: [] }
    await house.database.as(id, (tx) => addPerson(tx, id, person, house.clock.now()))
    known.add(id)
    return admitted
  }
}

/** The product with its own assistant, but without accounts. */
await run(env, {
  product: { ...createProduct(), authenticate },
  limits: { perPerson: 100_000, perAddress: 1_000_000 },
})
