import type { ComponentType } from 'react'
import type { Beside } from './beside.ts'
import type { EventPart } from './event-parts.tsx'
import type { HomeSource } from './home.ts'
import type { Maker } from './makers.ts'
import type { NoticePlace } from './notice-places.tsx'
import type { Sample } from './samples.ts'
import type { LoadPaletteSource } from './palette/source.ts'

/** What a feature adds to the signed-in app, beside its pages. `start/web/plugs.ts` joins them all. */
export type WebPlugs = Partial<Beside> & {
  views?: readonly HomeView[]
  palette?: readonly LoadPaletteSource[]
  /** Settings pages. */
  settings?: readonly SettingsPage[]
  /** Lines about today on the home, and suggested prompts based on the person's data. */
  home?: readonly HomeSource[]
  /** Pages about notices; each links to the others. */
  noticePlaces?: readonly NoticePlace[]
  /** What it adds to the sample workspace. */
  samples?: readonly Sample[]
  /** What it makes of a sentence in a text, such as a task. */
  makers?: readonly Maker[]
  /** What it adds to the views and forms of events and calendars. */
  eventParts?: readonly EventPart[]
  /** Names of its kinds of activity in lists, by the first part of their actions' names. */
  activityKinds?: Readonly<Record<string, string>>
}

/** A view of the home: a line of the sidebar, a tab where there is none, and on a phone a tab at the bottom. */
export type HomeView = {
  /** Its address is `/assistant?view=<id>`, unless it has a path. */
  id: string
  /** The path of a page of its own, below `/assistant`. */
  path?: string
  label: string
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** Other words that find it in the palette. */
  words?: string
  /** On a phone, More leads there instead of a tab. */
  underMore?: boolean
  /** How much in it is new or late, for the line of More. */
  Count?: ComponentType
  /** On a phone it draws its own header, with `MenuButton`, in place of the app's. */
  ownHeader?: boolean
  /** Left out where the page at its path shows it. */
  Content?: ComponentType<ViewProps>
}

export type ViewProps = {
  /** Shows an activity that waits for approval. */
  card: ComponentType<{ id: string }>
}

/** What a settings page is about: the person, the assistant, where mail and events come from, or the account. */
export type SettingsGroup = 'you' | 'assistant' | 'sources' | 'account'

/** A settings page: its address, its name there, and what finds it in the palette. */
export type SettingsPage = {
  path: string
  group: SettingsGroup
  label: string
  words: string
  /** For the palette, if its name is unclear outside the settings. */
  paletteLabel?: string
}
