import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The answer to a case, as local times in text. */
export type Answer = { start: string; end?: string | undefined }

type DucklingAnswer = { kind: string; grain: string; value?: string }

export type DucklingCase = {
  id: string
  locale: string
  text: string
  reference_time: string
  tz: string
  /** Null if no time is meant. */
  expected: DucklingAnswer | null
  consensus: boolean
}
export type RecognizersEntity = { type: string; values: { value?: string }[] | null }
export type RecognizersCase = {
  id: string
  mode: string
  text: string
  reference: string
  expected: RecognizersEntity[] | null
}
export type SherlockCase = {
  id: string
  text: string
  reference: string
  expected: { title: string | null; start: string | null; end: string | null; all_day: boolean } | null
}

/** How answers are scored: a file that comes with the sets, so that everyone scores alike. */
export type Compare = {
  ducklingMatches: (expected: DucklingAnswer, answer: Answer | undefined, reference: string) => boolean
  recognizersMatch: (expected: RecognizersEntity, answer: Answer) => boolean
}

/** The lines of a set, or none if the folder lacks it. */
export async function casesOf<Case>(folder: string, name: string): Promise<Case[] | undefined> {
  const path = join(folder, name)
  if (!existsSync(path)) return undefined
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => JSON.parse(line) as Case)
}

/** From the given folder, or from the sets' usual location. */
export async function compareOf(folders: readonly string[]): Promise<Compare | undefined> {
  const path = folders.map((folder) => join(folder, 'compare.mjs')).find((each) => existsSync(each))
  return path === undefined ? undefined : ((await import(pathToFileURL(path).href)) as Compare)
}
