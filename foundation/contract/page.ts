import { z } from 'zod'

/** The query of a list: at most `limit` entries, those before the cursor that the last entry gave. */
export const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  before: z.string().max(200).optional(),
})
export type Page = z.infer<typeof page>
