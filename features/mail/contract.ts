export * from './contract/asking.ts'
export * from './contract/finding.ts'
export * from './contract/mailbox.ts'
export * from './contract/routes.ts'
