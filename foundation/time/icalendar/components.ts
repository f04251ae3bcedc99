import { contentLines, fold } from './lines.ts'
import { readProperty, writeProperty, type Property } from './property.ts'

export type Component = { name: string; properties: Property[]; components: Component[] }

/** Why a file cannot be read any further. */
export class BrokenFile extends Error {
  override name = 'BrokenFile'
}

/** A component that was closed, or was still open when the file ended; what says nothing; how far it is. */
export type Piece =
  | { kind: 'component'; component: Component; within: readonly string[]; cut: boolean }
  | { kind: 'property'; property: Property; within: readonly string[] }
  | { kind: 'nonsense'; line: string; long: boolean }
  | { kind: 'way'; at: number }

const deepest = 8
const mostProperties = 50_000

/**
 * A file piece by piece, so that no more than one of its components is held at a time: those that stand for themselves
 * (`alone`) come as a whole, with what lies within them, and the properties of those around them one by one.
 */
export function* pieces(text: string, alone: (name: string) => boolean): Generator<Piece> {
  const open: Component[] = []
  for (const { line, at, long = false } of contentLines(text)) {
    if (line === undefined) {
      yield { kind: 'way', at }
      continue
    }
    const property = long ? undefined : readProperty(line)
    if (property === undefined) yield { kind: 'nonsense', line: line.slice(0, 200), long }
    else if (property.name === 'BEGIN') begin(open, property.value)
    else if (property.name === 'END') yield* end(open, property.value, alone)
    else yield* put(open, property, alone)
  }
  while (open.length > 0) yield* close(open, alone, true)
}

/** The whole file as a tree, for what is known to be small. */
export function readTree(text: string): Component[] {
  const roots: Component[] = []
  for (const piece of pieces(`BEGIN:FILE\n${text.replace(/^\uFEFF/, '')}\nEND:FILE`, (name) => name === 'FILE'))
    if (piece.kind === 'component') roots.push(...piece.component.components)
  return roots
}

export function* writeComponent({ name, properties, components }: Component): Generator<string> {
  yield `BEGIN:${name}\r\n`
  for (const property of properties) yield fold(writeProperty(property))
  for (const component of components) yield* writeComponent(component)
  yield `END:${name}\r\n`
}

function begin(open: Component[], value: string): void {
  if (open.length >= deepest)
    throw new BrokenFile('Its parts lie within each other more deeply than those of a calendar.')
  open.push({ name: value.trim().toUpperCase(), properties: [], components: [] })
}

function* end(open: Component[], value: string, alone: (name: string) => boolean): Generator<Piece> {
  const name = value.trim().toUpperCase()
  if (!open.some((each) => each.name === name)) {
    yield { kind: 'nonsense', line: `END:${value}`.slice(0, 200), long: false }
    return
  }
  while (open.at(-1)?.name !== name) yield* close(open, alone, true)
  yield* close(open, alone, false)
}

function* put(open: Component[], property: Property, alone: (name: string) => boolean): Generator<Piece> {
  const component = open.at(-1)
  if (component === undefined || !open.some(({ name }) => alone(name))) {
    yield { kind: 'property', property, within: open.map(({ name }) => name) }
    return
  }
  component.properties.push(property)
  if (component.properties.length > mostProperties)
    throw new BrokenFile('One of its entries has more lines than can be read.')
}

function* close(open: Component[], alone: (name: string) => boolean, cut: boolean): Generator<Piece> {
  const component = open.pop()
  if (component === undefined) return
  const within = open.map(({ name }) => name)
  const parent = open.at(-1)
  if (alone(component.name)) yield { kind: 'component', component, within, cut }
  else if (parent !== undefined && within.some(alone)) parent.components.push(component)
  else yield { kind: 'component', component, within, cut }
}
