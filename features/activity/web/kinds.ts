import { createContext, useContext } from 'react'

/** Names that features give their activities, by the first part of an action's name: `calendar`. */
export type ActivityKinds = Readonly<Record<string, string>>

const context = createContext<ActivityKinds>({})

export const ActivityKindsProvider = context.Provider

/** A kind without a name is shown as it is. */
export function useKindName(): (kind: string) => string {
  const kinds = useContext(context)
  return (kind) => kinds[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1)
}
