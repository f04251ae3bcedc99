import type { Person } from '#foundation/server/person.ts'
import type { Report } from './steps.ts'

type Rehearse<Input> = (person: Person, input: Input) => Promise<Report[]>

/**
 * Whoever asks for one thing has it weighed, shown and let through, and each of these looks at a rehearsal. Every asking
 * has an input object of its own, so what was rehearsed for that object serves them all.
 */
export function rehearsedOnce<Input extends object>(rehearse: Rehearse<Input>): Rehearse<Input> {
  const rehearsed = new WeakMap<Input, Promise<Report[]>>()
  return (person, input) => {
    const reports = rehearsed.get(input) ?? rehearse(person, input)
    rehearsed.set(input, reports)
    return reports
  }
}
