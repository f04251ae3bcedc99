export * from './contract/contact.ts'
export * from './contract/files.ts'
export * from './contract/routes.ts'
