import { workerScope } from '#foundation/web/worker/scope.ts'
import { listenForNotices } from './notifying.ts'

/* A part of /sw.js, the app's service worker. */

listenForNotices(workerScope())
