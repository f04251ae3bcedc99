import type { ComponentType } from 'react'
import type { LoadPaletteSource } from './palette/source.ts'

/** What a feature adds to the app of a signed-in person, beside its pages. `start/web/plugs.ts` joins them all. */
export type WebPlugs = {
  views?: readonly HomeView[]
  palette?: readonly LoadPaletteSource[]
  /**
   * Each draws its lines for today as list items, or nothing. They are rendered below the box of the home once that can
   * be typed into, so a feature hands over components that load later.
   */
  home?: readonly ComponentType[]
}

/** A view of the home: a tab of `/assistant`, and on a phone an entry of the bar below or of the list behind More. */
export type HomeView = {
  /** Its address is `/assistant?view=<id>`. */
  id: string
  label: string
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** Other words that people may look for in the palette. */
  words?: string
  onPhone: 'bar' | 'more'
  /** Also a line of the sidebar. */
  inSidebar?: boolean
  /** On a phone it draws a header of its own instead of the app's. */
  ownHeader?: boolean
  Content: ComponentType<ViewProps>
}

export type ViewProps = {
  /** Shows an activity that waits for a yes. */
  card: ComponentType<{ id: string }>
}
