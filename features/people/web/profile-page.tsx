import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useMe } from './me.ts'
import { ProfileForm } from './profile-form.tsx'
import { Section } from '#foundation/web/design/section.tsx'

export const meta: MetaFunction = () => [{ title: `Profile · ${productName}` }]

export default function ProfilePage() {
  const { data, error, isFetching, refetch } = useMe()
  return (
    <Section title="Profile" about="What your assistant knows you by, and when you work.">
      {data && <ProfileForm me={data} />}
      {!data && error && (
        <ErrorState
          title="Your profile could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Waiting />}
    </Section>
  )
}

function Waiting() {
  return (
    <Loading label="Loading your profile">
      <div className="grid max-w-110 gap-5">
        {['name', 'email', 'zone'].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-3 w-16" />
            <Skeleton className="h-9 w-full" />
          </div>
        ))}
        <Skeleton className="h-64 w-full" />
      </div>
    </Loading>
  )
}
