import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerWriter, checkedWhole } from './answer-writer.ts'

type Tree = { name: string; children: Tree[] }
const tree: z.ZodType<Tree> = z.object({
  name: z.string().min(1),
  get children() {
    return z.array(tree)
  },
})

const shape = z.object({
  id: z.uuid(),
  count: z.int().min(1),
  kind: z.enum(['a', 'b']),
  tags: z.array(z.object({ label: z.string().max(3) })).max(1),
  note: z.string().nullable().optional(),
  by: z.record(z.string(), z.object({ n: z.number() })),
  tree,
  trimmed: z.string().trim(),
  shouted: z.string().transform((text) => text.toUpperCase()),
  more: z.looseObject({ known: z.string() }),
})

const good = {
  id: '019a0000-0000-7000-8000-000000000001',
  count: 2,
  kind: 'a',
  tags: [{ label: 'x' }],
  note: null,
  by: { ana: { n: 1 } },
  tree: { name: 'root', children: [{ name: 'leaf', children: [] }] },
  trimmed: ' x ',
  shouted: 'x',
  more: { known: 'x', unknown: 'y' },
}

/** As it writes when it has long been running. */
function usualWriter(): (answer: unknown) => string {
  const write = answerWriter(shape)
  for (let n = 0; n < checkedWhole; n += 1) write(good)
  return write
}

test('an answer is serialised exactly as its schema would, the first and the last', () => {
  const given = { ...good, secret: 1, tags: [{ label: 'x', secret: 1 }], by: { ana: { n: 1, secret: 1 } } }
  expect(JSON.parse(answerWriter(shape)(given))).toEqual(shape.parse(given))
  expect(JSON.parse(usualWriter()(given))).toEqual(shape.parse(given))
})

test('the first answers are also checked for formats and bounds', () => {
  expect(() => answerWriter(shape)({ ...good, id: 'no id' })).toThrow(z.ZodError)
  expect(usualWriter()({ ...good, id: 'no id' })).toContain('no id')
})

test.each([
  { id: 7 },
  { id: undefined },
  { count: '2' },
  { count: Number.NaN },
  { kind: 'c' },
  { tags: [{ label: 1 }] },
  { tags: {} },
  { note: 1 },
  { by: { ana: { n: 'x' } } },
  { tree: { name: 'root', children: [{ name: 1, children: [] }] } },
])('an answer with %j never leaves', (wrong) => {
  expect(() => usualWriter()({ ...good, ...wrong })).toThrow(z.ZodError)
})
