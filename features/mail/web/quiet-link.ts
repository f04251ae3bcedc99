/** What changes how a message is shown, and nothing else. */
export const quietLink =
  'rounded-[2px] text-13 text-muted underline decoration-edge/60 underline-offset-4 hover:text-ink hover:decoration-current pointer-coarse:min-h-11 print:hidden'
