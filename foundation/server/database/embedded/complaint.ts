import { Failure } from '#foundation/contract/failure.ts'

/** Turns what a Postgres program printed before it failed into one sentence for the person who started Attaché. */
export function explain(output: string, directory: string): Failure {
  const cause = new Error(output.trim())
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new Failure(
      'unavailable',
      `There is no space left on the disk that holds ${directory}. Free some space, then start Attaché again.`,
      { cause },
    )
  }
  const complaint = /(?:FATAL|PANIC|error): +(.*)/.exec(output)?.[1] ?? lastLine(output)
  return new Failure('unavailable', `The embedded database in ${directory} did not start: ${complaint}`, { cause })
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
