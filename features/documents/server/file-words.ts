import type { KeptFile } from '../contract.ts'

/** The file may have been named by someone else. */
export function sourceOf(file: Pick<KeptFile, 'name'>): string {
  return `the file ${quotedName(file)}`
}

export function quotedName({ name }: Pick<KeptFile, 'name'>): string {
  return `“${name}”`
}

/** So may a folder. */
export function folderSource(name: string): string {
  return `the folder “${name}”`
}
