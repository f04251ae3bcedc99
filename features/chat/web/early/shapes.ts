/** Marks the place of the messages in a page whose code is not there yet. */
export const threadName = 'data-early-thread'

/** Names the templates of which they are made. */
export const shapeName = 'data-early-shape'
