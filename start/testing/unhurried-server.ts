import { env } from 'node:process'
import { run } from '../server.ts'

// A machine that runs all journeys at once is slower than the server allows itself to be.
await run(env, { pages: env['PAGES'], compress: env['COMPRESS'] !== '0', limits: { loopDelay: 60_000 } })
