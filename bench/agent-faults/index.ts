import type { Bench } from '../measure.ts'
import { kills } from './kills.ts'

/** Actions while their server is killed. */
export const agentFaults: Bench = { name: 'agent-faults', run: (root) => kills(root) }
