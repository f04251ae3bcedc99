import { activity } from '#features/activity/server/index.ts'
import { type ChooseModel, createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { type Answerer, createChat } from '#features/chat/server/index.ts'
import { documents } from '#features/documents/server/index.ts'
import { notices } from '#features/notices/server/index.ts'
import { authenticatePeople, people } from '#features/people/server/index.ts'
import { reminders } from '#features/reminders/server/index.ts'
import { site } from '#features/site/server/index.ts'
import { tasks } from '#features/tasks/server/index.ts'
import type { Product } from './app.ts'

type Others = {
  /** Who answers instead of the assistant, */
  answerer?: Answerer
  /** or by which model it answers instead of its own. */
  choose?: ChooseModel
  /** Other words for every answer of its own. */
  reword?: (text: string) => string
}

/** The features of the product, in the order in which their tables are made; in tests somebody else may answer. */
export function createProduct({ answerer, choose, reword }: Others = {}): Product {
  const assistant = createAssistant({ choose, reword })
  return {
    features: [
      people,
      createChat({ answerer: answerer ?? assistant.answer }),
      activity,
      // Its words are heard before those of the calendar, which takes any title.
      tasks,
      calendar,
      documents,
      notices,
      reminders,
      assistant.feature,
      site,
    ],
    authenticate: authenticatePeople,
  }
}

export const product: Product = createProduct()
