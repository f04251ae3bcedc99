import { env } from 'node:process'
import { run } from './server.ts'

await run(env)
