import { expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Occurrence } from '#features/calendar/contract.ts'
import type { TaskPage } from '#features/tasks/contract.ts'
import type { Problem } from '#foundation/contract/failure.ts'
import { openDesk } from './testing/desk.ts'
import { createMailDesk } from './testing/mail-desk.ts'
import { openStage, wholeProduct } from './testing/stage.ts'

const stage = openStage({ features: wholeProduct })

async function event(): Promise<string> {
  await stage.act('calendar.create-event', { title: 'Standup', start: '2026-11-26T09:00', end: '2026-11-26T09:15' })
  const day = '/v1/calendar/events?from=2026-11-26T00:00:00Z&to=2026-11-27T00:00:00Z'
  return (await stage.ana.call<Occurrence[]>('GET', day)).body[0]?.event ?? ''
}

async function chat(): Promise<string> {
  const { id } = await stage.ana.begin()
  await stage.act('chat.rename-conversation', { id, title: 'About the move' })
  return id
}

async function file(): Promise<string> {
  const { body } = await openDesk(stage.node, stage.ana.id).send({ name: 'Plan.pdf', type: 'application/pdf' })
  return body.file.id
}

const linkTo = (kind: string, id: string) => ({ kind, id, title: 'Something harmless' })

async function linked(links: object[]) {
  const input = { title: 'Prepare', links }
  return stage.ana.call<Activity & Problem>('POST', '/v1/actions/tasks.create-task', { input })
}

test('a task names what it belongs to as the features that keep it do, whatever the caller says', async () => {
  const mail = (await createMailDesk(stage).mail()).thread
  const links = [
    linkTo('event', await event()),
    linkTo('chat', await chat()),
    linkTo('file', await file()),
    linkTo('mail', mail),
  ]
  expect((await linked(links)).status).toBe(200)
  const { body } = await stage.ana.call<TaskPage>('GET', '/v1/tasks?view=all')
  expect(body.tasks[0]?.links.map(({ title }) => title)).toEqual([
    'Standup',
    'About the move',
    'Plan.pdf',
    expect.stringMatching(/./),
  ])
  expect(JSON.stringify(body)).not.toContain('Something harmless')
})

test('nothing of somebody else is named', async () => {
  const theirs = await openDesk(stage.node).send({ name: 'Secret.pdf', type: 'application/pdf' })
  const { status, body } = await linked([linkTo('file', theirs.body.file.id)])
  expect(status).toBe(404)
  expect(body.detail).toBe('There is no such file, so the task cannot belong to it.')
})
