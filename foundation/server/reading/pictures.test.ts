import { expect, test } from 'vitest'
import { bigEndian, exifOf, jpegOf, pngOf, webpOf } from './testing/pictures.ts'
import { readWhole } from './testing/reading.ts'

async function factsOf(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const { passages, refused } = await readWhole(name, bytes)
  return refused ?? passages.map(({ text }) => text).join('\n')
}

test('reads the format and the size of a picture as its properties', async () => {
  const { passages, kind } = await readWhole('a.png', pngOf(640, 480))
  expect(kind).toBe('picture')
  expect(passages).toMatchObject([
    { kind: 'table', text: 'Format\tPNG\nSize\t640 × 480 pixels', place: { part: 'properties' } },
  ])
})

test.each([
  ['a.gif', Buffer.from('GIF89a\u0040\u0001\u00F0\0', 'latin1'), 'GIF', '320 × 240'],
  ['a.webp', webpOf('VP8X', [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]), 'WebP', '640 × 480'],
  ['a.webp', webpOf('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]), 'WebP', '640 × 480'],
  ['a.webp', webpOf('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01]), 'WebP', '640 × 480'],
  ['a.tif', exifOf({ width: 640, height: 480 }), 'TIFF', '640 × 480'],
  ['a.bmp', Buffer.from(`BM${'\0'.repeat(16)}\u0080\u0002\0\0\u00E0\u0001\0\0`, 'latin1'), 'BMP', '640 × 480'],
  [
    'a.heic',
    Buffer.concat([
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1'),
      ...[512, 4_032].map((side) =>
        Buffer.from([...Buffer.from('ispe\0\0\0\0'), ...bigEndian(side), ...bigEndian(512)]),
      ),
    ]),
    'HEIC',
    '4032 × 512',
  ],
])('reads the size of %s', async (name, bytes, format, size) => {
  expect(await factsOf(name, bytes)).toBe(`Format\t${format}\nSize\t${size} pixels`)
})

const taken = { make: 'Canon', model: 'Canon EOS 80D', taken: '2024:03:14 09:30:00', offset: '+01:00' }
const facts = 'Format\tJPEG\nSize\t640 × 480 pixels\nTaken\t2024-03-14 09:30:00 +01:00\nCamera\tCanon EOS 80D'

test('reads when a photo was taken and with what, whichever way the camera writes its numbers', async () => {
  for (const little of [false, true])
    expect(await factsOf('a.jpg', jpegOf(640, 480, exifOf({ ...taken, little })))).toBe(facts)
})

test('a photo that was taken upright is as high as it is wide in the file', async () => {
  expect(await factsOf('a.jpg', jpegOf(640, 480, exifOf({ orientation: 6 })))).toContain('480 × 640 pixels')
})

test('a photo whose camera wrote nonsense is read for its size', async () => {
  const sized = 'Format\tJPEG\nSize\t640 × 480 pixels'
  expect(await factsOf('a.jpg', jpegOf(640, 480, Buffer.from('II*\0\u00FF\u00FF\u00FF\u00FF', 'latin1')))).toBe(sized)
  expect(await factsOf('a.jpg', jpegOf(640, 480, exifOf({ taken: '0000:00:00 00:00:00' })))).toBe(sized)
})

test('a picture that is cut or is none is refused with a sentence', async () => {
  const damaged = 'The file is damaged, or is not what its name says.'
  const photo = jpegOf(640, 480, exifOf(taken))
  expect(await factsOf('a.jpg', photo.subarray(0, 40))).toBe(damaged)
  expect(await factsOf('a.png', pngOf(640, 480).subarray(0, 18))).toBe(damaged)
  expect(await factsOf('a.png', pngOf(0, 480))).toBe(damaged)
  expect(await factsOf('a.png', Buffer.from('no picture'))).toBe(damaged)
})
