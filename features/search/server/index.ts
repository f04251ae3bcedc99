import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { createAnswering } from './answering.ts'
import { fileQuestions } from './file-questions.ts'
import { searchJobs } from './jobs.ts'
import { searchLanguage } from './language.ts'
import { searchLookups } from './lookups.ts'
import { searchHandlers } from './routes.ts'
import { createSearch } from './search.ts'

type SearchHouse = { database: Database; clock: Clock }

export { fileQuestions, searchLanguage }

/** One index over whatever features say can be found, and one door to it. */
export const search: Feature<SearchHouse> = {
  name: 'search',
  migrations: new URL('migrations/', import.meta.url),
  open(house) {
    const searching = createSearch(house)
    const answering = createAnswering(house)
    return {
      handlers: searchHandlers(searching, answering),
      lookups: searchLookups(searching, answering),
      jobs: searchJobs(house),
      languages: [searchLanguage, fileQuestions],
    }
  },
}
