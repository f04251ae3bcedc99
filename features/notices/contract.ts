import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant } from '#foundation/contract/time.ts'
import { dayOrWallTime } from '#foundation/time/wall.ts'

export const ways = ['push', 'mail'] as const
export const way = z.enum(ways)
export type Way = z.infer<typeof way>

/** One attempt to deliver a notice outside the app, and its outcome. */
export const handing = z
  .object({
    way: z.enum(['app', ...ways]),
    place: z.string().meta({ description: 'The device or the address; empty for the app.' }),
    state: z.enum(['handed', 'failed', 'skipped']),
    tries: z.int().min(0),
    at: instant,
    why: z.string().nullable().meta({ description: 'Why it failed or was skipped, or what else there is to know.' }),
  })
  .meta({ id: 'Handing' })
export type Handing = z.infer<typeof handing>

/** `claimed`: a server is delivering it; `kept`: held until quiet hours end. */
export const noticeStates = ['due', 'claimed', 'kept', 'handed', 'withdrawn'] as const

export const notice = z
  .object({
    id,
    kind: z.string(),
    about: z.string().meta({ description: 'What it is about: the id of a reminder, for instance.' }),
    title: z.string(),
    body: z.string(),
    link: z.string().meta({ description: 'Where a click leads, within the app.' }),
    missed: z.int().min(0).meta({ description: 'How many earlier times of the same thing were missed.' }),
    due_at: instant,
    state: z.enum(noticeStates),
    handed_at: instant.nullable(),
    late_seconds: z.int().min(0).nullable(),
    late_why: z.string().nullable(),
    seen_at: instant.nullable(),
    answer: z.enum(['snoozed', 'done', 'stopped']).nullable(),
    answered_at: instant.nullable(),
    snoozed_until: instant.nullable(),
    kept_until: instant.nullable().meta({ description: 'Until when quiet hours hold it back, or did.' }),
    can_finish: z.boolean(),
    can_stop: z.boolean().meta({ description: 'What it is about comes again by itself.' }),
    handings: z.array(handing),
    revision: z.int().positive(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof notice>

/** Sent to all devices of the person when a notice is new or has changed. */
export const noticeChanged = z.object({ type: z.literal('notices/changed'), notice, unseen: z.int().min(0) })
export const noticesSeen = z.object({ type: z.literal('notices/seen'), ids: z.array(id), unseen: z.int().min(0) })
/** The list has a new one, which the app shows and counts elsewhere: no card, and the same number. */
const noticeListed = z.object({ type: z.literal('notices/listed') })
export const noticesDown = [noticeChanged, noticesSeen, noticeListed] as const

const base = '/v1/notices'

export const listNoticesRoute = defineRoute({
  method: 'GET',
  path: base,
  summary: 'What was handed over, the newest first, and how.',
  access: 'person',
  query: z.object({
    before: id.optional().meta({ description: 'Only those before this one.' }),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ notices: z.array(notice), unseen: z.int().min(0) }),
})

export const countNoticesRoute = defineRoute({
  method: 'GET',
  path: `${base}/unseen`,
  summary: 'How many have not been seen.',
  access: 'person',
  answer: z.object({ unseen: z.int().min(0) }),
})

export const seeNoticesRoute = defineRoute({
  method: 'POST',
  path: `${base}/seen`,
  summary: 'Say that these were seen; without ids, all of them.',
  access: 'person',
  body: z.object({ ids: z.array(id).max(200).optional() }),
  answer: z.object({ unseen: z.int().min(0) }),
})

export const tryNoticesRoute = defineRoute({
  method: 'POST',
  path: `${base}/trial`,
  summary: 'Hand a notice over to oneself, by the ways that are set.',
  access: 'person',
  answer: z.object({ due_at: instant }),
  status: 202,
})

/** Lets a notification act on this one notice without a sign-in. */
export const answerNoticeRoute = defineRoute({
  method: 'POST',
  path: `${base}/answers`,
  summary: 'Snooze or finish the notice that a push message was about, by the capability in it.',
  access: 'public',
  perAddress: 60,
  body: z.object({
    capability: z.string().min(20).max(100),
    answer: z.enum(['snooze', 'done', 'seen']),
  }),
})

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is not a time of day such as 22:00.')

export const kindSettings = z.object({
  kind: z.string().max(100),
  ways: z.array(way).max(2).meta({ description: 'In this order; the first that works is taken.' }),
  through_quiet_hours: z.boolean(),
})

export const noticeSettings = z
  .object({
    quiet: z.object({ from: timeOfDay, until: timeOfDay }).nullable().meta({ description: 'Null: no quiet hours.' }),
    sound: z.boolean(),
    kinds: z.array(kindSettings.extend({ label: z.string() })),
  })
  .meta({ id: 'NoticeSettings' })
export type NoticeSettings = z.infer<typeof noticeSettings>

export const readNoticeSettingsRoute = defineRoute({
  method: 'GET',
  path: `${base}/settings`,
  summary: 'Quiet hours, and which way each kind of notice takes.',
  access: 'person',
  answer: noticeSettings,
})

export const listWaysRoute = defineRoute({
  method: 'GET',
  path: `${base}/ways`,
  summary: 'Whether notices may leave the app for this person, by which way, and why not.',
  access: 'person',
  answer: z.array(z.object({ way, why: z.string().nullable().meta({ description: 'Null: nothing is in the way.' }) })),
})

export const pushDevice = z
  .object({
    id,
    name: z.string(),
    current: z.boolean().meta({ description: 'Of the session that asks.' }),
    created_at: instant,
    seen_at: instant.meta({ description: 'When it last said that it is there.' }),
    pushed_at: instant.nullable(),
    trouble: z.string().nullable().meta({ description: 'What went wrong the last time.' }),
  })
  .meta({ id: 'PushDevice' })
export type PushDevice = z.infer<typeof pushDevice>

const base64url = z.string().regex(/^[\w-]+$/, 'This is not base64url.')

/** A browser's `PushSubscription.toJSON()`, and the person's name for the device. */
export const newDevice = z.object({
  name: z.string().trim().min(1).max(100),
  endpoint: z
    .string()
    .max(2_000)
    .meta({ examples: ['https://push.northwind.example/send/1'] }),
  p256dh: base64url
    .length(87)
    .meta({ examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'] }),
  auth: base64url.length(22).meta({ examples: ['BTBZMqHH6r4Tts7J_aSIgg'] }),
})

export const pushKeyRoute = defineRoute({
  method: 'GET',
  path: `${base}/push-key`,
  summary: 'The key by which browsers subscribe to the push messages of this server.',
  access: 'person',
  answer: z.object({ key: z.string() }),
})

export const listDevicesRoute = defineRoute({
  method: 'GET',
  path: `${base}/devices`,
  summary: 'The devices that get push messages.',
  access: 'person',
  answer: z.array(pushDevice),
})

export const addDeviceRoute = defineRoute({
  method: 'POST',
  path: `${base}/devices`,
  summary: 'This device wants push messages, or says again that it is there.',
  access: 'person',
  body: newDevice,
  answer: pushDevice,
})

export const removeDeviceRoute = defineRoute({
  method: 'DELETE',
  path: `${base}/devices/{id}`,
  summary: 'Send this device no more push messages.',
  access: 'person',
  params: z.object({ id }),
})

export const testDeviceRoute = defineRoute({
  method: 'POST',
  path: `${base}/devices/{id}/test`,
  summary: 'Send this device a push message, and say what came of it.',
  access: 'person',
  params: z.object({ id }),
  answer: z.object({ accepted: z.boolean(), why: z.string().nullable() }),
})

export const mailAddress = z
  .object({ id, address: z.string(), verified_at: instant.nullable(), created_at: instant })
  .meta({ id: 'MailAddress' })
export type MailAddress = z.infer<typeof mailAddress>

export const listAddressesRoute = defineRoute({
  method: 'GET',
  path: `${base}/addresses`,
  summary: 'Where notices can be mailed to, and whether this server can send mail.',
  access: 'person',
  answer: z.object({ can_mail: z.boolean(), addresses: z.array(mailAddress) }),
})

export const addAddressRoute = defineRoute({
  method: 'POST',
  path: `${base}/addresses`,
  summary: 'Send a code to an address, to show that it is one’s own.',
  access: 'person',
  body: z.object({ address: z.email().max(320) }),
  answer: mailAddress,
})

export const confirmAddressRoute = defineRoute({
  method: 'POST',
  path: `${base}/addresses/{id}/confirm`,
  summary: 'Give the code that was mailed.',
  access: 'person',
  params: z.object({ id }),
  body: z.object({ code: z.string().trim().max(10) }),
  answer: z.object({
    address: mailAddress,
    why: z.string().nullable().meta({ description: 'Why the code was not taken; null: it was.' }),
  }),
})

export const removeAddressRoute = defineRoute({
  method: 'DELETE',
  path: `${base}/addresses/{id}`,
  summary: 'Mail nothing to this address any more.',
  access: 'person',
  params: z.object({ id }),
})

/*
 * Everything else that changes something is an action, asked for by `POST /v1/actions/{name}`:
 *
 * notices.snooze           snoozed: comes again later
 * notices.finish           { id }: it is dealt with
 * notices.stop             { id }: stops the repeating reminder that the notice is about
 * notices.change-settings  changedSettings
 */
export const snoozed = z.object({
  id,
  minutes: z
    .int()
    .min(1)
    .max(60 * 24 * 366)
    .optional(),
  until: dayOrWallTime.optional().meta({ description: "On the wall of the person's zone; instead of minutes." }),
})

export const changedSettings = z.object({
  quiet: noticeSettings.shape.quiet.optional(),
  sound: z.boolean().optional(),
  kinds: z.array(kindSettings).max(50).optional().meta({ description: 'Only those that change.' }),
})
export type ChangedSettings = z.output<typeof changedSettings>
