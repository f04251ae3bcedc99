import type { Receipt } from '#foundation/server/action.ts'

/** The receipt without its changes, which have their own column. */
export function storable({ thing, inverse, sources, things }: Receipt): Receipt {
  return {
    thing,
    ...(inverse !== undefined && { inverse }),
    ...(sources !== undefined && { sources }),
    ...(things !== undefined && { things }),
  }
}
