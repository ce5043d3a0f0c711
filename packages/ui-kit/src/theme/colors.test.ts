import { describe, expect, it } from 'vitest'
import type { Colors } from './colors.ts'
import { contrast } from './contrast.ts'
import { larkhouseDark, larkhouseLight } from './larkhouseColors.ts'
import { selvedgeDark, selvedgeLight } from './selvedgeColors.ts'

const themes = { selvedgeLight, selvedgeDark, larkhouseLight, larkhouseDark }

const grounds = ['page', 'card', 'raised', 'edge'] as const
const inks = ['ink', 'soft', 'accent', 'deep', 'sale', 'success', 'warning', 'error'] as const

const textPairs: readonly (readonly [keyof Colors, keyof Colors])[] = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
  ['onAccent', 'accent'],
  ['onAccent', 'deep'],
  ['page', 'error'],
  ['page', 'ink'],
  ['onPanel', 'panel'],
  ['onPanelSoft', 'panel'],
  ['onAct', 'act'],
  ['onSecond', 'second'],
  ['onSecondSoft', 'second'],
]

describe.each(Object.entries(themes))('%s', (_name, colors) => {
  it.each(textPairs)('reads %s on %s at 4.5:1', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['page', 'card'] as const)('shows the border of a field on %s at 3:1', (ground) => {
    expect(contrast(colors.field, colors[ground])).toBeGreaterThanOrEqual(3)
  })
})

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
})
