import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Keys } from '../design/keys.tsx'
import { option } from '../design/surface.ts'
import type { EntryGroup, PaletteEntry } from './entry.ts'
import { matching, overview, placeOf } from './ranking.ts'
import type { UsePaletteSource } from './source.ts'
import { type Asked, useAsked } from './use-asked.ts'
import { useUsage } from './use-usage.ts'
import './palette-list.css'

/** A key for the list, and which press of the field's it was. */
export type PressedKey = { key: string; nth: number }

export type PaletteListProps = {
  /** The list's id, for the field that controls it. */
  id: string
  sources: readonly UsePaletteSource[]
  personId: string
  question: string
  /** Keys not yet handled. */
  pressed: readonly PressedKey[]
  /** All presses up to this one were handled. */
  onPressed: (nth: number) => void
  /** The id of the active option. */
  onActive: (id: string | undefined) => void
  /** Called before the chosen entry opens a page. */
  onGo: () => void
  close: () => void
}

/** What the sources offer for the query. */
export function PaletteList(props: PaletteListProps) {
  return (
    <Joined sources={props.sources} question={props.question} before={[]}>
      {(asked) => <Shown {...props} asked={asked} />}
    </Joined>
  )
}

type JoinedProps = {
  sources: readonly UsePaletteSource[]
  question: string
  before: readonly Asked[]
  children: (asked: readonly Asked[]) => ReactNode
}

/** One component per source, so that each source can be a hook. */
function Joined({ sources: [first, ...others], question, before, children }: JoinedProps): ReactNode {
  if (!first) return children(before)
  return (
    <Source useSource={first} question={question}>
      {(asked) => (
        <Joined sources={others} question={question} before={[...before, asked]}>
          {children}
        </Joined>
      )}
    </Source>
  )
}

type SourceProps = { useSource: UsePaletteSource; question: string; children: (asked: Asked) => ReactNode }

function Source({ useSource, question, children }: SourceProps): ReactNode {
  // oxlint-disable-next-line react/hooks -- each source is loaded once, and stays what it is
  return children(useAsked(useSource(), question))
}

function Shown({ id, question, asked, personId, pressed, onPressed, onActive, onGo, close }: ShownProps) {
  const { useOf, count } = useUsage(personId)
  const groups = groupsFor(question, asked, useOf)
  const items = groups.flatMap((group) => group.items)
  const [chosen, setChosen] = useState<{ question: string; entry: PaletteEntry }>()
  // A new query starts at its first result.
  const at = chosen?.question === question ? placeOf(chosen.entry, items) : -1
  const active = Math.max(0, at)
  const searching = asked.some((one) => one.searching)
  const handled = useRef(0)

  function choose(entry: PaletteEntry): void {
    close()
    count(entry.id)
    if (entry.group === 'Go to') leave()
    onGo()
    entry.run()
  }
  /** Enter waits for a search that may still find a match. */
  function take(keys: readonly PressedKey[], mayFindMore: boolean): void {
    let next = active
    let moved = at !== -1
    for (const { key, nth } of keys) {
      // The effect may run again before the field has heard that a press was handled.
      if (nth <= handled.current) continue
      const entry = items[next]
      if (key === 'Enter' && entry?.last && !moved && mayFindMore) break
      handled.current = nth
      if (key === 'Enter' && entry) return choose(entry)
      moved = true
      next = (next + (key === 'ArrowUp' ? -1 : 1) + items.length) % Math.max(1, items.length)
    }
    const entry = items[next]
    if (entry && moved) setChosen({ question, entry })
    onPressed(handled.current)
  }
  const answer = useEffectEvent(take)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- keys wait until there is something to choose from
    if (pressed.length > 0 && items.length > 0) answer(pressed, searching)
  }, [pressed, items.length, searching])
  return (
    <Options
      id={id}
      groups={groups}
      active={items[active]}
      onActive={onActive}
      onPoint={(entry) => setChosen({ question, entry })}
      onChoose={choose}
      note={noteOf(items.length, asked)}
    />
  )
}

type ShownProps = Omit<PaletteListProps, 'sources'> & { asked: readonly Asked[] }

