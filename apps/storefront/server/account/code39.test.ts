import { expect, test } from 'vitest'
import { code39 } from './code39.ts'

/** The bars and spaces of a barcode as a scanner sees them: w for wide, n for narrow. */
const scan = (text: string): string[] => {
  const bars = [...(code39(text)?.path ?? '').matchAll(/M(\d+) 0h(\d)/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }))
  const elements = bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1]
    return next ? [width, next.x - x - width] : [width]
  })
  // Nine elements of a character, and the space after it.
  return Array.from({ length: bars.length / 5 }, (_, index) =>
    elements
      .slice(index * 10, index * 10 + 9)
      .map((width) => (width === 3 ? 'w' : 'n'))
      .join(''),
  )
}

// From the published table of Code 39.
const published = {
  '*': 'nwnnwnwnn',
  '-': 'nwnnnnwnw',
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  R: 'wnnnnnwwn',
  S: 'nnwnnnwwn',
  V: 'nwwnnnnnw',
}

test.each(Object.entries(published).filter(([character]) => character !== '*'))(
  'encodes %s between the start and stop characters',
  (character, code) => {
    expect(scan(character)).toEqual([published['*'], code, published['*']])
  },
)

test('encodes each character with three wide elements, and leaves a margin on both sides', () => {
  const text = 'SV-200123-R1'
  for (const code of scan(text)) expect(code.match(/w/g)).toHaveLength(3)
  expect(code39(text)).toMatchObject({ width: 14 * 15 + 13 + 20, path: expect.stringMatching(/^M10 0/) })
})

test.each(['', 'sv-1', 'SV_1', 'SV*1', 'SV-1é'])('returns no barcode for %j', (text) => {
  expect(code39(text)).toBeUndefined()
})
