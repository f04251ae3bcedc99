import { z } from 'zod'
import { BrokenFile, type Component, pieces } from '#foundation/time/icalendar/components.ts'
import { parameterOf, type Property, textOf, unescapeText } from '#foundation/time/icalendar/property.ts'
import { zone } from '#foundation/contract/time.ts'
import { titleOf } from '../rules/contact.ts'
import { type ContactsFile, type FileContact, mostContacts, type Remark, UnreadableFile } from './file-contact.ts'

/** Reads a file of vCards (2.1, 3.0, RFC 6350). `left` lists what is left out. */
export function readContactsFile(text: string): ContactsFile {
  if (!/^[ \t\uFEFF]*BEGIN[ \t]*:[ \t]*VCARD/im.test(text.slice(0, 200_000)))
    throw new UnreadableFile('This is no file of contacts (vCard, .vcf).')
  try {
    return readAll(text)
  } catch (error) {
    if (error instanceof BrokenFile) throw new UnreadableFile(error.message)
    throw error
  }
}

function readAll(text: string): ContactsFile {
  const contacts: FileContact[] = []
  const left: Remark[] = []
  for (const piece of pieces(text, (name) => name === 'VCARD')) {
    if (piece.kind !== 'component' || piece.component.name !== 'VCARD') continue
    const { found, why } = readOne(piece.component)
    const name = titleOf(found)
    if (piece.cut) left.push({ name, why: 'The file ends in the middle of it.' })
    else if (why !== undefined) left.push({ name, why })
    else {
      contacts.push(found)
      if (contacts.length > mostContacts)
        throw new UnreadableFile(`A file can have ${mostContacts.toLocaleString('en')} contacts at most.`)
      left.push(...remarksOf(piece.component, name))
    }
  }
  if (contacts.length === 0) throw new UnreadableFile('There are no contacts in this file.')
  return { contacts, left }
}

type Read = { found: FileContact; why?: string }

function readOne(component: Component): Read {
  const emails = inOrder(component, 'EMAIL').map((value) => value.replace(/^mailto:/i, '').toLowerCase())
  const phones = inOrder(component, 'TEL').map((value) => value.replace(/^tel:/i, '').slice(0, 50))
  const found = {
    uid: textAt(component, 'UID').slice(0, 400) || null,
    name: nameOf(component).slice(0, 200),
    emails: [...new Set(emails.filter((email) => isAddress(email)))].slice(0, 20),
    phones: [...new Set(phones)].slice(0, 20),
    company: componentsOf(valueAt(component, 'ORG')).filter(Boolean).join(', ').slice(0, 200),
    notes: textAt(component, 'NOTE').slice(0, 10_000),
    zone: zoneIn(component),
  }
  const kind = textAt(component, 'KIND').toLowerCase() || textAt(component, 'X-ADDRESSBOOKSERVER-KIND').toLowerCase()
  if (kind === 'group') return { found, why: 'Groups are not kept.' }
  if (found.name === '' && found.emails.length === 0) return { found, why: 'It has neither a name nor an address.' }
  return { found }
}

/** Only a named zone: an offset such as `+01:00` is right for half a year. */
function zoneIn(component: Component): string {
  const said = textAt(component, 'TZ')
  return said.includes('/') && zone.safeParse(said).success ? said : ''
}

function isAddress(text: string): boolean {
  return z.email().max(320).safeParse(text).success
}

/** The values of a property, preferred first; a group before the name (`item1.EMAIL`) is ignored. */
function inOrder({ properties }: Component, wanted: string): string[] {
  return properties
    .filter((property) => bareName(property) === wanted)
    .toSorted((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)))
    .map((property) => textOf(property).trim())
    .filter(Boolean)
}

function isPreferred(property: Property): boolean {
  const types = property.parameters.get('TYPE') ?? []
  return parameterOf(property, 'PREF') !== undefined || types.some((type) => type.toLowerCase() === 'pref')
}

function bareName({ name }: Property): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** The display name. Without one, “Tan;Akira;;Dr.;” becomes Dr. Akira Tan. */
function nameOf(component: Component): string {
  const shown = textAt(component, 'FN')
  if (shown !== '') return shown
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = componentsOf(valueAt(component, 'N'))
  return [prefix, given, middle, family, suffix].filter(Boolean).join(' ')
}

/** Split at unescaped semicolons. */
function componentsOf(value: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at <= value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (at === value.length || value[at] === ';') {
      parts.push(unescapeText(value.slice(from, at)).trim())
      from = at + 1
    }
  }
  return parts
}

/** The raw value, with quoted-printable decoded. */
function valueAt(component: Component, wanted: string): string {
  const property = component.properties.find((each) => bareName(each) === wanted)
  if (!property) return ''
  return parameterOf(property, 'ENCODING') === undefined ? property.value : textOf(property)
}

function textAt({ properties }: Component, wanted: string): string {
  const property = properties.find((each) => bareName(each) === wanted)
  return property ? textOf(property).trim() : ''
}

const notKept: Readonly<Record<string, string>> = {
  PHOTO: 'picture',
  LOGO: 'logo',
  ADR: 'postal address',
  BDAY: 'birthday',
  ANNIVERSARY: 'anniversary',
  URL: 'web address',
  TITLE: 'job title',
  ROLE: 'role',
}

function remarksOf({ properties }: Component, name: string): Remark[] {
  const names = new Set(properties.filter(({ value }) => value.trim() !== '').map(bareName))
  const lost = Object.entries(notKept).flatMap(([property, word]) => (names.has(property) ? [word] : []))
  return lost.length === 0 ? [] : [{ name, why: `Not kept: ${lost.join(', ')}.` }]
}
