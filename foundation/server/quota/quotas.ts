import { Failure } from '#foundation/contract/failure.ts'
import { sizeInWords } from '#foundation/contract/size.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Allowances } from './quota-settings.ts'
import type { Quota, Usage } from './quota.ts'
import { countUsage, countUsages, holdCount } from './usage-store.ts'

export type Quotas = {
  /**
   * Charges what this transaction has added, as its last statement, and fails the whole transaction if the person is
   * over the limit. Last, because near the limit only one such transaction runs at a time.
   */
  charge(tx: Transaction, ownerId: string, quota: Quota, added: number): Promise<void>
  /** Everything counted for a person. */
  usage(ownerId: string): Promise<Usage[]>
  /** The same for one kind. */
  room(tx: Transaction, ownerId: string, quota: Quota): Promise<Pick<Usage, 'used' | 'allowed'>>
}

type Parts = { database: Database; allowances: Allowances; offered: () => readonly Quota[] }

export function createQuotas({ database, allowances, offered }: Parts): Quotas {
  const spared = createSpared()
  const allowedOf = ({ name, usual }: Quota) => allowances[name]?.most ?? usual

  async function makeRoom(tx: Transaction, ownerId: string, quota: Quota): Promise<number> {
    const allowed = allowedOf(quota)
    const { used } = await countUsage(tx, ownerId, quota.counted)
    if (used <= allowed || !quota.giveWay) return used
    await quota.giveWay(tx, ownerId, used - allowed + Math.floor(allowed * share))
    return (await countUsage(tx, ownerId, quota.counted)).used
  }

  return {
    async charge(tx, ownerId, quota, added) {
      const key = `${quota.name} ${ownerId}`
      if (spared.isFar(key) && spared.take(key, added)) return
      await holdCount(tx, ownerId, quota.name)
      if (spared.take(key, added)) return
      const allowed = allowedOf(quota)
      const used = await makeRoom(tx, ownerId, quota)
      if (used > allowed && !quota.neverRefuses) throw full(quota, allowed)
      spared.put(key, { left: Math.floor((allowed - used) * share), isFar: used <= allowed / 2 })
    },
    async usage(ownerId) {
      const quotas = offered()
      const kinds = quotas.map(({ counted }) => counted)
      const counts = await database.as(ownerId, (tx) => countUsages(tx, ownerId, kinds))
      return quotas.flatMap((quota, at) => {
        const { name, label, unit, wayOut } = quota
        const count = counts[at]
        return count ? [{ name, label, unit, wayOut, allowed: allowedOf(quota), ...count }] : []
      })
    },
    async room(tx, ownerId, quota) {
      const { used } = await countUsage(tx, ownerId, quota.counted)
      return { used, allowed: allowedOf(quota) }
    },
  }
}

/** The share of the remaining room that may be added before counting again. */
const share = 0.01
const goodForMilliseconds = 60_000
const mostRemembered = 10_000

/** `isFar`: at most half is used, so adding without the lock is safe. */
type Spared = { left: number; isFar: boolean }

/** How much each person may still add of each kind before counting again. */
function createSpared() {
  const known = new Map<string, Spared & { until: number }>()
  return {
    isFar: (key: string): boolean => known.get(key)?.isFar === true,
    take(key: string, added: number): boolean {
      const spared = known.get(key)
      if (!spared || spared.left < added || spared.until < performance.now()) return false
      spared.left -= added
      return true
    },
    put(key: string, spared: Spared): void {
      known.delete(key)
      if (spared.left < 1) return
      known.set(key, { ...spared, until: performance.now() + goodForMilliseconds })
      const [oldest] = known.keys()
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    },
  }
}

function full({ label, unit, wayOut }: Quota, allowed: number): Failure {
  const kind = label.toLowerCase()
  const rule =
    unit === 'bytes'
      ? `${kind} may take up ${sizeInWords(allowed)}`
      : `you may keep ${allowed.toLocaleString('en')} ${kind}`
  return new Failure(
    'full',
    `There is no room for this: ${rule}, and this would be more. ${wayOut} Whoever runs this server can allow you more.`,
  )
}
