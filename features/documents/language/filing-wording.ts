import { sizeInWords } from '#foundation/contract/size.ts'
import { chips, counted, escaped, list, quote } from '#foundation/language/wording/quoting.ts'
import type { Places } from '../contract.ts'

export const unreadable = 'I could not look at your folders just now.'

export const nameless = 'What should the folder be called? “Make a folder Travel” makes one.'

export function noFolder(name: string): string {
  return `You have no folder called ${quote(name)}.\n\n${chips([`Make a folder ${escaped(name)}`, 'Show my folders'])}`
}

export function noTag(name: string): string {
  return `No file is tagged ${quote(name)}.`
}

export function noFile(name: string): string {
  return `No file is called ${quote(name)}.\n\n${chips(['Show my files'])}`
}

const mostNamed = 5

export function whichFile(names: readonly string[]): string {
  const more = names.length > mostNamed ? `\n\nAnd ${names.length - mostNamed} more.` : ''
  return `${names.length} files could be meant. Which one?\n\n${list(names.slice(0, mostNamed).map(quote))}${more}`
}

export function filesWhere(
  files: readonly { name: string; size: string }[],
  { where, all }: { where: string; all: number },
): string {
  if (files.length === 0) return `No file is ${where}.`
  const more = all > files.length ? '\n\nThe rest is in the Files view.' : ''
  return `${counted(all, 'file')} ${where}:\n\n${list(files.map(({ name, size }) => `${quote(name)}, ${size}`))}${more}`
}

const mostListed = 20

export function listed({ folders, tags, files }: Places): string {
  if (folders.length === 0 && tags.length === 0)
    return `You have no folders and no tags yet, and ${counted(files, 'file')}. “Make a folder Travel” makes one; “tag Plan.pdf urgent” tags a file.`
  const lines = [
    ...folders.slice(0, mostListed).map((each) => `${quote(each.name)}, ${counted(each.files, 'file')}`),
    ...tags.slice(0, mostListed).map((each) => `tagged ${quote(each.name)}, ${counted(each.files, 'file')}`),
  ]
  return `Your files are in ${counted(folders.length, 'folder')} and have ${counted(tags.length, 'tag')}:\n\n${list(lines)}`
}

export function room({ files, room: { used, allowed } }: Places): string {
  return `Your ${counted(files, 'file')} take ${sizeInWords(used)}; ${sizeInWords(Math.max(0, allowed - used))} are left.`
}
