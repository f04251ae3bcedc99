import type { Quota } from '#foundation/server/quota/quota.ts'
import { dropOldest, dropOldestBytes } from './activity-store.ts'

/** Freeing space is itself an action that is recorded, so this quota evicts instead of refusing. */
export const activitiesQuota: Quota = {
  name: 'activities',
  label: 'Activities',
  unit: 'items',
  usual: 100_000,
  includes: 'waiting',
  counted: { table: 'activities' },
  wayOut: 'Once they are all used, the oldest make room by themselves and can no longer be undone.',
  giveWay: dropOldest,
  neverRefuses: true,
}

/** Some actions touch thousands of things, and their undo data is stored. */
export const historyQuota: Quota = {
  name: 'history',
  label: 'Activity history',
  unit: 'bytes',
  usual: 2 * 1_024 ** 3,
  counted: { table: 'activities', amount: 'kept.bytes' },
  wayOut: 'Once it is all used, the oldest activities make room by themselves and can no longer be undone.',
  giveWay: dropOldestBytes,
  neverRefuses: true,
}

export const waitingQuota: Quota = {
  name: 'waiting',
  label: 'Cards waiting for your yes',
  unit: 'items',
  usual: 100,
  counted: { table: 'activities', where: `kept.state = 'waiting'` },
  wayOut: 'Approve or decline some under Activity.',
}

export const activityQuotas = [activitiesQuota, historyQuota, waitingQuota]
