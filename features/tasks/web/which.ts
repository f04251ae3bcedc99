import type { Task } from '../contract.ts'

/** The task and the revision the person saw. Changes to an older revision are refused. */
export const which = ({ id, revision }: Task) => ({ id, revision })
