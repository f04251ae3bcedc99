import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { contacts } from '#features/contacts/server/index.ts'
import { documents } from '#features/documents/server/index.ts'
import { mail } from '#features/mail/server/index.ts'
import { notices } from '#features/notices/server/index.ts'
import { reminders } from '#features/reminders/server/index.ts'
import { search } from '#features/search/server/index.ts'
import { site } from '#features/site/server/index.ts'
import { tasks } from '#features/tasks/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Feature } from '#foundation/server/feature.ts'
import type { Person } from '#foundation/server/person.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import type { House } from '../app.ts'
import { type Chatter, openChatter } from './chatter.ts'
import { type NodeOptions, openNode, type TestNode } from './node.ts'
import { productMigrations, register } from './whole.ts'

/** Every feature that a test node does not have anyway. Their order is the product's: it decides who reads a message first. */
export function wholeWith(assistant: Feature<House>): readonly Feature<House>[] {
  return [reminders, mail, tasks, contacts, calendar, documents, notices, assistant, search, site]
}

export const wholeProduct = wholeWith(createAssistant().feature)

/** What the tests of one file share; filled in before the first of them. */
export type Stage = {
  database: TestDatabase
  node: TestNode
  /** A person with an account, who chats. */
  ana: Chatter
  person: Person
  /** Somebody else with an account, who chats. */
  meet(): Promise<Chatter>
  /** Performs an action as a button would, and fails the test if it is refused. */
  act(name: string, input: object): Promise<Activity>
}

type Wanted = {
  /** Added to the features that every test node has. */
  features: readonly Feature<House>[]
  /** Whether all tests share one person. */
  samePerson?: boolean
  /** Who answers in chats, instead of the scripted one. */
  answerer?: NonNullable<NodeOptions['answerer']>
  clock?: NonNullable<NodeOptions['clock']>
}

/** A node and a person, opened before the tests of a file and closed after them. */
export function openStage({ features, samePerson = false, ...options }: Wanted): Stage {
  const stage = { meet: () => meet(stage), act: (name, input) => act(stage.ana, name, input) } as Stage
  beforeAll(async () => {
    stage.database = await testDatabase({ migrations: [...productMigrations, notesMigrations] })
    stage.node = await openNode(stage.database, { features: [...features], ...options })
  })
  const beforeThePerson = samePerson ? beforeAll : beforeEach
  beforeThePerson(async () => {
    stage.ana = await stage.meet()
    stage.person = { id: stage.ana.id, sessionId: stage.ana.id }
  })
  afterAll(async () => {
    await stage.node[Symbol.asyncDispose]()
    await stage.database.close()
  })
  return stage
}

async function meet({ node, database }: Stage): Promise<Chatter> {
  const chatter = await openChatter(node)
  await register(database, chatter.id)
  return chatter
}

async function act(ana: Chatter, name: string, input: object): Promise<Activity> {
  const { status, body } = await ana.call<Activity>('POST', `/v1/actions/${name}`, { input })
  if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body
}
