import { describe, expect, it } from 'vitest'
import { colorRolePairs } from './colorRolePairs.ts'
import { contrast } from './contrast.ts'
import { contrastProblems } from './contrastProblems.ts'
import { larkhouseDark, larkhouseLight } from './larkhouseColors.ts'
import { selvedgeDark, selvedgeLight } from './selvedgeColors.ts'

const themes = { selvedgeLight, selvedgeDark, larkhouseLight, larkhouseDark }

describe.each(Object.entries(themes))('%s', (_name, colors) => {
  it.each(colorRolePairs)(
    'has a contrast of at least $least:1 for $front on $ground',
    ({ front, ground, least }) => {
      expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(least)
    },
  )
})

it('returns a contrast of 21 for black on white', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
})

it('reports a pair of colours whose contrast is too low, and the contrast', () => {
  expect(contrastProblems(selvedgeLight)).toEqual([])
  expect(contrastProblems({ ...selvedgeLight, onSecondaryPanelMuted: '#BBBBBB' })).toEqual([
    'onSecondaryPanelMuted #BBBBBB on secondaryPanel #FFFFFF is 1.92:1; it needs 4.5:1',
  ])
})
