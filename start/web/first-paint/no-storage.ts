/** Pages are prerendered without a browser, so storage is empty. */
const nothing: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: nothing, configurable: true })
