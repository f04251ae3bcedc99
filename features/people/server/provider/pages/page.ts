import { productName } from '#foundation/contract/product.ts'
import { html, type Html } from './html.ts'

export type Page = { title: string; body: Html }

/** What every page stands in. `style` is the address of the stylesheet. */
export function writePage({ title, body }: Page, style: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${productName}</title>
        <link rel="stylesheet" href="${style}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main>
          <p class="house">${mark}<span>${productName}</span></p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.html
}

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden="true">
  <rect width="32" height="32" rx="7" class="ground" />
  <g class="stroke" stroke-width="3" stroke-linecap="round">
    <circle cx="15.5" cy="19.75" r="5.25" />
    <path d="M20.75 13.75v11.25M15.25 9.25 18.75 6.25" />
  </g>
</svg>`
