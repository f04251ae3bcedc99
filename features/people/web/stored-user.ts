import { z } from 'zod'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { markSignedIn, storedUserKey } from '#foundation/web/session/mark.ts'

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

type Held = {
  user: StoredUser | null
  setUser: (user: StoredUser) => void
  clearUser: () => void
}

export const useStoredUser = create(
  persist<Held, [], [], Pick<Held, 'user'>>(
    (set) => ({
      user: null,
      setUser: (user) => set({ user }),
      clearUser: () => set({ user: null }),
    }),
    {
      name: storedUserKey,
      partialize: ({ user }) => ({ user }),
      merge: (stored, held) => ({ ...held, user: readUser(stored) }),
    },
  ),
)

/** Who is stored now, by this tab or any other. */
export function latestUser(): StoredUser | null {
  void useStoredUser.persist.rehydrate()
  return useStoredUser.getState().user
}

/** Keeps this tab in step with the others, and the page's mark with the truth; the answer stops it. */
export function followStorage(): () => void {
  function follow({ key }: StorageEvent): void {
    if (key === storedUserKey || key === null) latestUser()
  }
  const unsubscribe = useStoredUser.subscribe(({ user }) => markSignedIn(user !== null))
  markSignedIn(latestUser() !== null)
  addEventListener('storage', follow)
  return () => {
    unsubscribe()
    removeEventListener('storage', follow)
  }
}

/** What to call them. */
export function nameOf({ userInfo, backendResponse }: StoredUser): string {
  return backendResponse.user?.name || userInfo.name || userInfo.email || 'You'
}

/** Whatever lies in the storage, nobody is signed in who cannot be. */
function readUser(stored: unknown): StoredUser | null {
  const read = z.object({ user: storedUser }).safeParse(stored)
  return read.success ? read.data.user : null
}
