import { expect, test } from 'vitest'
import { composeFirstPaint } from './compose.ts'

const fallback = `<html><head><link rel="preload" as="font" href="/f.woff2"/><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><p>Opening…</p><script>context()</script><script type="module" async="">import "/assets/a.js";
import("/assets/entry.js");</script></body></html>`

const parts = {
  fallback,
  rendered:
    '<html><body><!--$--><aside class="w-64"><b class="font-bold">Chats</b></aside><main style="x" class="flex">Words</main><nav></nav><dialog>Go to</dialog><!--/$--><script>first()</script></body></html>',
  css: '.flex{display:flex}.grid{display:grid}.font-bold{font-weight:700}',
  scripts: ['fit()', 'early("</script>")'],
  modules: ['/assets/a.js', '/assets/b.js'],
}

test('puts what the page will show before all that starts the app, in its own styles', () => {
  const page = composeFirstPaint(parts)
  expect(page).toContain('</head><body><div id="first-paint"')
  const [own, whole] = ['<style>.flex{display:flex}.font-bold{font-weight:700}</style>', 'rel="stylesheet"'].map(
    (words) => page.indexOf(words),
  )
  expect(own).toBeGreaterThan(0)
  expect(whole).toBeGreaterThan(own ?? Infinity)
  expect(page).toContain('<p hidden="">Opening…</p><script>context()</script>')
})

test('shows nothing before the box, the palette and their scripts, and the sidebar after them', () => {
  const page = composeFirstPaint(parts)
  expect(page).toContain('<link rel="expect" href="#first-paint-box" blocking="render"/>')
  expect(page).toContain(
    '<aside class="w-64"></aside><main class="flex">Words</main><dialog>Go to</dialog><script id="first-paint-box">fit()\nearly("<\\/script>")</script><nav></nav></div>' +
      '<template id="first-paint-sidebar"><b class="font-bold">Chats</b></template>',
  )
})

test('asks for no code and no font by itself, and for the style sheet without waiting for it', () => {
  const page = composeFirstPaint(parts)
  const links = [...page.matchAll(/<link [^>]*>/g)].map(([link]) => link)
  expect(links).toEqual([
    '<link rel="expect" href="#first-paint-box" blocking="render"/>',
    '<link rel="stylesheet" data-href="/assets/root.css"/>',
  ])
})

test('hands the modules and the start of the app to the script that knows when to begin', () => {
  expect(composeFirstPaint(parts)).toContain(
    '<script type="module" async="">beginPage(["/assets/a.js","/assets/b.js"],async()=>{await import("/assets/a.js");\nawait import("/assets/entry.js");})</script>',
  )
})

test('a page written in another way stops the build', () => {
  for (const changed of ['<link rel="stylesheet"', '<script type="module"'])
    expect(() => composeFirstPaint({ ...parts, fallback: fallback.replace(changed, '<x') })).toThrow('not known here')
  for (const rendered of [
    '<p>Words</p>',
    parts.rendered.replaceAll('aside', 'div'),
    parts.rendered.replaceAll('dialog', 'div'),
  ])
    expect(() => composeFirstPaint({ ...parts, rendered })).toThrow('not known here')
})
