import { activity } from '#features/activity/server/index.ts'
import { type ChooseModel, createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { type Answerer, createChat } from '#features/chat/server/index.ts'
import { connections } from '#features/connections/server/index.ts'
import { contacts } from '#features/contacts/server/index.ts'
import { documents } from '#features/documents/server/index.ts'
import { mail } from '#features/mail/server/index.ts'
import { notices } from '#features/notices/server/index.ts'
import { authenticatePeople, people } from '#features/people/server/index.ts'
import { reminders } from '#features/reminders/server/index.ts'
import { search } from '#features/search/server/index.ts'
import { site } from '#features/site/server/index.ts'
import { tasks } from '#features/tasks/server/index.ts'
import type { Product } from './app.ts'

type Others = {
  /** Who answers instead of the assistant, */
  answerer?: Answerer
  /** or by which model it answers instead of its own. */
  choose?: ChooseModel
  /** Rewords every answer of the built-in assistant. */
  reword?: (text: string) => string
}

/** The product's features, in the order in which their tables are created; tests may replace the answerer. */
export function createProduct({ answerer, choose, reword }: Others = {}): Product {
  const assistant = createAssistant({ choose, reword })
  return {
    features: [
      people,
      createChat({ answerer: answerer ?? assistant.answer }),
      activity,
      // The order decides who reads a message first: reminders may name tasks and events, tasks take what is to be
      // written, and the calendar takes any title.
      reminders,
      mail,
      tasks,
      contacts,
      calendar,
      documents,
      connections,
      notices,
      assistant.feature,
      // Indexes what the features before it say can be found.
      search,
      site,
    ],
    authenticate: authenticatePeople,
  }
}

export const product: Product = createProduct()
