import { beginChat, box, entries, expect, test } from './chat.ts'

test('what is sent from the landing screen is answered in a chat of its own', async ({ landing: page }) => {
  await beginChat(page, 'Good morning')
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).nth(0)).toContainText('Good morning')
  await expect(entries(page).nth(1)).toContainText('You said: Good morning')
  await expect(box(page)).toBeFocused()
})
