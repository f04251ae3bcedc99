import type { Page } from '@playwright/test'
import { plantFolders } from '#features/mail/server/testing/planted-mail.ts'
import { receive } from '#features/mail/server/testing/mailbox.ts'
import { sampleMessage } from '#features/mail/server/testing/sample-message.ts'
import type { TestDatabase } from '#foundation/server/database/testing.ts'
import { onFullPage, onlyPerson, windowSize } from './full-page.ts'
import { copyMail } from './mail/copies.ts'
import { type Bench, median, quantile, type Row } from './measure.ts'
import { untilPainted } from './painted.ts'

const threads = 1_000
/** These threads hold 2,336 messages; so often they make 100,000, most of them older than these threads. */
const multiple = Number(process.env['MAIL_TIMES'] ?? 43)
const rounds = 30
/** Of the threads, every third has five messages, laid out as newsletters are. */
const answers = 5

/** What a person waits for in a full mailbox, measured in Chromium. */
export const mailScreen: Bench = {
  name: 'mail-screen',
  run: (root) =>
    onFullPage(root, async ({ page, browser, database }) => {
      await fillMailbox(database, await onlyPerson(database))
      await page.goto('/assistant/mail')
      await page.locator('[data-thread]').nth(10).waitFor()
      await page.waitForLoadState('networkidle')
      const inList = await pressed(page, { key: 'j', shows: cursor })
      const opening = await opened(page)
      const beside = await pressed(page, { key: 'j', shows: thread })
      const floor = await browser.newPage({ viewport: windowSize })
      await floor.setContent(bare)
      const least = median(await pressed(floor, { key: 'j', shows: cursor }))
      return [
        toRow('the next thread in the list', inList, { bar: 60, least }),
        toRow('a thread opened by key', opening, { bar: 150, least }),
        toRow('the next thread beside the list', beside, { bar: 60, least }),
      ]
    }),
}

/** A list of plain DOM in which a key moves a mark: the least that any page costs on this machine. */
const bare = `<!doctype html><ul>${Array.from({ length: 40 }, (_, at) => `<li data-thread="${at}">Offer ${at}</li>`).join('')}</ul><script>
  let at = 0
  addEventListener('keydown', () => {
    document.querySelectorAll('li').forEach((row, index) => row.toggleAttribute('data-cursor', index === at))
    at++
  })
</script>`

async function fillMailbox(database: TestDatabase, person: string): Promise<void> {
  const folder = (await plantFolders(database, person)).find(({ role }) => role === 'inbox')?.id ?? ''
  const all = Array.from({ length: threads }, (_, at) => at).flatMap(threadAt)
  for (let first = 0; first < all.length; first += 250)
    await database.as(person, (tx) =>
      receive(tx, person, { folder, uidValidity: null, arriving: all.slice(first, first + 250) }),
    )
  await copyMail(database, person, multiple)
}

function threadAt(at: number) {
  const length = at % 3 === 0 ? answers : 1
  return Array.from({ length }, (_, number) => {
    const [id, first] = [`${at}-${number}@example.com`, `${at}-0@example.com`]
    const answersFirst = number === 0 ? {} : { inReplyTo: [first], references: [first] }
    const text = `Hello Ana,\n\nhere is part ${number} of offer ${at}. ${'The delivery is planned for the end of the month. '.repeat(20)}`
    const subject = `${number === 0 ? '' : 'Re: '}Offer ${at}`
    const message = { messageId: id, subject, text, html: at % 3 === 0 ? newsletter(at) : '', ...answersFirst }
    const receivedAt = new Date(Date.UTC(2026, 0, 1) + (at * 10 + number) * 60_000).toISOString()
    return sampleMessage(message, { receivedAt, flags: { seen: at % 4 !== 0 } })
  })
}

/** About 30 kB, with pictures from elsewhere. */
function newsletter(at: number): string {
  const cell = `<td style="padding:8px;color:#333"><a href="https://shop.example/${at}">An offer</a><img src="https://cdn.example/${at}.png" width="80" height="80"><p>${'Words about it. '.repeat(12)}</p></td>`
  return `<table width="600">${`<tr>${cell}${cell}</tr>`.repeat(38)}</table>`
}

/** What is read of the page to see that it shows something else. */
const cursor = `document.querySelector('[data-cursor]')?.dataset.thread`
const thread = `document.querySelector('article') ? document.querySelector('#thread-subject')?.textContent : undefined`

type Pressed = { key: string; shows: string }

async function pressed(page: Page, how: Pressed): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(await untilOther(page, how))
    // A person looks at what they have opened; meanwhile the neighbours are read ahead.
    await page.waitForLoadState('networkidle')
  }
  return times
}

/** Leaves a thread open. */
async function opened(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds / 2; round++) {
    if (round > 0) {
      await page.keyboard.press('Escape')
      await page.locator('#thread-subject').waitFor({ state: 'detached' })
      await page.keyboard.press('j')
      await page.waitForLoadState('networkidle')
    }
    times.push(await untilOther(page, { key: 'Enter', shows: thread }))
    await page.waitForLoadState('networkidle')
  }
  return times
}

/** From the key until something else has been painted. */
function untilOther(page: Page, { key, shows }: Pressed): Promise<number> {
  const isThere = `![undefined, first].includes(${shows})`
  return untilPainted(page, { on: 'keydown', first: shows, isThere }, () => page.keyboard.press(key))
}

function toRow(what: string, times: readonly number[], { bar, least }: { bar: number; least: number }): Row {
  return {
    what: `mail, ${threads * multiple} threads: ${what}, until painted, p50 / p95`,
    measured: `${median(times).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)} ms (bare page ${least.toFixed(0)})`,
    bar: `≤ ${bar} ms`,
    met: median(times) <= bar,
  }
}
