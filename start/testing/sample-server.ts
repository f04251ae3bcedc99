import { env } from 'node:process'
import { run } from '../server.ts'
import { sample } from './sample.ts'

await run(env, { product: sample })
