import { env } from 'node:process'
import { commanding, declaring, fetching, linking } from './asking.ts'
import type { AttackFile, Bait } from './file.ts'
import { naming, pretending, running, swelling } from './shapes.ts'
import { hidden, instructing } from './words.ts'

export type { AttackFile } from './file.ts'

/** Reading all of them takes minutes, so the suite tries every third. `ATTACKS=all` tries all. */
const step = env['ATTACKS'] === 'all' ? 1 : 3

export function attackFiles(bait: Bait): AttackFile[] {
  const all = [
    ...hidden(bait),
    ...instructing(bait),
    ...linking(bait),
    ...fetching(bait),
    ...commanding(bait),
    ...declaring(bait),
    ...swelling(),
    ...naming(bait),
    ...pretending(bait),
    ...running(bait),
  ]
  return all.filter((_, at) => at % step === 0)
}
