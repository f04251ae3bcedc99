/** Pages are written by a build, where there is no browser and nothing is kept: a page that looks finds nothing. */
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
