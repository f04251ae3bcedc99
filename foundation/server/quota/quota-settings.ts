import { z } from 'zod'
import type { Quota } from './quota.ts'

/** What one person may have of each kind, by name; sizes are in bytes. */
export type Allowances = Readonly<Record<string, Allowance>>
type Allowance = { most: number; unit: Quota['unit'] }

/** `events=200000, storage=5GB` */
export const allowanceList = z.string().transform((text, context): Allowances => {
  const allowances: Record<string, Allowance> = {}
  for (const part of text.split(',')) {
    const [, name, number, unit] = allowance.exec(part.trim()) ?? []
    if (name === undefined || number === undefined) {
      context.addIssue(`must be a list such as events=200000,storage=5GB, not “${part.trim()}”.`)
      return z.NEVER
    }
    if (Object.hasOwn(allowances, name)) context.addIssue(`names ${name} twice.`)
    const most = Number(number) * 1_024 ** (unit === undefined ? 0 : sizes.indexOf(unit) + 1)
    allowances[name] = { most, unit: unit === undefined ? 'items' : 'bytes' }
  }
  return allowances
})

const sizes = ['kB', 'MB', 'GB', 'TB']
const allowance = /^([a-z]+)=(\d{1,9})(kB|MB|GB|TB)?$/

/** A sentence that says which allowance names no quota, or has the wrong unit. */
export function misfit(allowances: Allowances, quotas: readonly Quota[]): string | undefined {
  for (const [name, { unit }] of Object.entries(allowances)) {
    const quota = quotas.find((each) => each.name === name)
    if (!quota)
      return `QUOTAS names ${name}, which is not counted. Choose from ${quotas.map((each) => each.name).join(', ')}.`
    if (quota.unit === 'bytes' && unit !== 'bytes') return `QUOTAS needs a size for ${name}, such as ${name}=5GB.`
    if (quota.unit === 'items' && unit !== 'items') return `QUOTAS needs a number for ${name}, such as ${name}=5000.`
  }
  return quotas.map((quota) => tooSmall(allowances, quotas, quota)).find((sentence) => sentence !== undefined)
}

/** Returns a sentence if this quota allows less than a quota whose things it counts too. */
function tooSmall(allowances: Allowances, quotas: readonly Quota[], quota: Quota): string | undefined {
  const part = quotas.find(({ name }) => name === quota.includes)
  if (!part) return undefined
  const [most, needed] = [quota, part].map(({ name, usual }) => allowances[name]?.most ?? usual) as [number, number]
  if (most >= needed) return undefined
  return `QUOTAS allows ${most} ${quota.name} and ${needed} ${part.name}, which count among them. Allow at least ${needed} ${quota.name}, or fewer ${part.name}.`
}
