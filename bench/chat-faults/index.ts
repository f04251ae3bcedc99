import type { Bench } from '../measure.ts'
import { absence } from './absence.ts'
import { cutDatabase, pausedDatabase } from './broken-database.ts'
import { seed } from './chance.ts'
import { cuts } from './cuts.ts'
import { garbage } from './garbage.ts'
import { kills } from './kills.ts'
import { severalNodes } from './several-nodes.ts'
import { slowReader } from './slow-reader.ts'

/** The conversation while everything around it breaks. */
export const chatFaults: Bench = {
  name: 'chat-faults',
  note: `SEED=${seed} has the same chances come again`,
  parts: [
    cuts,
    async (root) => Object.values(await kills(root)),
    absence,
    severalNodes,
    slowReader,
    pausedDatabase,
    cutDatabase,
    async (root) => Object.values(await garbage(root)),
  ],
}
