import { expect, test } from 'vitest'
import { beginLater } from './begin-later.ts'

const written = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body><p>Words</p><script type="module" async="">import "/assets/a.js";
import * as route0 from "/assets/b.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`

test('a page asks for no code by itself', () => {
  const html = beginLater(written)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^\s*import\b/m)
  expect(html).toContain('<p>Words</p>')
})

test('what it asked for is imported in the same order, at the first sign', () => {
  const imports = [...beginLater(written).matchAll(/await import\("([^"]+)"\)/g)].map(([, file]) => file)
  expect(imports).toEqual(['/assets/a.js', '/assets/b.js', '/assets/entry.js'])
  expect(beginLater(written)).toContain('["/assets/a.js","/assets/b.js"]')
})

test('a page written in another way stops the build', () => {
  expect(() => beginLater(written.replaceAll('modulepreload', 'prefetch'))).toThrow('not known here')
  expect(() => beginLater(written.replace('import "/assets/a.js"', 'import a from "/assets/a.js"'))).toThrow(
    'not known here',
  )
})
