import type { Quota } from '#foundation/server/quota/quota.ts'
import { dropOldest } from './notice-store.ts'

/** Sending a notice must not fail because of old ones, so the oldest are evicted. */
export const noticesQuota: Quota = {
  name: 'notices',
  label: 'Notices',
  unit: 'items',
  usual: 20_000,
  counted: { table: 'notices' },
  wayOut: 'Once they are all used, the oldest make room by themselves.',
  giveWay: dropOldest,
  neverRefuses: true,
}

export const devicesQuota: Quota = {
  name: 'devices',
  label: 'Devices for push messages',
  unit: 'items',
  usual: 30,
  counted: { table: 'push_devices' },
  wayOut: 'Remove devices that you no longer use under Settings, Notices.',
}

export const addressesQuota: Quota = {
  name: 'addresses',
  label: 'Addresses for notices',
  unit: 'items',
  usual: 10,
  counted: { table: 'notice_addresses' },
  wayOut: 'Remove addresses that you no longer use under Settings, Notices.',
}

export const noticeQuotas = [noticesQuota, devicesQuota, addressesQuota]
