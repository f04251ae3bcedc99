import { setOf } from '#foundation/language/text/word-set.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'

/**
 * A wish that cannot be granted here today, in words that follow “I can’t” and “I have no way of”. `at` names a service
 * of others in the place of `{}`. `offer` helps today, and each chip is a message that does so.
 */
export type Wish = {
  wanted: string
  doing: string
  at?: string
  way: Way
  offer: string
  chips: readonly string[]
}

/** Words of which one stands in such a wish: other questions sound alike without them. */
export const needed: Partial<Record<string, ReadonlySet<string>>> = {
  'want-weather': setOf(
    `weather forecast rain rains rainy raining shower showers snow snows snowy snowing sun sunny sunset sunrise set cloud clouds cloudy wind windy
    storm storms stormy thunder thunderstorm fog foggy hail ice icy frost freeze freezes freezing cold colder warm warmer hot hotter cool chilly
    humid humidity dry wet heat temperature temperatures degrees celsius fahrenheit umbrella jacket coat scarf gloves sweater sunscreen
    outside outdoors nice`,
  ),
}

/** What it takes: a connected model, a feature or a connection that is to come, or nothing that anybody could set. */
export type Way = 'model' | 'later' | 'mailbox' | 'invitation' | 'calendars' | 'never'

const freeThisWeek = 'When am I free this week?'

/** What is declined, by the intent that was learned for it. */
export const wishes = {
  'want-mail-write': {
    wanted: 'see what to write',
    doing: 'seeing what to write',
    at: 'send anything through {}',
    way: 'mailbox',
    offer: 'I can list when you are free, ready to paste into your mail.',
    chips: [freeThisWeek, 'Schedule a call tomorrow at 9'],
  },
  'want-contact': {
    wanted: 'do that with contacts',
    doing: 'that with contacts',
    way: 'later',
    offer: 'I can add, find, change, merge and delete contacts: “What is Sara’s address?”',
    chips: ['Show my contacts'],
  },
  'want-call': {
    wanted: 'call or message anybody',
    doing: 'calling and messaging',
    at: 'send anything through {}',
    way: 'never',
    offer: 'I can write it as a mail instead: say “by mail then”. Or I can put the call into your calendar.',
    chips: ['Schedule a call tomorrow at 9', freeThisWeek],
  },
  'want-answer-invitation': {
    wanted: 'tell which invitation you mean',
    doing: 'telling which invitation you mean',
    way: 'invitation',
    offer: 'I can check whether you are free then.',
    chips: [freeThisWeek, 'What’s on tomorrow?'],
  },
  'want-alarm': {
    wanted: 'ring an alarm or a timer',
    doing: 'ringing alarms',
    way: 'never',
    offer: 'I can remind you at that time.',
    chips: ['Remind me tomorrow at 7 to get up', 'What time is it?'],
  },
  'want-weather': {
    wanted: 'tell the weather',
    doing: 'telling the weather',
    way: 'never',
    offer: 'I can show what you have that day.',
    chips: ['What’s on tomorrow?', 'What’s on this week?'],
  },
  'want-news': {
    wanted: 'read the news or results',
    doing: 'reading the news',
    way: 'never',
    offer: 'I can tell you what your own day brings.',
    chips: ['Give me an overview of my day', 'What’s on tomorrow?'],
  },
  'want-knowledge': {
    wanted: 'answer questions about the world',
    doing: 'knowing about the world',
    way: 'model',
    offer: 'Dates, times, sums and units I do know, and I can search what you wrote in your chats.',
    chips: ['What time is it in Tokyo?', 'Search my chats'],
  },
  'want-advice': {
    wanted: 'give advice',
    doing: 'giving advice',
    way: 'model',
    offer: 'I can set time aside for you to think about it.',
    chips: ['Find an hour for me this week', 'Give me an overview of my day'],
  },
  'want-others-time': {
    wanted: 'see calendars of others',
    doing: 'seeing the calendars of others',
    way: 'calendars',
    offer: 'I can tell you when you are free yourself, to paste into a message to them.',
    chips: [freeThisWeek, 'When am I free tomorrow?'],
  },
  'want-travel': {
    wanted: 'book travel or look up routes',
    doing: 'booking travel',
    at: 'book anything with {}',
    way: 'never',
    offer: 'I can block the time of the journey.',
    chips: ['Block tomorrow 8 to 10 for travel', 'What’s on tomorrow?'],
  },
  'want-table': {
    wanted: 'reserve tables, order food or find recipes',
    doing: 'ordering food',
    at: 'order from {}',
    way: 'never',
    offer: 'I can put the meal into your calendar.',
    chips: ['Schedule lunch tomorrow at 1', 'When am I free tomorrow?'],
  },
  'want-buy': {
    wanted: 'buy, pay for or price anything',
    doing: 'buying and paying',
    at: 'pay or buy with {}',
    way: 'never',
    offer: 'I can set time aside for it.',
    chips: ['Block half an hour tomorrow at 9', freeThisWeek],
  },
  'want-media': {
    wanted: 'play music or films',
    doing: 'playing music and films',
    at: 'play anything on {}',
    way: 'never',
    offer: 'I can keep an evening free for it.',
    chips: ['Block tomorrow 7pm to 9pm for a film', 'What’s on tomorrow?'],
  },
  'want-home': {
    wanted: 'switch devices at home or on your desk, such as a printer',
    doing: 'switching devices',
    at: 'reach {}',
    way: 'never',
    offer: 'I can put the time at which you want to do it into your calendar.',
    chips: ['What’s on today?', 'Block half an hour tomorrow at 9'],
  },
  'want-translation': {
    wanted: 'translate',
    doing: 'translating',
    way: 'model',
    offer: 'I can sum up an English text in its own sentences: begin with `/summarise`.',
    chips: ['Sum up this chat', 'What can you do?'],
  },
  'want-writing': {
    wanted: 'write texts',
    doing: 'writing texts',
    way: 'model',
    offer: 'I can sum up what you have, as a place to begin: begin with `/summarise`.',
    chips: ['Sum up this chat', 'Find an hour for me this week'],
  },
  'want-code': {
    wanted: 'write or explain code',
    doing: 'writing code',
    way: 'model',
    offer: 'I can work out a sum, or block quiet time for the rest.',
    chips: ['Block two hours tomorrow at 9', 'What is 17 times 43?'],
  },
  'want-image': {
    wanted: 'draw or read pictures',
    doing: 'drawing pictures',
    way: 'never',
    offer: 'I can keep a picture for you among your files.',
    chips: ['Show my recent documents', 'What can you do?'],
  },
  'want-record': {
    wanted: 'attend, record or transcribe meetings',
    doing: 'recording meetings',
    way: 'never',
    offer: 'I can book time for your notes, and remember what you tell me of it.',
    chips: ['Block half an hour tomorrow at 9', 'What’s on today?'],
  },
} as const satisfies Readonly<Record<string, Wish>>

