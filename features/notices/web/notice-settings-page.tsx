import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useBeside } from '#foundation/web/beside.ts'
import { Addresses } from './settings/addresses.tsx'
import { Devices } from './settings/devices.tsx'
import { KindList } from './settings/kind-list.tsx'
import { useNoticeSettings } from './settings/notice-settings.ts'
import { QuietHours } from './settings/quiet-hours.tsx'
import { ThisDevice } from './settings/this-device.tsx'
import { Trial } from './settings/trial.tsx'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const meta: MetaFunction = () => [{ title: `Notices settings · ${productName}` }]

export default function NoticeSettingsPage() {
  const { noticeSettings } = useBeside()
  const { data, error, isFetching, refetch } = useNoticeSettings()
  if (!data && error)
    return (
      <ErrorState
        title="These settings could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <Waiting />
  return (
    <>
      <Section title="On this device" about="Get notices even while Attaché is closed. Only this device can read them.">
        <ThisDevice />
      </Section>
      <Devices />
      <Section title="By mail" about="Used when no device can be reached, unless you choose otherwise below.">
        <Addresses />
      </Section>
      <Section
        title="What you get, and how"
        about="Everything appears under Notices in the app. Outside it, the first way that works is used."
      >
        <KindList settings={data} />
      </Section>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        {noticeSettings.map((Part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- their order never changes
          <Part key={at} />
        ))}
      </Suspense>
      <Section
        title="Quiet hours"
        about="Nothing is sent during these hours. What you have not seen by then follows as one message."
      >
        <QuietHours settings={data} />
      </Section>
      <Section title="Try it" about="Sends you a test notice by the ways set above, even in quiet hours.">
        <Trial />
      </Section>
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading these settings">
      <div className="grid gap-8 pt-2">
        {['device', 'mail', 'kinds', 'quiet'].map((part) => (
          <div key={part} className="grid gap-3">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-72" />
            <Skeleton className="h-9 w-52" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
