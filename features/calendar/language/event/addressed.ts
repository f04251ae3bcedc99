import { firstNames } from './first-names.ts'
import type { Person } from './said-event.ts'

const address = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/

/** “Sara and tom@example.com”: names begin with a capital, are known, or are addresses; anything else is nobody. */
export function readPeople(text: string): Person[] | undefined {
  const pieces = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i).filter((piece) => piece.trim() !== '')
  const people = pieces.map((piece) => personOf(piece.trim()))
  return people.length > 0 && people.every((person) => person !== undefined) ? people : undefined
}

function personOf(piece: string): Person | undefined {
  const email = address.exec(piece)?.[0]
  const name = piece
    .replace(address, '')
    .replaceAll(/[<>()[\]]/g, '')
    .replace(/^(?:my\s+(?:colleague|friend|boss|wife|husband)\s+)/i, '')
    .trim()
  if (email !== undefined) return { name, email }
  if (firstNames.has(name)) return { name: name.charAt(0).toUpperCase() + name.slice(1), email: undefined }
  return /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|de|van|von|da|der))*$/u.test(name) && !notPeople.test(name)
    ? { name, email: undefined }
    : undefined
}

const notPeople =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|I|Me|It|Zoom|Teams)$/

/** Everybody in a text who has an address. */
export function addressedIn(text: string): Person[] {
  let end = 0
  return [...text.matchAll(new RegExp(address, 'g'))].map(({ 0: email, index }) => {
    const before = text.slice(Math.max(end, index - longestName), index)
    end = index + email.length
    return { name: nameBefore.exec(before)?.groups?.['name'] ?? '', email }
  })
}

/** Drops the address where a name comes with it: “with Otto Lang <otto@example.com>”. */
export function withoutNamedAddresses(text: string): string {
  const people = addressedIn(text).filter(({ name }) => name !== '')
  return people.reduce((so, { email = '' }) => {
    const at = so.indexOf(email)
    const before = so.slice(0, at).replace(/\s*[<(]?$/, '')
    return `${before}${so.slice(at + email.length).replace(/^[>)]/, '')}`
  }, text)
}

/** As much is looked through for the name before an address. */
const longestName = 80

const nameBefore = /(?<![\p{L}'’-])(?<name>\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*)\s*[<(]?$/u
