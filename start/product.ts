import { authenticatePeople, people } from '#features/people/server/index.ts'
import type { Product } from './app.ts'

/** The features of the house, in the order in which their tables are made. */
export const product: Product = {
  features: [people],
  authenticate: authenticatePeople,
}
