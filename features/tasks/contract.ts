export * from './contract/asking.ts'
export * from './contract/files.ts'
export * from './contract/routes.ts'
export * from './contract/task.ts'
