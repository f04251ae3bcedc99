import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportAddresses } from './address-store.ts'
import { exportDevices } from './device-store.ts'
import { exportHandings, exportNotices } from './notice-store.ts'
import { exportSettings } from './settings-store.ts'

const parts = {
  notices: exportNotices,
  handings: exportHandings,
  settings: exportSettings,
  devices: exportDevices,
  addresses: exportAddresses,
}

/** Delivered notices with their deliveries, and the settings; browsers' push addresses are left out. */
export async function* ownPart(database: Database, ownerId: string): AsyncGenerator<ExportPart> {
  for (const [name, read] of Object.entries(parts)) {
    const rows = await database.as(ownerId, (tx) => read(tx, ownerId))
    yield { name: `notices/${name}.json`, content: JSON.stringify(rows, null, 1) }
  }
}
