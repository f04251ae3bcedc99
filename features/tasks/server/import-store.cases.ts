import { importCases } from '#foundation/server/testing/import-cases.ts'
import * as store from './import-store.ts'

export const cases = importCases(store)
