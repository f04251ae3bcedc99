import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

type Finger = Point & { id?: number }

/** Fingers on the screen, each message with all that are there. */
export async function touches(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    send: (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints }),
    [Symbol.asyncDispose]: () => session.detach(),
  }
}

/** A touch gesture: press, optionally hold, move in steps, rest and release. */
export async function drag(page: Page, from: Point, to: Point, held?: () => Promise<void>): Promise<void> {
  await using touch = await touches(page)
  const { send } = touch
  const begun = send('touchStart', [from])
  // A finger that moves does so at once: one that rests for a moment lifts what is below it.
  if (held) {
    await begun
    await held()
  }
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  await begun
  // Resting before release avoids a fling, which would treat the next tap as a stop.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  })
  await send('touchMove', [to])
  await send('touchEnd', [])
}

export async function middleOf(place: Locator): Promise<Point> {
  await place.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
