import { expect, test } from 'vitest'
import { cleanHtml, type Cleaning, remotePictures } from './clean-html.ts'
import { htmlWords } from './html-words.ts'

const none: Cleaning = { isShown: () => false, embedded: () => undefined }
const all: Cleaning = { ...none, isShown: () => true }
const clean = (html: string, cleaning = none) => cleanHtml(html, cleaning)

const elsewhere = 'https://t.example/x'
const waysToCall: Record<string, string> = {
  img: `<img src="${elsewhere}">`,
  srcset: `<img srcset="${elsewhere} 2x">`,
  picture: `<picture><source srcset="${elsewhere}"><img src="${elsewhere}"></picture>`,
  background: `<body background="${elsewhere}"><table background="${elsewhere}"><tr><td background="${elsewhere}">`,
  'CSS url': `<p style="background:url(${elsewhere})">`,
  'CSS image-set': `<p style="background-image:image-set('${elsewhere}' 1x)">`,
  'CSS var': `<p style="--a:url(${elsewhere});background:var(--a)">`,
  'CSS escaped': String.raw`<p style="background:\75rl(${elsewhere})">`,
  'CSS in comments': `<p style="background:u/**/rl(${elsewhere})">`,
  cursor: `<p style="cursor:url(${elsewhere}),auto">`,
  'list-style': `<li style="list-style:url(${elsewhere})">`,
  content: `<p style="content:url(${elsewhere})">`,
  '@import': `<style>@import '${elsewhere}';</style>`,
  '@font-face': `<style>@font-face{font-family:a;src:url(${elsewhere})}</style>`,
  link: `<link rel="stylesheet" href="${elsewhere}">`,
  preload: `<link rel="preload" as="image" href="${elsewhere}">`,
  refresh: `<meta http-equiv="refresh" content="0;url=${elsewhere}">`,
  base: `<base href="${elsewhere}">`,
  iframe: `<iframe src="${elsewhere}"></iframe><iframe srcdoc="<img src='${elsewhere}'>"></iframe>`,
  object: `<object data="${elsewhere}"></object>`,
  embed: `<embed src="${elsewhere}">`,
  video: `<video src="${elsewhere}" poster="${elsewhere}"><track src="${elsewhere}"></video><audio src="${elsewhere}"></audio>`,
  svg: `<svg><image href="${elsewhere}"/><use xlink:href="${elsewhere}"/><style>@import '${elsewhere}'</style></svg>`,
  script: `<script src="${elsewhere}"></script><script>fetch('${elsewhere}')</script>`,
  onerror: `<img src="x" onerror="fetch('${elsewhere}')"><p onclick="a()">`,
  form: `<form action="${elsewhere}"><input type="image" src="${elsewhere}"><button formaction="${elsewhere}">Go</button></form>`,
  frameset: `<frameset><frame src="${elsewhere}"></frameset>`,
  lazy: `<img loading="lazy" src="${elsewhere}"><img data-src="${elsewhere}">`,
  math: `<math><mtext><a xlink:href="${elsewhere}">x</a></mtext></math><annotation-xml encoding="text/html"><img src="${elsewhere}">`,
  noscript: `<noscript><img src="${elsewhere}"></noscript><noscript><p title="</noscript><img src=${elsewhere}>">`,
}

test.each(Object.entries(waysToCall))('nothing is fetched by way of %s', (_, html) => {
  expect(clean(html)).not.toContain('t.example')
})

test('pictures from elsewhere are named, and shown where they may be, over TLS alone', () => {
  const html = `<img src="http://a.example/1.png" alt="A map" width=300><img src="//b.example/2.gif" style="width:1px; height:1px"><img src="https://c.example/3" style="display:none">`
  expect(clean(html)).toBe('<img width="300" alt="A map" />')
  expect(remotePictures(html)).toEqual([
    { url: 'https://a.example/1.png', width: 300, height: undefined, hidden: false },
    { url: 'https://b.example/2.gif', width: 1, height: 1, hidden: false },
    { url: 'https://c.example/3', width: undefined, height: undefined, hidden: true },
  ])
  expect(clean(html, { ...all, isShown: ({ width }) => width === 300 })).toBe(
    '<img width="300" alt="A map" src="https://a.example/1.png" />',
  )
})

const embedded = (id: string) => (id === 'plan@x' ? '/v1/plan' : undefined)

test('pictures that came along are shown from their own address, others within the mail only if they are pictures', () => {
  const html =
    '<img src="cid:plan%40x"><img src="cid:other"><img src="data:image/png;base64,AAAA"><img src="data:image/svg+xml,<svg>">'
  expect(clean(html, { ...none, embedded })).toBe(
    '<img alt="" src="/v1/plan" /><img alt="" src="data:image/png;base64,AAAA" />',
  )
})

test('links open beside the page and say where they lead if their text says otherwise', () => {
  const rel = 'target="_blank" rel="noopener noreferrer nofollow"'
  expect(clean('<a href="https://evil.example/login" title="Bank">www.bank.example</a>')).toBe(
    `<a title="evil.example" href="https://evil.example/login" ${rel}>www.bank.example [evil.example]</a>`,
  )
  expect(clean('<a href="https://www.bank.example/a">bank.example</a>')).toContain('>bank.example</a>')
  expect(clean('<a href="javascript:alert(1)">Bank</a>')).toBe(`<a ${rel}>Bank</a>`)
  expect(clean('<a href="https://b\u0430nk.example">here</a>')).toContain('title="xn--bnk-6cd.example"')
})

test('nothing lies over anything else, and what styles say otherwise is kept', () => {
  expect(clean('<p style="position:fixed;top:0;color:red;z-index:9;transform:none">Hi</p>')).toBe(
    '<p style="color:red">Hi</p>',
  )
})

test('words made not to be seen are kept apart, whichever way that was done', () => {
  const { lines, hidden } = htmlWords(`
    <p>Hello</p><div style="display: none">one</div><span style="font-size:0px">two</span>
    <p style="color:#FFF">three</p><div style="background:#000"><p style="color:white">seen</p><p style="color:rgb(0, 0, 0)">four</p></div>
    <div style="max-height:0;overflow:hidden">five</div><p hidden>six</p><p style="text-indent:-9999px">seven</p>
    <style>p{}</style><script>no()</script>`)
  expect(lines.map(({ text }) => text).filter((text) => text !== '')).toEqual(['Hello', 'seen'])
  expect(hidden.split(/\s+/v)).toEqual(['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
})

test('what is nested deeper than any mail is left out', () => {
  const deep = `${'<b>'.repeat(5_000)}deep`
  expect([clean(`<p>Hello</p>${deep}`).startsWith('<p>Hello</p>'), clean(deep).includes('deep')]).toEqual([true, false])
  expect(htmlWords(`<p>Hello</p>${deep}`).lines.filter(({ text }) => text !== '')).toEqual([
    { text: 'Hello', quoted: false },
  ])
})
