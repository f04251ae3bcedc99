// Words that a full disk does not take are no reason to stop.
process.stderr.on('error', () => {})

/**
 * What is going on, for the person who waits. On standard error: standard output belongs to the line that says we
 * are ready.
 * @param {string} sentence
 */
function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/**
 * Says what begins, does it, says how long it took.
 * @template T
 * @param {string} sentence
 * @param {() => Promise<T>} work
 */
async function saying(sentence, work) {
  const began = Date.now()
  say(`${sentence} …`)
  const result = await work()
  say(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return result
}

module.exports = { say, saying }
