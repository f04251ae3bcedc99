import type { Block } from '../block.ts'

type Mail = {
  subject: string
  from: string
  to: string
  cc: string
  date: string
  said: readonly Block[]
  attached: readonly string[]
}

/** A mail as a file: who, when, about what, what it says, and what is attached to it. */
export function mailBlocks({ subject, from, to, cc, date, said, attached }: Mail): Block[] {
  const header = [
    ['From', from],
    ['To', to],
    ['Cc', cc],
    // As “2026-03-04 09:30 UTC”: what every mail's own clock can be compared with.
    ['Date', date.replace(/T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?Z$/v, ' $1 UTC')],
  ].filter(([, value]) => value !== '')
  return [
    { kind: 'heading', text: subject, level: 1 },
    ...header.map(([name, value]): Block => ({ kind: 'text', text: `${name}: ${value}`, place: { part: 'header' } })),
    ...said,
    ...attached.map((name): Block => ({ kind: 'text', text: `Attached: ${name}`, place: { entry: name } })),
  ]
}

export function nameAndAddress(name: string, address: string): string {
  return [name === address ? '' : name, address === '' ? '' : `<${address}>`].filter((part) => part !== '').join(' ')
}
