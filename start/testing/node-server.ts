import { env } from 'node:process'
import { createProduct } from '../product.ts'
import { run } from '../server.ts'
import { sample } from './sample.ts'
import { scripted } from './scripted.ts'

/** One of several nodes: the product with an answerer that follows orders, and people who are whom they say they are. */
await run(env, { product: { ...createProduct({ answerer: scripted }), authenticate: sample.authenticate } })
