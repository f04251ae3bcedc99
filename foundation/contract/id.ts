import { z } from 'zod'

/** Identifiers are UUIDs; ours are version 7, so that they sort by age. */
export const id = z.uuid()
