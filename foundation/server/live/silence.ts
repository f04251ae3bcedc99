const tickMilliseconds = 200
const longestSilence = 4

export type SilenceWatch = {
  asked(): void
  answered(): void
  stop(): void
}

/**
 * Calls out when something was asked and for a second nothing is answered. It counts its own ticks and not the clock: a
 * process that was busy itself has heard nothing either, and must not blame the other side.
 */
export function watchForSilence(callOut: () => void): SilenceWatch {
  let open = 0
  let silent = 0
  const ticking = setInterval(() => {
    silent = open > 0 ? silent + 1 : 0
    if (silent > longestSilence) callOut()
  }, tickMilliseconds).unref()
  return {
    asked: () => void (open += 1),
    answered() {
      open -= 1
      silent = 0
    },
    stop: () => clearInterval(ticking),
  }
}
