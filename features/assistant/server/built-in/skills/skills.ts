import { activity } from './activity/plan.ts'
import { calendar } from './calendar/plan.ts'
import { chats } from './chats/plan.ts'
import { common } from './common.ts'
import { dates } from './dates/plan.ts'
import { languages } from './languages/plan.ts'
import { memory } from './memory/plan.ts'
import { overview } from './overview/plan.ts'
import { profile } from './profile/plan.ts'
import type { Skill } from './skill.ts'
import { summaries } from './summaries/plan.ts'
import { sums } from './sums/plan.ts'
import { talk } from './talk/plan.ts'
import { zones } from './zones/plan.ts'

/** What the built-in assistant can do; where two understand a sentence equally well, the first does. */
export const skills: readonly Skill[] = [
  { grammar: common, plans: {} },
  languages,
  talk,
  dates,
  zones,
  sums,
  profile,
  memory,
  chats,
  activity,
  summaries,
  overview,
  calendar,
]
