import type { Recipient } from '../../contract.ts'

/** “Sara Lind <sara@example.com>, tom@example.com”, as a field shows it. */
export function written(people: readonly Recipient[]): string {
  return people
    .map(({ name, address }) => (address === '' ? name : name === '' ? address : `${name} <${address}>`))
    .join(', ')
}

/** What a person typed; a name without an address stays, so that nothing typed is lost. */
export function typed(text: string): Recipient[] {
  return text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [, name = '', inside] = /^([^<]*)<([^<>]*)>$/.exec(each) ?? []
      const address = inside ?? (each.includes('@') ? each : '')
      return isAddress(address)
        ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
        : { name: each, address: '' }
    })
}

function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
}

export type Mail = {
  to: readonly Recipient[]
  cc: readonly Recipient[]
  bcc: readonly Recipient[]
  subject: string
  text: string
}

/** A link by which the person's mail program opens it, ready to be sent from there. */
export function mailtoOf({ to, cc, bcc, subject, text }: Mail): string {
  const fields = [
    ['cc', addresses(cc)],
    ['bcc', addresses(bcc)],
    ['subject', encodeURIComponent(subject)],
    ['body', encodeURIComponent(text.replaceAll('\n', '\r\n'))],
  ].filter(([, value]) => value !== '')
  return `mailto:${addresses(to)}?${fields.map(([name, value]) => `${name}=${value}`).join('&')}`
}

function addresses(people: readonly Recipient[]): string {
  return people
    .flatMap(({ address }) => (address === '' ? [] : [encodeURIComponent(address).replace('%40', '@')]))
    .join(',')
}
