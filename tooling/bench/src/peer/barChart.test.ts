import { expect, test } from 'vitest'
import { barChart } from './barChart.ts'
import type { Figure } from './figures.ts'

const figure: Figure = { group: 'paint', what: 'home', unit: 'ms', ours: 100, peer: 200, goal: 150 }

const widths = (svg: string): number[] =>
  [...svg.matchAll(/<rect x="330"[^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))

test('draws our bar half as long as that of a shop that takes twice as long', () => {
  const [ours = 0, peer = 0] = widths(barChart([figure], 'Other shop'))
  expect(ours).toBeGreaterThan(0)
  expect(peer / ours).toBeCloseTo(2, 1)
})

test('draws one bar without another shop', () => {
  expect(widths(barChart([{ ...figure, peer: undefined }], undefined))).toHaveLength(1)
})

test('colors a bar red only when it misses its goal', () => {
  const reds = (svg: string): number => svg.split('<rect x="330"')[1]?.split('#b3261e').length ?? 0
  expect(reds(barChart([figure], undefined))).toBe(1)
  expect(reds(barChart([{ ...figure, ours: 151 }], undefined))).toBe(2)
})

test('escapes the name of the other shop', () => {
  expect(barChart([figure], 'A & <B>')).toContain('A &amp; &lt;B&gt;')
})
