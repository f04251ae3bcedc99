/* Every npm script comes through here, on whatever Node the machine has: this file must run on the oldest. */
/* eslint-disable no-var */
var found = process.versions.node
if (Number(found.split('.')[0]) < 20) {
  // Below Node 8 a comma after the last argument is a syntax error, so the sentence is put together beside the call.
  var remedy = '. Install a newer one (https://nodejs.org, or your system’s packages) and run the command again.'
  console.error('Attaché needs Node 20 or newer to begin with, and this is Node ' + found + remedy)
  process.exit(1)
}
require('./launch/main.cjs')
