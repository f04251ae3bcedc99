import type { Occurrence } from '../../contract.ts'

/** Somebody who is invited to events, with the first of them. */
export type Guest = { name: string; email: string; next: Occurrence }

/** The guests of these events whose name or address holds every word of the question, each once. */
export function guestsOf(occurrences: readonly Occurrence[], question: string): Guest[] {
  const asked = plain(question).split(/\s+/).filter(Boolean)
  const guests = new Map<string, Guest>()
  for (const next of occurrences)
    for (const { name, email } of next.people) {
      const known = plain(`${name} ${email}`)
      const key = email.toLowerCase()
      if (!guests.has(key) && asked.every((word) => known.includes(word)))
        guests.set(key, { name: name === '' ? email : name, email, next })
    }
  return [...guests.values()]
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
