/**
 * Zod asks whether code may be generated as soon as a shape is made, and the page's policy reports the question. This
 * is read before the first shape, without bringing zod itself to pages that need none.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
