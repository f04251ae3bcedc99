import { useEffect, useState } from 'react'
import { productName } from '#foundation/contract/product.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { report } from '#foundation/web/report.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useOwnDevice, useSubscribe, useWhyNot } from '../settings/notice-settings.ts'
import { lookAtBrowser, refusalWords, supportIn, supportWords } from './support.ts'

/**
 * Offers to show notices while no page is open: once in each browser, and never again, whatever was pressed. The browser
 * asks for its permission only after a press here.
 */
export function PushOffer() {
  const { personId } = useSession()
  const place = `push offered ${personId}`
  const [isNew, setNew] = useState(() => localStorage.getItem(place) === null)
  const support = supportIn(lookAtBrowser())
  const isPossible = support === 'ready' || support === 'install-first'
  const isUnused = useOwnDevice().data === null
  const isAllowed = useWhyNot('push') === null
  const add = useSubscribe()
  const isOn = add.data === 'granted'
  const isShown = isNew && isPossible && isAllowed && (isUnused || isOn)
  useEffect(() => {
    if (isShown) keepOffered(place)
  }, [isShown, place])
  if (!isShown) return null
  return (
    <section
      aria-label="Notices on this device"
      className="grid gap-3 rounded-card border border-hairline bg-sunken p-4"
    >
      <p className="max-w-130 text-pretty">
        Reminders reach you here while {productName} is open. This device can also show them when it is closed.
      </p>
      {support === 'install-first' && <p className="max-w-130 text-pretty text-muted">{supportWords[support]}</p>}
      <output className="text-pretty text-muted empty:hidden">
        {isOn && 'This device gets your notices.'}
        {add.data !== undefined && add.data !== 'granted' && refusalWords[add.data]}
      </output>
      <FailureNote error={add.error} />
      <div className="flex flex-wrap gap-2">
        {support === 'ready' && add.data === undefined && (
          <Button busy={add.isPending} onClick={() => add.mutate()}>
            Turn on for this device
          </Button>
        )}
        <Button kind="plain" onClick={() => setNew(false)}>
          {add.data === undefined ? 'No, thanks' : 'Close'}
        </Button>
      </div>
    </section>
  )
}

function keepOffered(place: string): void {
  try {
    localStorage.setItem(place, 'yes')
  } catch (error) {
    // With a full storage it is offered once more.
    report('That notices were offered could not be kept', error)
  }
}
