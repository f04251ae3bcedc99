import { createImportStore } from '#foundation/server/import-store.ts'

export const { keepImport, findImport, exportImports } = createImportStore('task_imports')
