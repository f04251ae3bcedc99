import type { Quota } from '#foundation/server/quota/quota.ts'

const isDeleted = 'kept.deleted_at is not null'

export const listsQuota: Quota = {
  name: 'lists',
  label: 'Lists of tasks',
  unit: 'items',
  usual: 500,
  counted: { table: 'task_lists', deleted: isDeleted },
  wayOut: 'Delete lists that you no longer need, and empty the trash under Settings, Data.',
}

export const tasksQuota: Quota = {
  name: 'tasks',
  label: 'Tasks',
  unit: 'items',
  usual: 200_000,
  counted: {
    table: 'tasks',
    deleted: `${isDeleted} or kept.list_id in (
      select id from task_lists where owner_id = kept.owner_id and deleted_at is not null)`,
  },
  wayOut: 'Delete tasks that you no longer need, and empty the trash under Settings, Data.',
}

export const taskFilesQuota: Quota = {
  name: 'taskfiles',
  label: 'Files of tasks waiting to be imported',
  unit: 'bytes',
  usual: 20 * 1_024 ** 2,
  counted: { table: 'task_imports', amount: 'octet_length(kept.content)' },
  wayOut: 'Export fewer tasks at once where the file comes from.',
}

export const taskQuotas = [listsQuota, tasksQuota, taskFilesQuota]
