import { commanding, declaring, fetching, linking } from './asking.ts'
import type { AttackFile, Bait } from './file.ts'
import { naming, pretending, running, swelling } from './shapes.ts'
import { hidden, instructing } from './words.ts'

export type { AttackFile } from './file.ts'

export function attackFiles(bait: Bait): AttackFile[] {
  return [
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
}
