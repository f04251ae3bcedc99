import type { Answerer } from '#features/chat/server/index.ts'

/** What is said until there is an assistant. */
const notYet =
  'I cannot answer yet: the assistant of this server is still to come. Everything you write here is kept, and will be here when it arrives.'

/** Who answers in conversations. */
export const assistant: Answerer = async function* assistant() {
  yield { type: 'text', text: notYet }
}
