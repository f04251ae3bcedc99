import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Attacks written by someone who had read the contracts but no code, one JSON object per line. */
function read<S extends z.ZodType>(file: string, shape: S): z.output<S>[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  return lines.map((line) => shape.parse(JSON.parse(line)))
}

const wish = z.object({ name: z.string(), action: z.string(), input: z.record(z.string(), z.unknown()) })
export type Wish = z.infer<typeof wish>

/** Answers of models; with `deed`, the note “Milk” is added before. */
export const claims = read('claims.jsonl', z.object({ lang: z.string(), text: z.string(), deed: z.boolean() }))

/** Event titles that tell a model what to do. */
export const titles = read('titles.jsonl', z.object({ title: z.string() })).map(({ title }) => title)

/** Requests that put untrusted text, called FOREIGN, into the person's own things. */
export const laundering = read('laundering.jsonl', wish)

/** Requests with a marker, such as MARK01AB, in every text that a card could hide. */
export const plans = read('plans.jsonl', wish)
