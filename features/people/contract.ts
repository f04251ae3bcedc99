import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { defineRoute } from '#foundation/contract/route.ts'
import { instant, zone } from '#foundation/contract/time.ts'
import { clocks, dateLanguages, dateOrders, weekStarts } from '#foundation/time/format/time-format.ts'

export * from './contract/archives.ts'
export * from './contract/usage.ts'

/** What a browser needs to send a person to the sign-in provider. */
export const providerInfo = z
  .object({
    name: z.string().meta({ description: 'For the button: “Attaché account”, “Google”, or the operator’s own word.' }),
    authorizationEndpoint: z.url(),
    clientId: z.string(),
    scope: z.string(),
    extra: z.record(z.string(), z.string()).meta({ description: 'Goes into the authorization request as it is.' }),
  })
  .meta({ id: 'ProviderInfo' })
export type ProviderInfo = z.infer<typeof providerInfo>

/** What a provider's token endpoint answers; from our relay, the first two are handles that stand for the real ones. */
export const tokenAnswer = z
  .object({
    access_token: z.string(),
    refresh_token: z.string().optional(),
    id_token: z.string(),
    expires_in: z.int(),
    token_type: z.string().optional().meta({ description: '“Bearer”, which is meant where it is left out.' }),
    scope: z.string().optional(),
  })
  .meta({ id: 'TokenAnswer' })
export type TokenAnswer = z.infer<typeof tokenAnswer>

/** The claims of OpenID Connect Core 5.1, and whatever else the provider tells. */
export const profile = z
  .looseObject({ sub: z.string(), name: z.string().optional(), email: z.string().optional() })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'This is not a time such as 09:00.')

export const workingDay = z
  .object({ day: z.int().min(1).max(7).meta({ description: 'Monday is 1.' }), start: clockTime, end: clockTime })
  .refine(({ start, end }) => start < end, 'End must be after start')
export type WorkingDay = z.infer<typeof workingDay>

/** At most one stretch a day; a day that is not named is free. */
export const workingHours = z
  .array(workingDay)
  .max(7)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Give each day only once.')
export type WorkingHours = z.infer<typeof workingHours>

export const timePreferences = z
  .object({
    clock: z.enum(clocks),
    dateOrder: z.enum(dateOrders).meta({ description: 'Of English dates; other languages keep their own order.' }),
    weekStart: z.literal(weekStarts).meta({ description: 'An ISO weekday: 1 is Monday, 6 Saturday, 7 Sunday.' }),
    dateLanguage: z.enum(dateLanguages).meta({ description: 'Of the names of days and months.' }),
    eventMinutes: z.int().min(5).max(480).meta({ description: 'How long a new event lasts unless it says otherwise.' }),
  })
  .meta({ id: 'TimePreferences' })
export type TimePreferences = z.infer<typeof timePreferences>

export const connectionStates = ['connected', 'reconnect'] as const

