import { expect, test } from 'vitest'
import { type Found, nextStep, type NextStep } from './next-step.ts'

const good: Found = { mark: 'phone', known: ['laptop', 'phone'], permission: 'granted', subscription: 'good' }

test.each<[string, Partial<Found>, NextStep]>([
  ['nobody turned notices on here', { mark: undefined, subscription: 'none' }, 'nothing'],
  ['all is as it was', {}, 'renew'],
  ['the browser lost its subscription', { subscription: 'none' }, 'subscribe'],
  ['the server has another key by now', { subscription: 'of another key' }, 'subscribe'],
  ['the device is on the list no more', { known: ['laptop'] }, 'end'],
  ['the push service has forgotten it, and the browser too', { known: [], subscription: 'none' }, 'subscribe'],
  ['notices are no longer allowed', { permission: 'denied' }, 'end'],
  ['the subscription is somebody else’s', { mark: undefined }, 'end'],
])('when %s', (_, found, step) => {
  expect(nextStep({ ...good, ...found })).toBe(step)
})
