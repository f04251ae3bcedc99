import { box } from './surface.ts'

export const labelLook = (isHidden: boolean | undefined) =>
  isHidden ? 'sr-only' : 'justify-self-start text-13 font-medium'

export const triggerLook = `${box} flex h-9 items-center justify-between gap-2 px-3 text-left pointer-coarse:h-11`

export const valueLook = 'truncate data-placeholder:text-muted'

export const signLook = 'size-3.5 shrink-0 text-muted'
