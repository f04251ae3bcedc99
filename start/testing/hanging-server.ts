import { env } from 'node:process'
import { run } from '../server.ts'
import { hanging } from './hanging.ts'

/** A node with actions that never end, to be killed in the middle of them. */
await run(env, { product: hanging })
