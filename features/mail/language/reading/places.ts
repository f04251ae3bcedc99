import { trimmed } from '#foundation/language/text/phrases.ts'
import type { FolderRole, Split } from '../../contract.ts'
import { small } from './described.ts'

const splits: Readonly<Record<string, Split>> = {
  'to answer': 'answer',
  waiting: 'waiting',
  newsletters: 'newsletters',
  newsletter: 'newsletters',
  rest: 'rest',
}

/** A part of the inbox, as it is called on the screen. */
export function splitNamed(said: string): Split | undefined {
  const plain = plainName(said)
  return splits[plain] ?? splits[trimmed(plain, small)]
}

const roles: Readonly<Record<string, FolderRole>> = {
  inbox: 'inbox',
  archive: 'archive',
  archived: 'archive',
  trash: 'trash',
  bin: 'trash',
  rubbish: 'trash',
  spam: 'junk',
  junk: 'junk',
  drafts: 'drafts',
  sent: 'sent',
}

/** What a folder is for, if its name says so. */
export function folderNamed(said: string): FolderRole | undefined {
  return roles[plainName(said)]
}

function plainName(said: string): string {
  return said
    .toLowerCase()
    .replace(/^(?:the|my|a) /, '')
    .replace(/ (?:folder|split|list|section)$/, '')
    .trim()
}
