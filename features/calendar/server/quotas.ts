import type { Quota } from '#foundation/server/quota/quota.ts'

const isDeleted = 'kept.deleted_at is not null'

export const calendarsQuota: Quota = {
  name: 'calendars',
  label: 'Calendars',
  unit: 'items',
  usual: 500,
  counted: { table: 'calendars', deleted: isDeleted },
  wayOut: 'Delete calendars that you no longer need, and empty the trash under Settings, Data.',
}

export const eventsQuota: Quota = {
  name: 'events',
  label: 'Events',
  unit: 'items',
  usual: 200_000,
  counted: {
    table: 'events',
    deleted: `${isDeleted} or kept.calendar_id in (
      select id from calendars where owner_id = kept.owner_id and deleted_at is not null)`,
  },
  wayOut: 'Delete events that you no longer need, and empty the trash under Settings, Data.',
}

export const importsQuota: Quota = {
  name: 'imports',
  label: 'Calendar files waiting to be imported',
  unit: 'bytes',
  usual: 100 * 1_024 ** 2,
  counted: { table: 'calendar_imports', amount: 'octet_length(kept.content)' },
  wayOut: 'Export fewer events at once where the file comes from.',
}

export const calendarQuotas = [calendarsQuota, eventsQuota, importsQuota]
