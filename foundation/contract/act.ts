import { z } from 'zod'

/**
 * How strong an action is. `write` touches only the person's own things and can be undone; `outward` reaches other
 * people; `destructive` cannot be undone. The last two wait for a yes.
 */
export const effects = ['write', 'outward', 'destructive'] as const
export type Effect = (typeof effects)[number]

/** Through which door something was asked for. */
export const origins = ['chat', 'button', 'job'] as const
export type Origin = (typeof origins)[number]

/** A line of a formatted text. `level` is how deep a list or a quotation is nested; only numbered lines have a number. */
const formattedLine = z.object({
  kind: z.enum(['text', 'heading', 'quote', 'bullet', 'number']),
  level: z.int(),
  number: z.int().optional(),
  runs: z.array(
    z.object({
      text: z.string(),
      bold: z.boolean().optional(),
      italic: z.boolean().optional(),
      underline: z.boolean().optional(),
      href: z.string().optional(),
    }),
  ),
})
export type FormattedLine = z.infer<typeof formattedLine>

/** What a person sees before they say yes, and what they find again afterwards: all of it, in words. */
export const shown = z
  .object({
    title: z.string().meta({ description: '“Rename the chat “Lunch””.' }),
    fields: z.array(
      z.object({
        name: z.string().meta({ description: 'The field of the input that it stands for.' }),
        label: z.string(),
        value: z.string(),
        form: z
          .object({ lines: z.array(formattedLine), words: z.string() })
          .optional()
          .meta({
            description:
              'How the value is formatted: its lines, to be drawn, and all of it in words. Without lines only the words tell.',
          }),
      }),
    ),
    sources: z.array(z.string()).optional().meta({
      description:
        'Other people’s text that is quoted here, such as the titles of events at the same time. Absent: nobody knows.',
    }),
  })
  .meta({ id: 'Shown' })
export type Shown = z.infer<typeof shown>

/** Null: there was nothing, or is nothing now. */
export const change = z
  .object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })
  .meta({ id: 'Change' })
export type Change = z.infer<typeof change>

/** The source of text stored before sources were recorded. Migrations write the same words. */
export const unknownSource = 'text from before its origin was kept'

/** The sources stored with a text. Receipts, cards and later sources quote them. */
export function boundedSources(sources: readonly string[]): string[] {
  return [...new Set(sources.map((source) => source.slice(0, mostCharacters)))].slice(0, mostSources)
}

const mostSources = 10
const mostCharacters = 300
