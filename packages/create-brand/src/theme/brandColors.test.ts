import {
  contrastProblems,
  larkhouseDark,
  larkhouseLight,
  selvedgeDark,
  selvedgeLight,
} from '@selvedge/ui-kit/theme'
import { expect, test } from 'vitest'
import { brandColors, readableAccent, type TypefaceChoice } from './brandColors.ts'

const bases = { serif: [selvedgeLight, selvedgeDark], sans: [larkhouseLight, larkhouseDark] } as const
const accents = ['#000000', '#2F4B8F', '#7A2E4F', '#0B6E69', '#FF0000', '#F5C518', '#FFFFFF']
const types: readonly TypefaceChoice[] = ['serif', 'sans']

test.each(accents.flatMap((accent) => types.map((type) => [accent, type] as const)))(
  'derives readable colors in both modes from %s for %s type',
  (accent, type) => {
    const { light, dark } = brandColors(readableAccent(accent, type), type)
    const [lightBase, darkBase] = bases[type]
    expect(contrastProblems({ ...lightBase, ...light })).toEqual([])
    expect(contrastProblems({ ...darkBase, ...dark })).toEqual([])
  },
)

test('leaves an accent unchanged when it is readable', () => {
  expect(readableAccent('#2f4b8f', 'serif')).toBe('#2F4B8F')
})
