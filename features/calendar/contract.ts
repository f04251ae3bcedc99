export * from './contract/asking.ts'
export * from './contract/event.ts'
export * from './contract/files.ts'
export * from './contract/routes.ts'
