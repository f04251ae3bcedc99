import type { Live } from '#foundation/web/live/live.ts'
import { report } from '#foundation/web/report.ts'

/** Work by which the server ends this session, too: its line goes first, so that nobody tries to keep it. */
export async function endingSession<Result>(live: Live, work: () => Promise<Result>): Promise<Result> {
  live.close()
  try {
    return await work()
  } catch (error) {
    live.connect().catch((cause: unknown) => report('The live line could not be opened', cause))
    throw error
  }
}
