import { statusOf } from '#foundation/web/http/problem.ts'
import { reportError } from '#foundation/web/report.ts'

/**
 * Logs what the specification requires in the console when a call about conversations fails; the screen shows its own
 * message.
 */
export function reportCall(failure: unknown): void {
  const status = statusOf(failure)
  reportError(status === undefined ? String(failure) : `HTTP error! Status: ${status}`)
}
