import type { Bench } from '../measure.ts'
import { kills } from './kills.ts'

/** What acts, while the server that acts is killed. */
export const agentFaults: Bench = { name: 'agent-faults', run: (root) => kills(root) }
