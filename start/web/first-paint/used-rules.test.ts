import { expect, test } from 'vitest'
import { classesIn, usedRules } from './used-rules.ts'

const kept = (css: string, ...classes: string[]) => usedRules(css, new Set(classes))

test('keeps the rules whose classes a page has, and those without a class', () => {
  expect(kept('.grid{display:grid}.flex{display:flex}h1,body{margin:0}', 'flex')).toBe(
    '.flex{display:flex}h1,body{margin:0}',
  )
  expect(kept('.grid.wide,.flex>p{margin:0}.grid .flex{margin:1px}', 'flex')).toBe('.grid.wide,.flex>p{margin:0}')
})

test('reads escaped names as they stand in a class list', () => {
  const css = String.raw`.sm\:pt-\[min\(14vh\,9rem\)\]{padding:0}.\32 xl{color:red}.pt-1\.5{padding:1px}.\[\&_svg\]\:size-4 svg{width:1px}`
  expect(kept(css, 'sm:pt-[min(14vh,9rem)]', '2xl', 'pt-1.5', '[&_svg]:size-4')).toBe(css)
  expect(kept(css, 'sm:pt-[min(14vh,9rem)]')).toBe(String.raw`.sm\:pt-\[min\(14vh\,9rem\)\]{padding:0}`)
})

test('what a selector excludes, and what stands in an attribute, need not be on the page', () => {
  expect(kept('.flex:not(.grid){margin:0}.flex[href$=".pdf"]{margin:1px}', 'flex')).toBe(
    '.flex:not(.grid){margin:0}.flex[href$=".pdf"]{margin:1px}',
  )
  expect(kept('.flex:is(.grid,.wide){margin:0}', 'flex', 'wide')).toBe('')
})

test('looks into conditions and layers, and drops those that are left empty', () => {
  const css =
    '@layer base,utilities;@layer utilities{@media (width>=40rem){.grid{margin:0}}@supports (a:b){.flex{margin:0}}}'
  expect(kept(css, 'flex')).toBe('@layer base,utilities;@layer utilities{@supports (a:b){.flex{margin:0}}}')
})

test('keeps no font that must be fetched, nothing for print, and only the animations and properties that are named', () => {
  const local = '@font-face{font-family:Near;src:local("Arial")}'
  const css = [
    '@font-face{font-family:Far;src:url(/far.woff2)}',
    local,
    '@media print{body{margin:0}}',
    '.late{animation:late 1s;margin:var(--tw-one)}',
  ].join('')
  const named = '@property --tw-one{syntax:"*";inherits:false}@keyframes late{50.5%{opacity:0}}'
  const others = '@property --tw-two{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}'
  expect(kept(css + named + others, 'late')).toBe(`${local}.late{animation:late 1s;margin:var(--tw-one)}${named}`)
})

test('a brace or a semicolon in a string or an address ends nothing', () => {
  const css = `.flex{content:"}";background:url(data:a;b)}.flex::after{content:'{'}`
  expect(kept(css, 'flex')).toBe(css)
})

test('finds the classes of a piece of HTML', () => {
  expect([...classesIn('<p class="flex [&amp;_svg]:size-4"><b class="flex bold"></b></p>')]).toEqual([
    'flex',
    '[&_svg]:size-4',
    'bold',
  ])
})
