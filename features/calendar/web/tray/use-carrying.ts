import type { RefObject } from 'react'
import type { TrayProps } from '#foundation/web/beside.ts'
import { carry } from './carry.ts'

/** What is taken out of a tray can be dropped onto the days that are shown here. */
export function useCarrying(stage: RefObject<HTMLElement | null>, zone: string): TrayProps['hold'] {
  return (carried, { nativeEvent, currentTarget }) => {
    if (stage.current) carry(stage.current, { carried, zone, event: nativeEvent, source: currentTarget })
  }
}
