import type * as library from 'oidc-provider'

/**
 * The library prints a warning while it is loaded on a Node that is no long-term release. Ours is pinned and tested
 * with it, so that the line would only worry people; any other one is let through.
 */
export async function loadLibrary(): Promise<typeof library> {
  const voice = globalThis.console
  const warn = voice.warn.bind(voice)
  voice.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return await import('oidc-provider')
  } finally {
    voice.warn = warn
  }
}
