import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { markSignedIn, storedUserKey } from '#foundation/web/session/mark.ts'
import { readUser, type StoredUser } from './user.ts'

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
