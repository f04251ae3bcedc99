import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { lookAtBrowser, refusalWords, supportIn, supportWords } from '../device/support.ts'
import { useDevices, useOwnDevice, useRemoveDevice, useSubscribe, useWhyNot } from './notice-settings.ts'

/** The browser asks for permission only after a press here. */
export function ThisDevice() {
  const why = useWhyNot('push')
  const { data: own } = useOwnDevice()
  const { data: devices } = useDevices()
  const add = useSubscribe()
  const remove = useRemoveDevice()
  const support = supportIn(lookAtBrowser())
  const isOn = devices?.some(({ id }) => id === own) ?? false
  if (own === undefined || devices === undefined) return null
  return (
    <div className="grid justify-items-start gap-3">
      {why && <p className="max-w-130 text-pretty">{why}</p>}
      {isOn ? (
        <>
          <p>This device gets your notices.</p>
          <Button busy={remove.isPending} onClick={() => remove.mutate({ id: own ?? '', own: true })}>
            Turn off for this device
          </Button>
        </>
      ) : support === 'ready' ? (
        <Button kind="primary" busy={add.isPending} onClick={() => add.mutate()}>
          Turn on for this device
        </Button>
      ) : (
        <p className="max-w-130 text-pretty">{supportWords[support]}</p>
      )}
      <output className="max-w-130 text-pretty text-muted empty:hidden">
        {!isOn && add.data !== undefined && add.data !== 'granted' && refusalWords[add.data]}
      </output>
      <FailureNote error={add.error ?? remove.error} />
    </div>
  )
}