export const me = z
  .object({
    id,
    name: z.string(),
    nameSources: z.array(z.string()).meta({ description: 'Other people’s text read before it was written.' }),
    email: z.string(),
    zone,
    zoneChosen: z.boolean().meta({ description: 'False while it is only what the browser said at sign-in.' }),
    workingHours,
    preferences: timePreferences,
    createdAt: instant,
    provider: z
      .object({
        name: z.string(),
        state: z.enum(connectionStates).meta({ description: 'reconnect: sign in again to give access anew.' }),
        missingScopes: z.array(z.string()).meta({ description: 'Asked for, and not granted.' }),
        changePassword: z
          .string()
          .optional()
          .meta({ description: 'The page where the password is changed; absent where it is kept elsewhere.' }),
      })
      .meta({ description: 'Whoever vouched for this person.' }),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof me>

export const profileChanged = me.extend({ type: z.literal('people/profile-changed') })

export const changedProfile = z
  .object({
    name: z.string().trim().min(1).max(200),
    zone,
    workingHours,
    preferences: timePreferences.partial().meta({ description: 'Only what is named changes.' }),
  })
  .partial()
  .meta({ id: 'ChangedProfile' })
export type ChangedPreferences = NonNullable<ChangedProfile['preferences']>
export type ChangedProfile = z.infer<typeof changedProfile>

const tokens = {
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int().meta({ description: 'Seconds for which the access token is good.' }),
  token_type: z.literal('Bearer'),
}

/** What the browser stores as `backendResponse`. */
export const backendResponse = z
  .object({
    ...tokens,
    user: z.object({
      id,
      name: z.string(),
      email: z.string(),
      zone,
      restored: z.boolean().meta({ description: 'The account was about to be deleted; signing in kept it.' }),
    }),
  })
  .meta({ id: 'BackendResponse' })
export type BackendResponse = z.infer<typeof backendResponse>

export const refreshed = z.object(tokens).meta({ id: 'Refreshed' })
export type Refreshed = z.infer<typeof refreshed>

export const session = z
  .object({
    id,
    device: z.string().meta({ description: 'In plain words: “Chrome on Windows”.' }),
    createdAt: instant,
    lastSeenAt: instant,
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

/** What a person types to delete their account; case and outer blanks are ignored. */
export const leaveConfirmation = 'delete my account'

export const providerRoute = defineRoute({
  method: 'GET',
  path: '/v1/auth/provider',
  summary: 'Where to send somebody who wants to sign in.',
  access: 'public',
  answer: providerInfo,
})

/** From one address, behind which a whole office may sit: each is a question to the provider, in our name. */
const exchangesPerMinute = 120

/** Fields are looked at one by one, so that each refusal has the words of RFC 6749, section 5.2. */
export const tokenRoute = defineRoute({
  method: 'POST',
  path: '/v1/auth/token',
  summary: 'Exchange an authorization code, as at the provider’s own token endpoint; a client_secret is ignored.',
  access: 'public',
  perAddress: exchangesPerMinute,
  bodyType: 'form',
  body: z.object({
    grant_type: z.string().optional(),
    code: z.string().optional(),
    redirect_uri: z.string().optional(),
    code_verifier: z.string().optional(),
    client_id: z.string().optional(),
    nonce: z.string().optional().meta({ description: 'Of the authorization request, where it had one.' }),
    iss: z.string().optional().meta({ description: 'Of the authorization response, where it had one (RFC 9207).' }),
  }),
  answer: tokenAnswer,
})

export const userInfoRoute = defineRoute({
  method: 'GET',
  path: '/v1/auth/userinfo',
  summary: 'The provider’s profile, for the access_token of the exchange as bearer.',
  access: 'public',
  perAddress: exchangesPerMinute,
  answer: profile,
})

export const signInRoute = defineRoute({
  method: 'POST',
  path: '/v1/auth/google/signin',
  summary: 'Begin a session with what the provider gave, whichever provider it is.',
  access: 'public',
  body: z.object({
    id_token: z.string().min(1).max(20_000),
    access_token: z.string().min(1).max(20_000),
    refresh_token: z.string().max(20_000).nullish(),
    expires_in: z.number().nullish(),
    scope: z.string().max(10_000).nullish(),
    timezone: z.string().max(100).nullish(),
  }),
  answer: backendResponse,
})

export const refreshRoute = defineRoute({
  method: 'POST',
  path: '/v1/auth/refresh',
  summary: 'The next pair of tokens; the refresh token given is used up.',
  access: 'public',
  body: z.object({ refresh_token: z.string().min(1).max(1_000) }),
  answer: refreshed,
})

export const signOutRoute = defineRoute({
  method: 'POST',
  path: '/v1/auth/signout',
  summary: 'End the session of this access token; an ended one is no error.',
  access: 'public',
  answer: z.object({ signedOut: z.literal(true) }),
})

export const socketTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/auth/socket-ticket',
  summary: 'A ticket that opens one socket within 60 seconds: /v1/ws?token={ticket}.',
  access: 'person',
  answer: z.object({ ticket: z.string(), expires_in: z.int() }),
})

export const meRoute = defineRoute({
  method: 'GET',
  path: '/v1/me',
  summary: 'Who I am here.',
  access: 'person',
  answer: me,
})

export const changeMeRoute = defineRoute({
  method: 'PATCH',
  path: '/v1/me',
  summary: 'Change my name, my time zone, my working hours or how times are written.',
  access: 'person',
  body: changedProfile,
  answer: me,
})

export const sessionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/me/sessions',
  summary: 'Where I am signed in, the latest seen first.',
  access: 'person',
  answer: z.array(session),
})

export const endSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/me/sessions/{id}',
  summary: 'Sign out there.',
  access: 'person',
  params: z.object({ id }),
})

export const endSessionsRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/me/sessions',
  summary: 'Sign out everywhere, or everywhere else with except=this.',
  access: 'person',
  query: z.object({ except: z.literal('this').optional() }),
})

export const leaveRoute = defineRoute({
  method: 'POST',
  path: '/v1/me/leave',
  summary: `Delete my account. The confirmation reads “${leaveConfirmation}”.`,
  access: 'person',
  body: z.object({ confirmation: z.string().max(100) }),
  answer: z.object({
    restorableUntil: instant.meta({ description: 'Signing in before this keeps the account.' }),
    purgedBy: instant.meta({ description: 'By then nothing is left.' }),
  }),
})
