import type { Grammar } from '../understanding/grammar.ts'
import { activity } from './activity/grammar.ts'
import { chats } from './chats/grammar.ts'
import { common } from './common.ts'
import { dates } from './dates/grammar.ts'
import { memory } from './memory/grammar.ts'
import { overview } from './overview/grammar.ts'
import { profile } from './profile/grammar.ts'
import { summaries } from './summaries/grammar.ts'
import { talk } from './talk/grammar.ts'
import { zones } from './zones/grammar.ts'

export const grammars: readonly Grammar[] = [
  common,
  talk,
  dates,
  zones,
  profile,
  memory,
  chats,
  activity,
  summaries,
  overview,
]
