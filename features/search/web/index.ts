import { late } from '#foundation/web/late.ts'
import type { Page } from '#foundation/web/page.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

export const searchPlugs = {
  palette: [async () => (await import('./palette.tsx')).useSearchPalette],
} satisfies WebPlugs

/** For signed-in people. */
export const searchPages: Page[] = [{ path: '/assistant/search', file: 'features/search/web/search-page.tsx' }]

/** In a chat, below the answer that quotes what was found. */
export const FoundCard = late(async () => (await import('./found-card.tsx')).FoundCard)

/** In a chat, below the answer that says what files say. */
export const AnswerCard = late(async () => (await import('./found-card.tsx')).AnswerCard)
