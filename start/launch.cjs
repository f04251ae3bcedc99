/* Every npm script comes through here, on whatever Node the machine has: this file must run on the oldest. */
/* eslint-disable no-var */
var found = process.versions.node
if (Number(found.split('.')[0]) < 20) {
  console.error(
    'Attaché needs Node 20 or newer to begin with, and this is Node ' +
      found +
      '. Install a newer one (https://nodejs.org, or your system’s packages) and run the command again.',
  )
  process.exit(1)
}
require('./launch/main.cjs')
