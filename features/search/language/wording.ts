import { chips, counted, escaped, list, quote, together } from '#foundation/language/wording/quoting.ts'
import type { foundKinds } from '../contract.ts'

type Kind = (typeof foundKinds)[number]

export type Told = {
  kind: Kind
  title: string
  /** The best passage, with its place where it has one. */
  passage?: { text: string; where: string }
}

const kinds: Record<Kind, { one: string; many: string }> = {
  chat: { one: 'Chat', many: 'chats' },
  event: { one: 'Event', many: 'events' },
  task: { one: 'Task', many: 'tasks' },
  file: { one: 'File', many: 'files' },
  contact: { one: 'Contact', many: 'contacts' },
  mail: { one: 'Mail', many: 'mails' },
}

export const unreadable = 'I could not search just now.'

export function found(
  words: string,
  things: readonly Told[],
  { more, complete }: { more: boolean; complete: boolean },
) {
  const first = more ? `These ${things.length} come first` : counted(things.length, 'thing')
  return `${first} for ${quote(words)}:\n\n${list(things.map(told))}${remark(complete)}`
}

/** `name`: the file that was asked for, if none of the files found has that name. */
export function foundInFiles(
  words: string,
  things: readonly Told[],
  { name, complete }: { name: string; complete: boolean },
): string {
  const instead = name === '' ? '' : `I found nothing about that in a file called ${quote(name)}. `
  return `${instead}What your files say about ${quote(words)}:\n\n${list(things.map(told))}${remark(complete)}`
}

/** `searched`: the kinds of things that were looked through. */
export function nothing(words: string, searched: readonly Kind[], complete: boolean): string {
  const where = together(searched.map((kind) => kinds[kind].many))
  return `I searched your ${where} and found nothing about ${quote(words)}.${remark(complete)}`
}

export function notInFiles(words: string, complete: boolean): string {
  const wider = `Search everything for ${escaped(words)}`
  return `That is not in your files: I searched them and found nothing about ${quote(words)}.${remark(complete)}\n\n${chips([wider])}`
}

function told({ kind, title, passage }: Told): string {
  const where = passage && passage.where !== '' ? `, ${escaped(passage.where)}` : ''
  const beginning = `${kinds[kind].one} ${quote(title)}${where}`
  return passage ? `${beginning}: ${quote(passage.text)}` : beginning
}

function remark(complete: boolean): string {
  return complete ? '' : '\n\nOlder things are still being indexed, so there may be more.'
}
