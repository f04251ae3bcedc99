import { env } from 'node:process'
import { createProduct } from '../product.ts'
import { run } from '../server.ts'
import { scripted } from './scripted.ts'

/** The product with an answerer that follows orders; `PAGES` is the folder of built pages, where they are wanted. */
await run(env, { product: createProduct({ answerer: scripted }), pages: env['PAGES'] })
