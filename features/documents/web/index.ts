import { lazy } from 'react'

/** The files that a person keeps; arrives when it is first shown. */
export const FilesView = lazy(async () => ({ default: (await import('./files-view.tsx')).FilesView }))
