import { aVariant } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { sizeDrawing } from './sizeDrawing.ts'

const cover = (name: string, width: number, height: number, category = 'duvet-cover', shape = '') =>
  aVariant({
    sku: name,
    attributesRaw: Object.entries({
      'size-display': name,
      category,
      finishedWidthCm: width,
      finishedHeightCm: height,
      finishedShape: shape,
    }).map(([key, value]) => ({ name: key, value, attributeDefinition: null })),
  })

const twin = cover('Twin', 172.7, 223.5)
const king = cover('King', 269.2, 233.7)

test('draws all sizes at the same scale, and draws the print only on the chosen size', () => {
  const drawing = sizeDrawing([twin, king, king], king, 'IMPERIAL', 'en-US')
  expect(drawing?.sizes.map(({ label, isChosen }) => [label, isChosen])).toEqual([
    ['Twin, 68 × 88 in', false],
    ['King, 106 × 92 in', true],
  ])
  const [small, large] = drawing?.sizes ?? []
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(269.2 / 172.7, 1)
  expect(small?.height).toBe(large?.height)
  const printed = drawing?.sizes.map(
    ({ shapes }) => shapes.filter(({ fill }) => fill === 'url(#print)').length,
  )
  expect(printed).toEqual([0, 1])
})

test('shows the measures in the units of the shopper', () => {
  const square = cover('70 × 70 in', 177.8, 177.8, 'tablecloth')
  const round = cover('70 in round', 177.8, 177.8, 'tablecloth', 'round')
  const labels = (system: 'IMPERIAL' | 'METRIC') =>
    sizeDrawing([square, round], square, system, 'en-GB')?.sizes.map(({ label }) => label)
  expect(labels('IMPERIAL')).toEqual(['70 × 70 in', '70 in round'])
  expect(labels('METRIC')).toEqual(['177.8 × 177.8 cm', '177.8 cm round'])
  expect(sizeDrawing([square], square, 'METRIC', 'en-GB')?.note).toContain('25.4 cm')
})

test.each([
  ['without measures', cover('Twin', 0, 0)],
  ['of another kind', cover('50 × 84 in', 127, 213, 'curtain')],
])('draws nothing for products %s', (_, variant) =>
  expect(sizeDrawing([variant], variant, 'IMPERIAL', 'en-US')).toBeUndefined(),
)
