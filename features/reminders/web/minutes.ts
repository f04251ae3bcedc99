import { againWords, beforeWords } from '../rules.ts'

const usual = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080]

/** The usual times before an event, in words, with any other that is set sorted in between. */
export function minuteOptions(set: readonly number[] = []): { value: string; label: string }[] {
  const all = [...new Set([...usual, ...set])].toSorted((one, other) => one - other)
  return all.map((minutes) => ({ value: String(minutes), label: capital(aloneWords(minutes)) }))
}

const askAgain = [5, 10, 30, 60, 120]

export function againOptions(set: string): { value: string; label: string }[] {
  const own = set === 'never' ? [] : [Number(set)]
  const all = [...new Set([...askAgain, ...own])].toSorted((one, other) => one - other)
  return [
    { value: 'never', label: 'Do not ask again' },
    ...all.map((minutes) => ({ value: String(minutes), label: capital(againWords(minutes)) })),
  ]
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The same for a list that does not name the event. */
export function aloneWords(minutes: number): string {
  return minutes === 0 ? 'when it begins' : beforeWords(minutes)
}
