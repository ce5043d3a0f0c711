import { expect, test } from 'vitest'
import { details } from '../testing/builders.ts'
import { variantAxes } from './variantAxes.ts'

const variant = (sku: string, record: Readonly<Record<string, string>>) => ({
  sku,
  attributesRaw: details(record),
})
const fabric = (material: string, size: string) =>
  variant(`${material} ${size}`, { 'fabric-name': material, 'size-display': size, format: size })

const cottonYard = fabric('Cotton', 'Yard')
const cottonSwatch = fabric('Cotton', 'Swatch')
const linenYard = fabric('Linen', 'Yard')
const linenSwatch = fabric('Linen', 'Swatch')
const silkYard = fabric('Silk', 'Yard')

const linked = (variants: readonly (typeof cottonYard)[], selected: typeof cottonYard) =>
  variantAxes(variants, selected).map(({ name, options }) => [
    name,
    ...options.map((option) => `${option.isSelected ? '*' : ''}${option.value}: ${option.variant.sku}`),
  ])

test('links each value of an axis to the variant that has this value and the selected values of the other axes', () => {
  expect(linked([cottonYard, cottonSwatch, linenYard, linenSwatch], linenSwatch)).toEqual([
    ['fabric-name', 'Cotton: Cotton Swatch', '*Linen: Linen Swatch'],
    ['size-display', 'Yard: Linen Yard', '*Swatch: Linen Swatch'],
  ])
})

test('links a value to its first variant when no variant combines the value with the other selected values', () => {
  expect(linked([cottonYard, cottonSwatch, silkYard], cottonSwatch)[0]).toEqual([
    'fabric-name',
    '*Cotton: Cotton Swatch',
    'Silk: Silk Yard',
  ])
})

test('returns one axis for attributes that always change together', () => {
  expect(linked([cottonYard, cottonSwatch], cottonYard).map(([name]) => name)).toEqual(['size-display'])
})

test('returns no axis for a single variant, and none for an attribute that has the same value in all variants', () => {
  expect(variantAxes([cottonYard], cottonYard)).toEqual([])
  expect(linked([cottonYard, linenYard], cottonYard).map(([name]) => name)).toEqual(['fabric-name'])
})

test('returns no axis for an attribute that shoppers cannot select, such as dpi', () => {
  const one = variant('one', { dpi: '150' })
  expect(variantAxes([one, variant('two', { dpi: '300' })], one)).toEqual([])
})
