import { expect, test } from 'vitest'
import { twinsOf } from './twin.ts'
import { formOf } from './written.ts'

test('HTML without any form becomes plain text', () => {
  expect(twinsOf('<p>Hello</p><p>Sara</p>')).toMatchObject({ html: '', text: 'Hello\n\nSara' })
})

test('HTML with a form becomes the HTML that is sent, and its text', () => {
  expect(twinsOf('<table><tr><td style="color:red"><strong>Hello</strong> Sara</td></tr></table>')).toMatchObject({
    html: '<div><b>Hello</b> Sara</div>',
    text: 'Hello Sara',
  })
})

test('HTML that hides words, and none at all, is not sent', () => {
  expect(twinsOf('<b>Hello</b><span style="font-size:0">Eve</span>')).toBeUndefined()
  expect(twinsOf(' ')).toBeUndefined()
})

test('HTML goes along only where it says exactly what the text says', () => {
  const html = '<div><b>Hello</b></div><div>Sara</div>'
  expect(formOf({ html, text: 'Hello\nSara' })?.html).toBe(html)
  expect(formOf({ html, text: 'Hello\n\nSara' })).toBeUndefined()
  expect(formOf({ html: '<div>Hello</div>', text: 'Hello' })).toBeUndefined()
})
