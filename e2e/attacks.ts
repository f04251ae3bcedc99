/** The target of requests that must never be made. */
const foreign = 'https://foreign.example'

/** Runs, if it runs at all, into something that the test sees. */
const script = 'ran()'

/** Five hundred ways to make a text act: by tag, by address, by construct of Markdown, each in several spellings. */
export const attacks: readonly string[] = [...new Set([...byConstruct(), ...byAddress(), ...byTag()])].slice(0, 500)

function byTag(): string[] {
  const handlers = [
    'onerror',
    'onload',
    'onclick',
    'onmouseover',
    'onfocus',
    'ontoggle',
    'onanimationstart',
    'onpointerenter',
  ]
  const tags = [
    ['img', `src="${foreign}/i.png"`],
    ['img', 'src=x'],
    ['svg', ''],
    ['body', ''],
    ['video', `src="${foreign}/v" autoplay`],
    ['audio', `src="${foreign}/a" autoplay`],
    ['iframe', `src="${foreign}/f"`],
    ['input', 'autofocus'],
    ['details', 'open'],
    ['marquee', ''],
    ['object', `data="${foreign}/o"`],
    ['embed', `src="${foreign}/e"`],
    ['link', `rel=stylesheet href="${foreign}/c.css"`],
    ['base', `href="${foreign}/"`],
    ['a', `href="${foreign}" ping="${foreign}/p"`],
    ['math', ''],
    ['style', ''],
    ['meta', `http-equiv=refresh content="0;url=${foreign}"`],
  ] as const
  const whole = tags.flatMap(([tag, rest]) => handlers.map((handler) => `<${tag} ${rest} ${handler}="${script}">`))
  const scripts = [
    `<script>${script}</script>`,
    `<script src="${foreign}/s.js"></script>`,
    `<ScRiPt>${script}</sCrIpT>`,
    `<script/x>${script}</script>`,
    `<<script>${script}//<</script>`,
    `"><script>${script}</script>`,
    `'><img src=x onerror=${script}>`,
    `</textarea><script>${script}</script>`,
    `</title><script>${script}</script>`,
    `<!--><script>${script}</script>-->`,
    `<svg><script>${script}</script></svg>`,
    `<svg><style><img src=x onerror=${script}></style></svg>`,
    `<math><mtext><table><mglyph><style><img src=x onerror=${script}>`,
    `<iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
    `<template><script>${script}</script></template>`,
    `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
    `<style>@import "${foreign}/c.css";</style>`,
    `<div style="background:url(${foreign}/b)">`,
    `<form action="javascript:${script}"><button>go</button></form>`,
    `<a href="javascript:${script}">go</a>`,
    `\${${script}}`,
    `{{${script}}}`,
    `{{constructor.constructor('${script}')()}}`,
  ]
  return [...whole, ...scripts, ...scripts.map(entities), ...scripts.map(doubled)]
}

function byAddress(): string[] {
  const addresses = [
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    `java\tscript:${script}`,
    `&#106;avascript:${script}`,
    `&#x6a;avascript&colon;${script}`,
    `javascript&#58;${script}`,
    `%6aavascript:${script}`,
    `\u0001javascript:${script}`,
    `java\u200Bscript:${script}`,
    `javascript://example.com/%0a${script}`,
    `vbscript:${script}`,
    `data:text/html,<script>${script}</script>`,
    'data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==',
    `data:image/svg+xml,<svg onload=${script}>`,
    `${foreign}/i.png`,
    '//foreign.example/i.png',
    `http://127.0.0.1:1/i.png`,
    `https://a@foreign.example/`,
    `file:///etc/passwd`,
    `blob:${foreign}/1`,
  ]
  const forms: ((address: string) => string)[] = [
    (address) => `[go](${address})`,
    (address) => `[go](<${address}>)`,
    (address) => `[go](${address} "title")`,
    (address) => `![go](${address})`,
    (address) => `[![go](${address})](${address})`,
    (address) => `<${address}>`,
    (address) => `[go][a]\n\n[a]: ${address}`,
    (address) => `[go]: ${address}\n\n[go]`,
    (address) => `**[go](${address})**`,
    (address) => `| [go](${address}) |\n|---|\n| ![go](${address}) |`,
    (address) => `> - [x] [go](${address})`,
    (address) => `# ![go](${address})`,
    (address) => address,
  ]
  return addresses.flatMap((address) => forms.map((form) => form(address)))
}

function byConstruct(): string[] {
  const inner = [
    `<img src=x onerror=${script}>`,
    `<script>${script}</script>`,
    `"onmouseover="${script}`,
    `' autofocus onfocus=${script} '`,
  ]
  const constructs: ((text: string) => string)[] = [
    (text) => `\`${text}\``,
    (text) => `\`\`\`html\n${text}\n\`\`\``,
    (text) => `\`\`\`${text}\ncode\n\`\`\``,
    (text) => `    ${text}`,
    (text) => `**${text}**`,
    (text) => `~~${text}~~`,
    (text) => `1. ${text}`,
    (text) => `- [ ] ${text}`,
    (text) => `> ${text}`,
    (text) => `## ${text}`,
    (text) => `| a | b |\n|:-:|--:|\n| ${text.replaceAll('|', '')} | b |`,
    (text) => `[${text}](https://example.com)`,
    (text) => `[go](https://example.com "${text}")`,
    (text) => `[go](https://example.com/${text})`,
    (text) => `![${text}](${foreign}/i.png "${text}")`,
    (text) => `[^1]: ${text}`,
    (text) => `\\${text}`,
    (text) => `<details><summary>${text}</summary>`,
    (text) => `\u202E${text}\u2066`,
    (text) => text.replaceAll('<', '\uFF1C'),
  ]
  return inner.flatMap((text) => constructs.map((construct) => construct(text)))
}

function entities(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&#62;').replaceAll('"', '&quot;')
}

function doubled(text: string): string {
  return text.replaceAll('<', '&amp;lt;').replaceAll('(', '&lpar;')
}