/** Closing the palette gives the focus back to an element that may still be there on the new page. */
function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function groupsFor(question: string, asked: readonly Asked[], useOf: (id: string) => number): EntryGroup[] {
  const offered = asked.flatMap((one) => [...one.entries, ...one.suggested])
  if (question.trim() === '') return overview(offered, useOf)
  return matching(question, { offered, found: asked.flatMap(({ found }) => found) }, useOf)
}

function noteOf(count: number, asked: readonly Asked[]): string {
  if (asked.some(({ searching }) => searching)) return count === 0 ? 'Searching…' : ''
  if (asked.some(({ failed }) => failed)) return 'Not everything could be searched.'
  return count === 0 ? 'Nothing goes by that name.' : ''
}

type OptionsProps = {
  id: string
  groups: readonly EntryGroup[]
  active: PaletteEntry | undefined
  onActive: (id: string | undefined) => void
  onPoint: (entry: PaletteEntry) => void
  onChoose: (entry: PaletteEntry) => void
  note: string
}

function Options({ id, groups, active, onActive, onPoint, onChoose, note }: OptionsProps) {
  const activeId = active && optionId(active)
  const tell = useEffectEvent(onActive)
  useEffect(() => {
    tell(activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      <div
        id={id}
        // oxlint-disable-next-line prefer-tag-over-role -- a select would take the focus from the field
        role="listbox"
        aria-label="What fits"
        tabIndex={-1}
        className="palette-rows max-h-[min(26rem,60dvh)] scroll-py-8 overflow-y-auto overscroll-contain px-1.5 not-empty:py-1.5"
      >
        {groups.map(({ group, items }) => (
          // oxlint-disable-next-line prefer-tag-over-role -- a fieldset is for forms
          <div key={`${group} ${items[0]?.id}`} role="group" aria-label={group} className="pb-1">
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-12 text-muted">
              {group}
            </p>
            {items.map((entry) => (
              <Option key={entry.id} entry={entry} active={entry === active} onPoint={onPoint} onChoose={onChoose} />
            ))}
          </div>
        ))}
      </div>
      <output className="block px-4 text-13 text-muted not-empty:py-4 not-empty:text-center">{note}</output>
    </>
  )
}

type OptionProps = Pick<OptionsProps, 'onPoint' | 'onChoose'> & { entry: PaletteEntry; active: boolean }

function Option({ entry, active, onPoint, onChoose }: OptionProps) {
  const { label, shown = label, icon, detail, path, shortcut } = entry
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
    <div
      id={optionId(entry)}
      // oxlint-disable-next-line prefer-tag-over-role -- as above
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-highlighted={active || undefined}
      onPointerMove={() => active || onPoint(entry)}
      onMouseDown={({ button }) => button === 0 && whenReleased(() => onChoose(entry))}
      // Screen readers click without a pointer.
      onClick={({ detail: presses }) => presses === 0 && onChoose(entry)}
      className={`${option} min-h-9 gap-y-0 max-sm:flex-wrap`}
    >
      {icon && <span className="shrink-0 text-muted [&_svg]:size-4">{icon}</span>}
      <span className="truncate max-sm:min-w-0 max-sm:flex-1 sm:shrink-0 sm:not-last:max-w-[70%]">{shown}</span>
      {detail && (
        <span
          className={`min-w-0 truncate text-13 text-muted max-sm:order-1 max-sm:basis-full ${icon ? 'max-sm:pl-6.5' : ''}`}
        >
          {detail}
        </span>
      )}
      <span className="grow max-sm:hidden" />
      {path && <span className="max-w-40 shrink-0 truncate text-12 text-muted">{path}</span>}
      {shortcut && (
        <span className="pointer-coarse:hidden">
          <Keys shortcut={shortcut} />
        </span>
      )}
    </div>
  )
}

/** Chooses the pressed option even if late results move it away before the button is released. */
function whenReleased(choose: () => void): void {
  const release = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[role=listbox]')) choose()
  }
  addEventListener('mouseup', release, { once: true })
}

function optionId({ id }: PaletteEntry): string {
  return `palette ${id}`.replaceAll(/[^\w-]+/g, '-')
}
