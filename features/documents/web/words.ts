import { endingsOf, type FileKind, fileKinds, type KeptFile } from '../contract.ts'

const groups: Readonly<Record<string, string>> = {
  image: 'Image',
  audio: 'Audio',
  video: 'Video',
  text: 'Text',
  font: 'Font',
}

/** The file's type in everyday words, by its extension or media type. */
export function kindOf({ name, type }: Pick<KeptFile, 'name' | 'type'>): string {
  const ending = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]
  if (ending !== undefined) return ending.toUpperCase()
  return groups[type.split('/')[0] ?? ''] ?? 'File'
}

/** The kind of file, by the ending of its name. */
export function kindByName(name: string): FileKind | undefined {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? undefined : kindsByEnding.get(name.slice(dot + 1).toLowerCase())
}

const kindsByEnding = new Map(fileKinds.flatMap((kind) => endingsOf(kind).map((ending) => [ending, kind] as const)))
