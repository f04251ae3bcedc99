import type { BoundLanguage } from '#foundation/server/language.ts'
import { subjects } from '../../../language/subjects.ts'
import { datesLanguage } from './dates/plan.ts'
import { findingsLanguage } from './findings/plan.ts'
import { otherLanguagesBound } from './languages/plan.ts'
import { memoryLanguage } from './memory/plan.ts'
import { overviewLanguage } from './overview/plan.ts'
import { productBound } from './product/plan.ts'
import { summariesLanguage } from './summaries/plan.ts'
import { sumsLanguage } from './sums/plan.ts'
import { talkLanguage } from './talk/plan.ts'
import { wishesBound } from './wishes/plan.ts'
import { zonesLanguage } from './zones/plan.ts'

/** What the assistant understands by itself. Where readers of their own are equally sure, the first is believed. */
export const ownLanguages: readonly BoundLanguage[] = [
  otherLanguagesBound,
  { language: subjects, plans: {} },
  talkLanguage,
  datesLanguage,
  zonesLanguage,
  sumsLanguage,
  memoryLanguage,
  summariesLanguage,
  findingsLanguage,
  overviewLanguage,
  productBound,
  wishesBound,
]
