import { z } from 'zod'

const count = z.int().positive()
const share = z.number().min(0).max(1)

/** Where a passage stands in its file; which of these are there depends on the kind of file. */
export const place = z
  .object({
    page: count.optional(),
    box: z
      .object({ left: share, top: share, width: share, height: share })
      .optional()
      .meta({ description: 'Its frame on the page, in shares of the page, from the top left corner.' }),
    heading: z.array(z.string()).optional().meta({ description: 'The headings above it, the outermost first.' }),
    slide: count.optional(),
    sheet: z.string().optional(),
    cells: z.string().optional().meta({ description: 'As spreadsheets write it: “A2:C9”.' }),
    columns: z.array(z.string()).optional().meta({ description: 'What the header of its table calls the columns.' }),
    line: count.optional(),
    clock: z.string().optional().meta({ description: 'When it is said in a recording: “0:12:31”.' }),
    clocks: z
      .array(z.object({ at: z.int().min(0), clock: z.string() }))
      .optional()
      .meta({ description: 'Of a recording: from which character of the passage on is said when.' }),
    entry: z.string().optional().meta({ description: 'The file in the archive, or attached to the mail.' }),
    part: z.enum(['header', 'notes', 'comments', 'form', 'properties']).optional(),
  })
  .meta({ id: 'Place' })
export type Place = z.infer<typeof place>

/** A part of what a file says, short enough to be quoted whole. */
export const passage = z
  .object({
    number: z.int().min(0),
    kind: z.enum(['heading', 'text', 'table']).meta({ description: 'In a table, tabs stand between the cells.' }),
    text: z.string(),
    place,
    language: z.string().nullable().meta({ description: 'As BCP 47 writes it, where it could be told: “de”.' }),
  })
  .meta({ id: 'Passage' })
export type Passage = z.infer<typeof passage>
