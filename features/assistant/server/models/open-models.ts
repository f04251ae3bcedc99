import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Config } from '#foundation/server/config.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { type Handler, handle } from '#foundation/server/http/handler.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import * as contract from '../../contract.ts'
import { createDepartures, type Departures } from '../leaving/departures.ts'
import { leavingJobs } from '../leaving/jobs.ts'
import { modelsPart } from '../leaving/own-part.ts'
import type { RecorderParts } from '../leaving/recorder.ts'
import { createSettings, type Settings } from '../settings/settings.ts'
import { createModels, type Models } from './models.ts'

export type ModelsHouse = RecorderParts & {
  config: Pick<Config, 'model' | 'assistant' | 'nothingLeaves'>
  announce: Announce
}

export type OpenedModels = {
  models: Models
  plugs: Required<Pick<Plugs, 'handlers' | 'jobs' | 'exports' | 'quiet'>>
}

/**
 * Which model answers, its limits, and the record of what left. `builtIn` has no person: it is for warm-up and tests.
 */
export function openModels(house: ModelsHouse, { builtIn }: { builtIn: () => LanguageModelV4 }): OpenedModels {
  const { config, database } = house
  const departures = createDepartures(house)
  const tokensToday = (ownerId: string) => departures.tokensToday(ownerId)
  const settings: Settings = createSettings({
    ...house,
    tokensToday,
    answering: (ownerId) => models.answering(ownerId),
  })
  const models = createModels({ ...house, builtIn, tokensToday, own: (ownerId) => settings.own(ownerId) })
  return {
    models,
    plugs: {
      handlers: modelHandlers({ settings, models, departures }),
      jobs: leavingJobs(house, config.assistant),
      exports: (ownerId) => modelsPart(database, ownerId),
      quiet: (ownerId) => settings.quiet(ownerId),
    },
  }
}

type HandlerParts = { settings: Settings; models: Models; departures: Departures }

function modelHandlers({ settings, models, departures }: HandlerParts): Handler[] {
  return [
    handle(contract.readAssistantRoute, ({ person }) => settings.read(person.id)),
    handle(contract.changeAssistantRoute, ({ person, body }) => settings.change(person.id, body)),
    handle(contract.testModelRoute, ({ person, signal }) => models.test(person.id, signal)),
    handle(contract.listDeparturesRoute, ({ person, query }) => departures.list(person.id, query)),
    handle(contract.readDepartureRoute, ({ person, params }) => departures.read(person.id, params.id)),
  ]
}
