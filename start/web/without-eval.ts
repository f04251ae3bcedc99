declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/**
 * Zod asks whether code may be generated as soon as a shape is made, and the page's policy reports the question. This
 * is read before the first shape, without bringing zod itself to pages that need none.
 */
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

export {}
