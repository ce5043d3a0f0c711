import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { contrastProblems } from './contrastProblems.ts'
import { larkhouseDark, larkhouseLight } from './larkhouseColors.ts'
import { rolePairs } from './rolePairs.ts'
import { selvedgeDark, selvedgeLight } from './selvedgeColors.ts'

const themes = { selvedgeLight, selvedgeDark, larkhouseLight, larkhouseDark }

describe.each(Object.entries(themes))('%s', (_name, colors) => {
  it.each(rolePairs)('shows $front on $ground at $least:1', ({ front, ground, least }) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(least)
  })
})

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
})

it('names the pair that cannot be read, with what it measures', () => {
  expect(contrastProblems(selvedgeLight)).toEqual([])
  expect(contrastProblems({ ...selvedgeLight, onSecondSoft: '#BBBBBB' })).toEqual([
    'onSecondSoft #BBBBBB on second #FFFFFF is 1.92:1; it needs 4.5:1',
  ])
})
