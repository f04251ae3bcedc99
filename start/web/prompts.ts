import type { BroughtPrompt } from '#features/chat/web/index.ts'

/** What features bring to begin a chat with. */
export const prompts: readonly BroughtPrompt[] = []
