import { env } from 'node:process'
import { connectionsDoor } from '#features/connections/server/testing/door.ts'
import { doorFeature } from '#features/people/server/testing/door.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { createProduct } from '../product.ts'
import { run } from '../server.ts'
import { scripted } from './scripted.ts'
import { wishDoor } from './wish-door.ts'

const { features, ...product } = createProduct({ answerer: scripted })

/**
 * The product with an answerer that follows orders, notes that can be sent to others, and ways for tests to sign in as
 * a new person, to connect a mailbox untried and to ask for what only an assistant asks for; `PAGES` is the folder of
 * built pages, if wanted, which are compressed unless `COMPRESS` is 0.
 */
await run(env, {
  product: { ...product, features: [...features, notesFeature, doorFeature, connectionsDoor, wishDoor] },
  pages: env['PAGES'],
  compress: env['COMPRESS'] !== '0',
  // A machine that runs all journeys at once is slower than the server allows itself to be.
  limits: { loopDelay: 60_000 },
})
