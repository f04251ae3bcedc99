import { describe, expect, test } from 'vitest'
import { occurrence } from '../testing/occurrence.ts'
import { roomFor } from './density.ts'
import type { Piece } from './pieces.ts'
import { type Placed, sideBySide } from './side-by-side.ts'

const room = roomFor(80, 7)

function piece(from: number, to: number): Piece {
  return { occurrence: occurrence(), day: '2024-01-15', from, to, begins: true, ends: true }
}

/** “9:30” as minutes of the day. */
function at(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function places(...times: [from: string, to: string][]): [left: number, width: number][] {
  const placed = sideBySide(
    times.map(([from, to]) => piece(at(from), at(to))),
    room,
  )
  return placed.map(({ left, width }) => [round(left), round(width)])
}

const round = (share: number) => Math.round(share * 1000) / 1000

test('what only touches has the whole width', () => {
  expect(places(['9:00', '10:00'], ['10:00', '11:00'])).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('what begins below the title of another lies on it, indented', () => {
  expect(places(['9:00', '11:00'], ['10:00', '12:00'])).toEqual([
    [0, 1],
    [0.12, 0.88],
  ])
  expect(places(['9:00', '12:00'], ['9:30', '11:00'], ['10:00', '10:30'])).toEqual([
    [0, 1],
    [0.12, 0.88],
    [0.24, 0.76],
  ])
})

test('in a day by itself the indentation is small', () => {
  const placed = sideBySide([piece(540, 660), piece(600, 720)], roomFor(80, 1))
  expect(placed.map(({ left }) => left)).toEqual([0, 0.04])
})

test('what begins at the same time, or before the title of another ends, stands beside it', () => {
  expect(places(['9:00', '10:00'], ['9:00', '10:00'])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
  ])
  expect(places(['9:00', '11:00'], ['9:10', '10:00'], ['9:10', '10:00'])).toEqual([
    [0, 0.333],
    [0.333, 0.333],
    [0.667, 0.333],
  ])
})

test('a column that is free again is used before anything is covered', () => {
  expect(places(['9:00', '12:00'], ['9:00', '10:00'], ['10:30', '11:30'])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
    [0.5, 0.5],
  ])
})

describe('a block is at least 40 px tall, and', () => {
  test('what begins below the title of a shorter event is indented, and nothing after that', () => {
    expect(places(['9:00', '9:15'], ['9:15', '10:00'], ['10:00', '11:00'])).toEqual([
      [0, 1],
      [0.12, 0.88],
      [0, 1],
    ])
  })

  test('a row of short events goes in and out instead of ever further in', () => {
    const lefts = places(['9:00', '9:15'], ['9:15', '9:30'], ['9:30', '9:45'], ['9:45', '10:00']).map(([left]) => left)
    expect(lefts).toEqual([0, 0.12, 0, 0.12])
  })

  test('an event so short that the next begins beside its title leaves the next more than half', () => {
    expect(places(['9:00', '9:10'], ['9:10', '10:00'])).toEqual([
      [0, 0.4],
      [0.4, 0.6],
    ])
  })
})

test('words stop where another block begins to lie on theirs', () => {
  const placed = sideBySide([piece(540, 660), piece(585, 720), piece(720, 780)], room)
  expect(placed.map(({ clear, over }) => [clear, over])).toEqual([
    [45, false],
    [135, true],
    [60, false],
  ])
})

/** Whether the later one hides more of the earlier than it may. */
function hides(earlier: Placed, later: Placed): boolean {
  const beside = later.left >= earlier.left + earlier.width - 1e-9 || earlier.left >= later.left + later.width - 1e-9
  if (beside || later.from >= Math.max(earlier.to, earlier.from + 30)) return false
  const hidesTitle = later.from - earlier.from < room.title
  const hidesEdge = later.from < earlier.to && later.left < earlier.left + room.indent - 1e-9
  return hidesTitle || hidesEdge || Math.abs(later.left - earlier.left) < room.indent - 1e-9
}

test('in five hundred crowded days no block hides a title, or the left edge of what takes place meanwhile', () => {
  let seed = 7
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let day = 0; day < 500; day += 1) {
    const pieces = Array.from({ length: 2 + next(14) }, () => {
      const from = 480 + next(120) * 5
      return piece(from, from + 5 + next(24) * 5)
    })
    const placed = sideBySide(pieces, room)
    expect(placed).toHaveLength(pieces.length)
    const hidden = placed.flatMap((earlier, index) => placed.slice(index + 1).filter((later) => hides(earlier, later)))
    expect(hidden).toEqual([])
    for (const { left, width } of placed) {
      expect(width).toBeGreaterThan(0)
      expect(left + width).toBeLessThanOrEqual(1 + 1e-9)
    }
  }
})
