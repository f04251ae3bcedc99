/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  notice_capabilities: 'hashes of what push messages can do for a day',
  'notices.node': 'which server was at work on it',
  'notices.lease_until': 'for how long that server was believed to be at work',
  'push_devices.digest': 'a hash of the address of a browser, by which it is found',
  'push_devices.sealed': 'the address of a browser and its keys: whoever has them can send it messages',
  'notice_addresses.code_hash': 'a hash of the code that was mailed last',
}
