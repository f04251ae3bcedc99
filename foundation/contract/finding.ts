import { z } from 'zod'

export const findingKinds = ['duty', 'decision', 'question', 'date', 'amount', 'name'] as const
export type FindingKind = (typeof findingKinds)[number]

/** By which rule something was found; docs/findings.md describes each. */
const findingRules = [
  'label',
  'checkbox',
  'section',
  'table',
  'modal verb',
  'request',
  'promise',
  'decided',
  'question mark',
  'open point',
  'written date',
  'weekday',
  'currency',
  'total',
  'title',
  'company',
  'capitals',
] as const
export type FindingRule = (typeof findingRules)[number]

/** Something that a text says, in its very words. */
export const finding = z
  .object({
    kind: z.enum(findingKinds).meta({ description: 'A duty is something to do.' }),
    rule: z.enum(findingRules).meta({ description: 'By which rule it was found.' }),
    text: z.string().meta({ description: 'The sentence, the line or the row where it stands.' }),
    words: z.string().meta({ description: 'The date, the amount or the name; of a duty, what is to be done.' }),
    who: z.string().optional().meta({ description: 'Whose duty it is, where the text says so.' }),
    day: z.iso.date().optional().meta({ description: 'The date, or by when it is to be done, where that is certain.' }),
    time: z.string().optional().meta({ description: '14:30' }),
  })
  .meta({ id: 'Finding' })
export type StatedFinding = z.infer<typeof finding>
