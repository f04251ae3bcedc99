import { assistant } from '#features/assistant/server/index.ts'
import { type Answerer, createChat } from '#features/chat/server/index.ts'
import { authenticatePeople, people } from '#features/people/server/index.ts'
import type { Product } from './app.ts'

/** The features of the house, in the order in which their tables are made; in tests somebody else may answer. */
export function createProduct({ answerer = assistant }: { answerer?: Answerer } = {}): Product {
  return {
    features: [people, createChat({ answerer })],
    authenticate: authenticatePeople,
  }
}

export const product: Product = createProduct()
