/** Sent once the parts of a public page are interactive. */
export const aliveEvent = 'attache:alive'

/**
 * A public page works without code, so its code waits for the first sign of a person: nothing is fetched, parsed or run
 * while the page is painted. A button pressed before its code has loaded is pressed again afterwards; links, the menu
 * and questions need none. Built from React Router's page: the files it would fetch at once, and the script that
 * imports them, wait for that sign.
 */
export function beginLater(html: string): string {
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
  const files = [...html.matchAll(preload)].map(([, href]) => href)
  const begin = /(<script type="module"[^<>]*>)([\s\S]*?)(<\/script>)/.exec(html)
  // A page built without code stays as it is.
  if (files.length === 0 && !begin) return html
  if (files.length === 0 || !begin) throw new Error('React Router writes its pages in a way that is not known here.')
  const [whole, open = '', script = '', close = ''] = begin
  return html.replace(whole, () => open + waiting(files, asFunction(script)) + close).replaceAll(preload, '')
}

/** `import … from` must be at the top of a file; `await import()` can wait. */
export function asFunction(script: string): string {
  const body = script
    .replaceAll(/^\s*import \* as (\w+) from ("[^"]+");/gm, 'const $1=await import($2);')
    .replaceAll(/^\s*import ("[^"]+");/gm, 'await import($1);')
    .replace(/^\s*import\(/m, (call) => call.replace('import', 'await import'))
  if (/^\s*import\b/m.test(body)) throw new Error(`React Router begins a page in a way that is not known here: ${body}`)
  return `async()=>{${body.trim()}}`
}

function waiting(files: readonly (string | undefined)[], begin: string): string {
  return `const signs=${JSON.stringify(signs)},begin=${begin};let pressed,listening;
const atRest=event=>event.type==='pointermove'&&event.movementX===0&&event.movementY===0;
const listen=()=>{listening=new AbortController();for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true,signal:listening.signal})};
const start=event=>{if(atRest(event))return;listening.abort();for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));begin().then(forget,error=>{listen();throw error})};
const keep=event=>{const button=event.target.closest?.('button');if(button){pressed=button;event.preventDefault();event.stopImmediatePropagation()}};
const forget=()=>removeEventListener('click',keep,true);
listen();addEventListener('click',keep,true);addEventListener('${aliveEvent}',()=>{forget();pressed?.click()},{once:true})`
}

// A browser may report a pointer that rests where the page appears as a move, so only one that moved is a sign.
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll']
