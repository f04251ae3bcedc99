import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Pages with the same words and nothing else: no style, script or font. The least that a page costs. */
export async function openBare(origin: string, paths: readonly string[]) {
  const pages = new Map<string, Buffer>()
  for (const path of paths) pages.set(path, brotliCompressSync(strip(await (await fetch(origin + path)).text())))
  const server = createServer(({ url = '/' }, response) => {
    const page = pages.get(url)
    const head = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    if (page) response.writeHead(200, head).end(page)
    // Every browser requests an icon, and Lighthouse complains if there is none.
    else response.writeHead(url === '/favicon.ico' ? 204 : 404).end()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
}

/** The paragraphs of `main`. */
function strip(html: string): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const lines = main
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .split(/<\/?(?:h\d|p|li|div|dt|dd|section|header)[^>]*>/)
    .map((piece) => piece.replaceAll(/<[^>]*>/g, '').trim())
    .filter((piece) => piece !== '')
  const [first = title, ...others] = lines
  const words = others.map((line) => `<p>${line}</p>`).join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="${title}"><title>${title}</title><main><h1>${first}</h1>${words}</main></html>`
}
