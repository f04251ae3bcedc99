import type { Bench } from '../measure.ts'
import { attacks } from './attacks.ts'
import { lists } from './lists.ts'
import { mirrored } from './mirror.ts'

/** Mail elsewhere, at a real Dovecot. */
export const mail: Bench = { name: 'mail', seconds: 2_700, parts: [attacks, lists, mirrored] }
