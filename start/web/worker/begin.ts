import { workerScope } from '#foundation/web/worker/scope.ts'
import { takeShares } from './shares.ts'
import { keepShell } from './shell.ts'

/* A part of /sw.js, the app's service worker; the features' parts follow. */

const scope = workerScope()
keepShell(scope)
takeShares(scope)
