import { expect, it } from 'vitest'
import { axisTicks } from './axisTicks.ts'

it('includes 0 and the whole interval on the axis', () => {
  expect(axisTicks(0.08, 0.77)).toEqual([-0.2, 0, 0.2, 0.4, 0.6, 0.8])
  expect(axisTicks(-4.2, -1)).toEqual([-5, -4, -3, -2, -1, 0, 1])
  expect(axisTicks(-30, 70)).toEqual([-40, -20, 0, 20, 40, 60, 80])
})

it('returns ticks for an interval of zero width', () => {
  const ticks = axisTicks(0, 0)
  expect(ticks[0]).toBeLessThan(0)
  expect(ticks.at(-1)).toBeGreaterThan(0)
})
