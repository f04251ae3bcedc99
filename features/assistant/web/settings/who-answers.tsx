import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Link } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import type { AssistantSettings } from '../../contract.ts'
import { useTestModel } from './settings.ts'

export function WhoAnswers({ settings: { answering } }: { settings: AssistantSettings }) {
  const { mutate, isPending, data, error } = useTestModel()
  const { kind, model, host } = answering
  return (
    <>
      <div className="grid gap-1">
        <p className="font-medium wrap-anywhere">{model}</p>
        <p className="max-w-130 text-pretty text-muted">
          {kind === 'built-in' ? (
            'It runs on this server, needs no key and sends nothing anywhere.'
          ) : (
            <>
              Asked at <span className="wrap-anywhere text-ink">{host}</span>. Every text that went there is kept under{' '}
              <Link to="/assistant/settings/what-left" className={textLink}>
                Model calls
              </Link>
              .
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => mutate()} busy={isPending}>
          Test
        </Button>
        <output className="flex min-w-0 flex-1 basis-60 gap-2 empty:hidden">
          {data && !isPending && (
            <>
              {data.works ? (
                <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.75 size-4 shrink-0 text-accent" />
              ) : (
                <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-red" />
              )}
              <span className="min-w-0 wrap-anywhere">{data.sentence}</span>
            </>
          )}
        </output>
      </div>
      <FailureNote error={error} />
    </>
  )
}
