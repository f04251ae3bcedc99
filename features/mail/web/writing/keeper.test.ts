import { expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import type { Draft } from '../../contract.ts'
import { broken, caretAt, ofKind, replaced } from '../../rules/rich/edits.ts'
import { emptyLine, type Line, lineKinds, linesOfText, type Run, textOf, wordsOf } from '../../rules/rich/lines.ts'
import { linesOfHtml } from '../../rules/rich/parse.ts'
import { bodyOf, writtenBody } from './body.ts'
import { emptyFields, type Fields } from './fields.ts'
import { createKeeper, type DraftDesk, type DraftKeeper } from './keeper.ts'

const id = '0197a000-0000-7000-8000-000000000001'

const unwritten = { html: '', answers: null, replyTo: null }

/** A server with one draft, and the tabs that are told of its changes. */
function server() {
  const stored: { draft: Draft | undefined; writes: number } = { draft: undefined, writes: 0 }
  const desk = (line: { down: boolean }): DraftDesk => {
    const reach = async (): Promise<void> => {
      if (line.down) throw new Failure('unavailable', 'The server cannot be reached.')
    }
    return {
      async read() {
        await reach()
        return stored.draft
      },
      async write(fields) {
        await reach()
        stored.writes += 1
        stored.draft ??= {
          ...fields,
          ...unwritten,
          id,
          answers: null,
          revision: 1,
          changedAt: '2026-11-20T08:00:00.000Z',
        }
      },
      async change(edit, revision) {
        await reach()
        if (!stored.draft) throw new Failure('not-found', 'There is no such draft.')
        if (stored.draft.revision !== revision) throw new Failure('conflict', 'It was changed meanwhile.')
        stored.draft = { ...stored.draft, ...edit, revision: revision + 1 }
      },
      // Time does not pass by itself here: tests flush.
      after: () => () => undefined,
    }
  }
  return { stored, desk }
}

const seeded: Fields = { ...emptyFields, subject: 'Offer', text: 'Hi Sara,\n\nhere it is.\n\nAna' }

test('a new draft is stored once it is edited, and not before', async () => {
  const { stored, desk } = server()
  const tab = createKeeper(desk({ down: false }), seeded)
  expect(await tab.flush()).toBe(true)
  expect(stored.draft).toBeUndefined()
  tab.edit({ subject: 'The offer' })
  expect(tab.now().state).toBe('edited')
  expect(await tab.flush()).toBe(true)
  expect(stored.draft?.subject).toBe('The offer')
})

test('two tabs that edit different places make one text, and the same words are a choice', async () => {
  const { stored, desk } = server()
  const one = createKeeper(desk({ down: false }), seeded)
  one.edit({ text: 'Hi Sara,\n\nhere it is.\n\nBest, Ana' })
  await one.flush()
  const other = createKeeper(desk({ down: false }))
  await other.hear()
  one.edit({ text: 'Dear Sara,\n\nhere it is.\n\nBest, Ana' })
  other.edit({ text: 'Hi Sara,\n\nhere it is.\n\nBest, Ana Lind' })
  await one.flush()
  expect(await other.flush()).toBe(true)
  expect(stored.draft?.text).toBe('Dear Sara,\n\nhere it is.\n\nBest, Ana Lind')

  await one.hear()
  one.edit({ subject: 'Offer A' })
  other.edit({ subject: 'Offer B' })
  await one.flush()
  expect(await other.flush()).toBe(false)
  expect(other.now()).toMatchObject({ state: 'clash', fields: { subject: 'Offer B' }, theirs: { subject: 'Offer A' } })
  other.choose('both')
  await other.flush()
  expect(stored.draft?.subject).toBe('Offer B / Offer A')
})

test('what one tab formats and another one writes is joined, and keeping both keeps the form', async () => {
  const { stored, desk } = server()
  const one = createKeeper(desk({ down: false }), seeded)
  one.edit({ text: 'Hi Sara,\n\nhere it is.' })
  await one.flush()
  const other = createKeeper(desk({ down: false }))
  await other.hear()
  one.edit(bodyOf({ own: [formatted('Hi Sara,'), ...linesOfText('\nhere it is.')], quoted: '' }))
  other.edit({ text: 'Hi Sara,\n\nhere it is, at last.' })
  await one.flush()
  expect(await other.flush()).toBe(true)
  expect(stored.draft?.html).toBe('<div><b>Hi Sara,</b></div><div><br></div><div>here it is, at last.</div>')
  expect(stored.draft?.text).toBe('Hi Sara,\n\nhere it is, at last.')

  await one.hear()
  one.edit(bodyOf({ own: [formatted('Hi')], quoted: '' }))
  other.edit({ text: 'Bye', html: '' })
  await one.flush()
  expect(await other.flush()).toBe(false)
  other.choose('both')
  await other.flush()
  expect(stored.draft?.html).toBe('<div>Bye</div><div><br></div><div><b>Hi</b></div>')
})

test('what was written while the server was away is kept, and stored afterwards', async () => {
  const { stored, desk } = server()
  const line = { down: true }
  const tab = createKeeper(desk(line), seeded)
  tab.edit({ text: 'Written on a train' })
  expect(await tab.flush()).toBe(false)
  expect(tab.now().state).toBe('waiting')
  line.down = false
  expect(await tab.flush()).toBe(true)
  expect(stored.draft?.text).toBe('Written on a train')
})

test('a draft that was discarded elsewhere keeps its words here and is not written again', async () => {
  const { stored, desk } = server()
  const tab = createKeeper(desk({ down: false }), seeded)
  tab.edit({ subject: 'Mine' })
  await tab.flush()
  stored.draft = undefined
  tab.edit({ subject: 'Mine, and more' })
  await tab.flush()
  expect(tab.now()).toMatchObject({ state: 'gone', fields: { subject: 'Mine, and more' } })
  expect(stored.writes).toBe(1)
})

test('a draft that is sent from here is not said to be gone, and one that could not be sent stays', async () => {
  const { stored, desk } = server()
  const tab = createKeeper(desk({ down: false }), seeded)
  const refused = tab.giveAway(async () => {
    throw new Failure('conflict', 'It was not sent.')
  })
  await expect(refused).rejects.toThrow('It was not sent.')
  expect(tab.now()).toMatchObject({ state: 'saved', stored: { subject: 'Offer' } })
  const heard: Promise<void>[] = []
  await tab.giveAway(async () => {
    stored.draft = undefined
    heard.push(tab.hear())
  })
  await Promise.all(heard)
  expect(tab.now().state).toBe('saved')
})

test('a draft that names a file which is not there is refused, and is not said to be gone', async () => {
  const { stored, desk } = server()
  const refusing: DraftDesk = {
    ...desk({ down: false }),
    change: () => Promise.reject(new Failure('not-found', 'There is no such file.')),
  }
  const tab = createKeeper(refusing, seeded)
  tab.edit({ subject: 'Mine' })
  await tab.flush()
  tab.edit({ attachments: [{ id, name: 'Plan.pdf', bytes: 1 }] })
  expect(await tab.flush()).toBe(false)
  expect(tab.now()).toMatchObject({ state: 'refused', error: { message: 'There is no such file.' } })
  expect(stored.draft?.subject).toBe('Mine')
})

test.each([
  ['plain', plainEdit],
  ['formatted', richEdit],
])('200 %s edits in three tabs, some without a line, lose no word and make one draft', async (_, edited) => {
  const { stored, desk } = server()
  const lines = [{ down: false }, { down: false }, { down: false }]
  const tabs: DraftKeeper[] = lines.map((line, at) => createKeeper(desk(line), at === 0 ? seeded : undefined))
  tabs[0]?.edit({ text: 'start' })
  await tabs[0]?.flush()
  for (const tab of tabs) await tab.hear()
  const next = randomBy(21)
  const words: string[] = []
  for (let edit = 0; edit < 200; edit += 1) {
    const at = next(tabs.length)
    const [tab, line] = [tabs[at], lines[at]]
    if (!tab || !line) throw new Error('three tabs')
    line.down = next(3) === 0
    const word = `§${edit} `
    words.push(word)
    tab.edit(edited(tab.now().fields, word, next))
    if (next(2) === 0) await settled(tab)
  }
  for (const line of lines) line.down = false
  for (const tab of [...tabs, ...tabs]) {
    await tab.hear()
    await settled(tab)
  }
  // A word may have been written into the middle of another one: its characters are all there.
  expect((stored.draft?.text ?? '').split('§').length - 1).toBeGreaterThanOrEqual(words.length)
  expect(stored.writes).toBe(1)
  const { html, text } = stored.draft ?? { html: '', text: '' }
  // Words that clash stand there twice, and nothing else does.
  expect(text.length).toBeLessThan(10_000)
  expect(html === '' || textOf(linesOfHtml(html)) === text).toBe(true)
  expect(html === '').toBe(edited === plainEdit)
})

type Body = Pick<Fields, 'text' | 'html'>
type Next = (below: number) => number

function plainEdit({ text }: Body, word: string, next: Next): Body {
  const place = next(text.length + 1)
  return { text: text.slice(0, place) + word + text.slice(place), html: '' }
}

/** A word in some look, which may begin a line of another kind. */
function richEdit({ text, html }: Body, word: string, next: Next): Body {
  const { own } = writtenBody({ text, html })
  const line = next(own.length)
  const at = next(wordsOf(own[line] ?? emptyLine()).length + 1)
  const looks: Run[] = [{ text: word }, { text: word, bold: true }, { text: word, href: 'https://example.com' }]
  const inserted = replaced(own, caretAt(line, at), [{ ...emptyLine(), runs: [looks[next(3)] ?? { text: word }] }])
  const isBroken = next(4) === 0
  const lines = isBroken ? broken(inserted.lines, inserted.selection) : inserted
  const kind = lineKinds[next(lineKinds.length)] ?? 'text'
  return bodyOf({ own: isBroken ? ofKind(lines.lines, lines.selection, kind).lines : lines.lines, quoted: '' })
}

function formatted(text: string): Line {
  return { kind: 'text', level: 0, runs: [{ text, bold: true }] }
}

async function settled(tab: DraftKeeper): Promise<void> {
  await tab.flush()
  if (tab.now().state !== 'clash') return
  tab.choose('both')
  await tab.flush()
}

/** The same numbers in each run. */
function randomBy(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
