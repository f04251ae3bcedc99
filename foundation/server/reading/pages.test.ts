import { expect, test } from 'vitest'
import { readWhole } from './testing/reading.ts'

const said =
  'The council has decided, after a long debate, that the bridge is closed to cars from May on, and stays open to bicycles.'
const links = Array.from({ length: 20 }, (_, at) => `<li><a href="/${at}">Section ${at}</a></li>`).join('')
const page = (body: string) => `<title>Bridge</title><body><div class="top-menu"><ul>${links}</ul></div>${body}</body>`

async function linesOf(html: string): Promise<string[]> {
  const { passages } = await readWhole('a.html', html)
  return passages.flatMap(({ text }) => text.split('\n'))
}

test('reads a page from the web without its menus, teasers and comments', async () => {
  const article = `<div class="story"><h1>The bridge</h1><p>${said}</p><p>${said}</p><p>Short, and part of it.</p><p>${said}</p></div>`
  const around = `<div class="related"><p>${said} Elsewhere.</p></div><footer><p>Imprint</p></footer>`
  expect(await linesOf(page(article + around))).toEqual(['The bridge', said, said, 'Short, and part of it.', said])
})

test('keeps everything of a document that is no page from the web', async () => {
  const body = `<div class="menu"><p>Lunch is served at noon.</p></div><p>${said}</p><footer>Page 1</footer>`
  expect(await linesOf(`<title>Bridge</title><body>${body}</body>`)).toEqual([
    'Lunch is served at noon.',
    said,
    'Page 1',
  ])
})

test('counts the items of ordered lists', async () => {
  const list = '<ol start="3"><li>Three</li><li><b>Four</b><ul><li>Dot</li></ul></li></ol>'
  expect(await linesOf(list)).toEqual(['3. Three', '4. Four', 'Dot'])
})
