import type { Person } from '#foundation/server/person.ts'
import type { Report } from './steps.ts'

type Rehearse<Input> = (person: Person, input: Input) => Promise<Report[]>

/**
 * An action's request is weighed, shown and approved, and each of these needs a rehearsal. Every request has its own
 * input object, so one rehearsal for that object serves them all.
 */
export function rehearsedOnce<Input extends object>(rehearse: Rehearse<Input>): Rehearse<Input> {
  const rehearsed = new WeakMap<Input, Promise<Report[]>>()
  return (person, input) => {
    const reports = rehearsed.get(input) ?? rehearse(person, input)
    rehearsed.set(input, reports)
    return reports
  }
}
