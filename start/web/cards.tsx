import { type ComponentType, Suspense } from 'react'
import { ActivityCard } from '#features/activity/web/index.ts'
import { DaysCard, FreeCard, SeriesCard } from '#features/calendar/web/index.ts'
import type { Cards } from '#features/chat/web/index.ts'
import { FileFindingsCard, FileListCard, FileSummaryCard } from '#features/documents/web/index.ts'
import { MailDraftCard, MailListCard } from '#features/mail/web/index.ts'
import { AnswerCard, FoundCard } from '#features/search/web/index.ts'
import { RemindersCard } from '#features/reminders/web/index.ts'
import { TasksCard } from '#features/tasks/web/index.ts'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'

/** The cards that a step of an answer may name. */
export const cards: Cards = {
  activity: ActivityCard,
  'calendar-days': waiting(DaysCard),
  'calendar-free': waiting(FreeInChat),
  'calendar-series': waiting(SeriesCard),
  'file-answer': waiting(AnswerCard),
  'file-list': waiting(FileListCard),
  'file-findings': waiting(FileFindingsCard),
  'file-summary': waiting(FileSummaryCard),
  'mail-draft': waiting(MailDraftCard),
  'mail-list': waiting(MailListCard),
  found: waiting(FoundCard),
  reminders: waiting(RemindersCard),
  tasks: waiting(TasksCard),
}

/** These show what the text above them lists. */
export const listing: ReadonlySet<string> = new Set([
  'calendar-days',
  'calendar-free',
  'file-answer',
  'file-findings',
  'file-list',
  'file-summary',
  'found',
  'mail-list',
  'reminders',
  'tasks',
])

function FreeInChat({ id }: { id: string }) {
  return <FreeCard id={id} card={ActivityCard} />
}

function waiting(Shown: ComponentType<{ id: string }>): ComponentType<{ id: string }> {
  return ({ id }) => (
    <Suspense fallback={<Skeleton className="h-20 w-full" />}>
      <Shown id={id} />
    </Suspense>
  )
}