export type WishName = keyof typeof wishes

/** Services of others that people name instead of what they want of them. */
export const services: Readonly<Record<string, string>> = {
  gmail: 'Gmail',
  outlook: 'Outlook',
  hotmail: 'Hotmail',
  icloud: 'iCloud',
  whatsapp: 'WhatsApp',
  slack: 'Slack',
  telegram: 'Telegram',
  skype: 'Skype',
  linkedin: 'LinkedIn',
  todoist: 'Todoist',
  trello: 'Trello',
  asana: 'Asana',
  jira: 'Jira',
  notion: 'Notion',
  spotify: 'Spotify',
  netflix: 'Netflix',
  youtube: 'YouTube',
  uber: 'Uber',
  lyft: 'Lyft',
  airbnb: 'Airbnb',
  amazon: 'Amazon',
  paypal: 'PayPal',
  alexa: 'Alexa',
  siri: 'Siri',
}

export function isWish(intent: string): intent is WishName {
  return intent in wishes
}

/** No template leads to a wish: what it is shows from all of its words. */
export const wishLanguage = defineLanguage({
  name: 'wishes',
  lexicon: {},
  intents: intentsOf(wishes),
})

function intentsOf<Name extends string>(named: Readonly<Record<Name, Wish>>) {
  const entries = Object.keys(named).map((name) => [name, { kind: 'act', say: [] }])
  return Object.fromEntries(entries) as Record<Name, { kind: 'act'; say: [] }>
}
