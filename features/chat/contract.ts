export * from './contract/conversation.ts'
export * from './contract/references.ts'
export * from './contract/routes.ts'
export * from './contract/wire.ts'
