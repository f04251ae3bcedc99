import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * What the committed weights were made of, so that nobody needs to train for a minute to know whether they are still what the
 * sentences make: a hash of all that goes in, and one of each file that came out.
 */
export const trainedFile = 'tools/training/trained.json'

const trained = z.object({ from: z.string(), weights: z.record(z.string(), z.string()) })

const ingredients = [
  'features/*/language/**/*.lang',
  'foundation/language/learned/*.{lang,words}',
  'tools/training/*.txt',
]

export function hashOfIngredients(root: string): string {
  const files = globSync(ingredients, { cwd: root })
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function readTrained(root: string): z.infer<typeof trained> {
  return trained.parse(JSON.parse(readFileSync(join(root, trainedFile), 'utf8')))
}

export function writtenTrained(root: string, weights: readonly { file: string; bytes: Uint8Array }[]): string {
  const made = Object.fromEntries(weights.map(({ file, bytes }) => [file, hashOf(bytes)]))
  return `${JSON.stringify({ from: hashOfIngredients(root), weights: made }, undefined, 2)}\n`
}
