import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Whether this person likes it collapsed, remembered in this browser. */
export const useSidebar = create(
  persist<{ collapsed: boolean; toggle: () => void }>(
    (set) => ({ collapsed: false, toggle: () => set(({ collapsed }) => ({ collapsed: !collapsed })) }),
    { name: 'sidebar' },
  ),
)
