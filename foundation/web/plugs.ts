import type { ComponentType } from 'react'
import type { HomeSource } from './home.ts'
import type { LoadPaletteSource } from './palette/source.ts'

/** What a feature adds to the app of a signed-in person, beside its pages. `start/web/plugs.ts` joins them all. */
export type WebPlugs = {
  views?: readonly HomeView[]
  palette?: readonly LoadPaletteSource[]
  /** Lines of the home about today, and beginnings of chats made of things of the person. */
  home?: readonly HomeSource[]
  /** What its activities are called where they are listed, by the first part of their actions’ names. */
  activityKinds?: Readonly<Record<string, string>>
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
  /** On a phone it draws a header of its own, with `MenuButton`, in place of the app's. */
  ownHeader?: boolean
  Content: ComponentType<ViewProps>
}

export type ViewProps = {
  /** Shows an activity that waits for a yes. */
  card: ComponentType<{ id: string }>
}
