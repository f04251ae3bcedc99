import type { Change, Shown } from '#foundation/contract/act.ts'
import { type ContactFields, emptyFields, titleOf } from '../rules/contact.ts'
import type { Report } from './steps.ts'

type Fact = { name: keyof ContactFields; label: string; value: string }

/** A contact's fields as shown to a person, without empty ones. */
function factsOf({ name, emails, phones, company, notes, zone }: ContactFields): Fact[] {
  const facts: Fact[] = [
    { name: 'name', label: 'Name', value: name },
    { name: 'emails', label: emails.length > 1 ? 'Addresses' : 'Address', value: emails.join(', ') },
    { name: 'phones', label: phones.length > 1 ? 'Phone numbers' : 'Phone number', value: phones.join(', ') },
    { name: 'company', label: 'Company', value: company },
    { name: 'zone', label: 'Time zone', value: zone },
    { name: 'notes', label: 'Notes', value: notes },
  ]
  return facts.filter(({ value }) => value !== '')
}

export function changesOf({ did, before, after, other }: Report): Change[] {
  if (did === 'knew') return []
  if (!before || !after)
    return [{ label: 'Contact', before: before && inWords(before), after: after && inWords(after) }]
  const [was, is] = [factsOf(before), factsOf(after)]
  const names = [...new Set([...was, ...is].map(({ name }) => name))]
  const changes = names.flatMap((name) => {
    const [one, two] = [was, is].map((facts) => facts.find((fact) => fact.name === name))
    return one?.value === two?.value
      ? []
      : [{ label: (two ?? one)?.label ?? name, before: one?.value ?? null, after: two?.value ?? null }]
  })
  return [...changes, ...(other ? [{ label: 'Contact', before: inWords(other), after: null }] : [])]
}

/** “Akira Tan (akira@example.com)”, with everything known. */
function inWords(contact: ContactFields): string {
  const others = factsOf(contact).filter(({ value }) => value !== titleOf(contact))
  return others.length === 0 ? titleOf(contact) : `${titleOf(contact)} (${others.map(({ value }) => value).join(', ')})`
}

/** “Added “Akira Tan”, akira@example.com, to your contacts.” */
export function doneSentence({ did, before, after, other }: Report): string {
  const title = quoted(after ?? before)
  if (did === 'knew') return `${title} is among your contacts already.`
  if (did === 'deleted') return `Deleted ${title} from your contacts.`
  if (did === 'merged') return `Merged ${quoted(other)} into ${title}.`
  if (did === 'added') return `Added ${title}${addressesOf(after)} to your contacts.`
  return `Changed the contact ${title}.`
}

function addressesOf(contact: ContactFields | null): string {
  const emails = (contact?.emails ?? []).filter((email) => email !== (contact && titleOf(contact)))
  return emails.length === 0 ? '' : `, ${emails.join(', ')},`
}

function quoted(contact: ContactFields | null): string {
  return `“${contact ? titleOf(contact) : ''}”`
}

const verbs = { added: 'Add', knew: 'Add', changed: 'Change', merged: 'Merge', deleted: 'Delete' } as const

/** For a change, only the fields in the input; for a deletion, everything that is lost. */
export function shownOf(report: Report, input: object): Shown {
  const { did, before, after, other, sources } = report
  const all = factsOf(after ?? before ?? emptyFields)
  const fields = did === 'changed' ? all.filter(({ name }) => name in input) : all
  const emptied =
    did === 'changed' && before
      ? factsOf(before)
          .filter(({ name }) => name in input && !all.some((fact) => fact.name === name))
          .map((fact) => ({ ...fact, value: 'None' }))
      : []
  const gone = other ? [{ name: 'other', label: 'Goes over', value: inWords(other) }] : []
  return { title: `${verbs[did]} ${titleIn(report)}`, fields: [...gone, ...fields, ...emptied], sources }
}

function titleIn({ did, before, after, other }: Report): string {
  if (did === 'merged') return `${quoted(other)} into ${quoted(before)}`
  return did === 'changed' ? quoted(before) : quoted(after ?? before)
}
