import { zone as knownZone } from '#foundation/contract/time.ts'
import type { ChangedContact, Contact } from '../contract.ts'

/** A contact as the form edits it; each list ends in an empty line for another entry. */
export type Draft = { name: string; emails: string[]; phones: string[]; company: string; notes: string; zone: string }

export const emptyDraft: Draft = { name: '', emails: [''], phones: [''], company: '', notes: '', zone: '' }

export function draftOf({ name, emails, phones, company, notes, zone }: Contact): Draft {
  return { name, emails: [...emails, ''], phones: [...phones, ''], company, notes, zone }
}

export function inputOf({
  name,
  emails,
  phones,
  company,
  notes,
  zone,
}: Draft): Omit<ChangedContact, 'contact' | 'revision'> {
  return {
    name: name.trim(),
    emails: filled(emails),
    phones: filled(phones),
    company: company.trim(),
    notes,
    zone: zone.trim(),
  }
}

/** Whether it has a name or an address. */
export function isNamed({ name, emails }: Draft): boolean {
  return name.trim() !== '' || filled(emails).length > 0
}

/** What is wrong with its time zone; `undefined` if nothing is. */
export function zoneProblem({ zone }: Draft): string | undefined {
  const isRight = zone.trim() === '' || knownZone.safeParse(zone.trim()).success
  return isRight ? undefined : 'Choose a time zone from the list, such as Europe/Vienna.'
}

/** Changes one line; there is always an empty one at the end. */
export function withLine(lines: readonly string[], at: number, value: string): string[] {
  const changed = lines.with(at, value)
  const kept = changed.filter((line, place) => line.trim() !== '' || place === at)
  return kept.at(-1)?.trim() === '' ? kept : [...kept, '']
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}
