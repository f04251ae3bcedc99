/** Whether the keyboard is likely one of Apple's. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}
