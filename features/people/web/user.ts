import { z } from 'zod'

/** What signing in left in this browser. Fields that we do not know stay as they came. */
export const storedUser = z.looseObject({
  tokens: z.looseObject({}),
  userInfo: z.looseObject({ name: z.string().optional(), email: z.string().optional() }),
  backendResponse: z.looseObject({
    access_token: z.string(),
    refresh_token: z.string().optional(),
    user: z.looseObject({ id: z.string(), name: z.string().optional() }).optional(),
  }),
})
export type StoredUser = z.infer<typeof storedUser>

/** What to call them. */
export function nameOf({ userInfo, backendResponse }: StoredUser): string {
  return backendResponse.user?.name || userInfo.name || userInfo.email || 'You'
}

/** Whatever lies in the storage, nobody is signed in who cannot be. */
export function readUser(stored: unknown): StoredUser | null {
  const read = z.object({ user: storedUser }).safeParse(stored)
  return read.success ? read.data.user : null
}
