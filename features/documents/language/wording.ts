import { chips, counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'

export const unreadable = 'I could not look at your files just now.'

export const none = `You keep no files here yet. Drop some onto the Files view, and they stand there.`

export function listed(files: readonly { name: string; size: string }[], all: number): string {
  const more = all > files.length ? `\n\nThe rest is in the Files view.` : ''
  const lines = files.map(({ name, size }) => `${quote(name)}, ${size}`)
  return `${all === 1 ? 'This is the one file' : `These are the latest of ${counted(all, 'file')}`} that you keep here:\n\n${list(lines)}${more}`
}

export function newestOf(alike: number, name: string): string {
  return `${alike} files are called ${quote(name)}. This is about the newest.`
}

type CameWithin = { kind: string; days: string; all: number }

export function cameWithin(files: readonly { name: string; size: string }[], { kind, days, all }: CameWithin): string {
  if (files.length === 0) return `No ${kind} was added ${days}.\n\n${chips(['Show my files'])}`
  const lines = files.map(({ name, size }) => `${quote(name)}, ${size}`)
  const more = all > files.length ? `\n\nThe rest is in the Files view.` : ''
  const which = all > files.length ? `, of which these are the latest ${files.length}` : ''
  return `${counted(all, kind)} added ${days}${which}:\n\n${list(lines)}${more}`
}

export function found(words: string, names: readonly string[]): string {
  if (names.length === 0)
    return `No file has ${quote(words)} in its name.\n\n${chips([`Which files mention ${escaped(words)}?`, 'Show my files'])}`
  return `${counted(names.length, 'file')} with ${quote(words)} in the name:\n\n${list(names.map(quote))}`
}

export const renaming = [
  'Say which file, and what it should be called: “Rename Plan.pdf to Offer.pdf”. The Files view has Rename beside each file, too.',
  'For that I need its name and the new one: “Rename Plan.pdf to Offer.pdf”.',
]
export const deleting = [
  'Say which file: “Delete Plan.pdf”. For 14 days you can bring it back. In the Files view several can be chosen at once.',
  'For that I need the name of the file: “Delete Plan.pdf”.',
]
export const uploading = [
  'Drop files onto the Files view, or choose them there: they are kept on this server, of any kind. I can list them then, by name.',
  'The Files view takes them.',
]
export const reading = [
  'I quote a file if you ask what it says about something: “What does the contract say about notice?” I can sum it up, too: “Summarise”, with the name of the file.',
  'Ask what it says about something, and I quote it. The Files view shows all that a file says.',
]

const mostCame = 6

/** The latest names of all. */
export function came(names: readonly string[], all: number): string {
  const more = all > mostCame ? ` and ${all - mostCame} more` : ''
  return `${counted(all, 'file')} added: ${names.slice(0, mostCame).map(quote).join(', ')}${more}`
}

export function opened(names: readonly string[]): string {
  return names.length === 1 ? `Here it is: ${quote(names[0] ?? '')}.` : `Here they are: ${names.map(quote).join(', ')}.`
}
