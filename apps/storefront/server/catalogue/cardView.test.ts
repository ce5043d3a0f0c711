import type { ProductCard } from '@selvedge/commerce-client'
import { aProductCard, usd } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { cardView } from './cardView.ts'

type CardVariant = ProductCard['allVariants'][number]

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

const inVariant = (
  sku: string,
  cents: number,
  values: Readonly<Record<string, string>>,
  more: Partial<CardVariant> = {},
): CardVariant => ({
  id: 1,
  sku,
  isMatchingVariant: null,
  attributesRaw: attributes(values),
  scopedPrice: { value: usd(cents), currentValue: usd(cents) },
  ...more,
})

const peel = inVariant('peel', 10_800, { unit: 'roll', category: 'peel-and-stick' })
const vinyl = inVariant('vinyl', 14_400, { unit: 'roll', category: 'vinyl' })
const longVinyl = inVariant('vinyl-long', 27_400, { unit: 'roll', category: 'vinyl' })
const swatch = inVariant('swatch', 600, { unit: 'each', category: 'vinyl' })

const plus = {
  cartPredicate: 'customer.customerGroup.key = "plus"',
  value: { type: 'relative', permyriad: 1_000 },
  target: { type: 'lineItems', predicate: 'true' },
}

const wallpaper = (allVariants: readonly CardVariant[]): ProductCard =>
  aProductCard({
    name: 'Quince Orchard, Wallpaper',
    masterVariant: {
      ...aProductCard().masterVariant,
      sku: 'peel',
      attributesRaw: attributes({ designName: 'Quince Orchard' }),
    },
    allVariants: [...allVariants],
  })

const view = (variants: readonly CardVariant[], category?: string) =>
  cardView(wallpaper(variants), 'en-US', { imageId: () => '', category, discounts: [plus] })

test('shows the design and the kind of the product', () =>
  expect(view([peel])).toMatchObject({ design: 'Quince Orchard', kind: 'Wallpaper' }))

const typed = (key: string, category?: string) =>
  cardView({ ...wallpaper([peel]), productType: { key, name: key } }, 'en-US', {
    imageId: () => '',
    category,
    discounts: [],
  })?.showsProduct

test('shows the print on fabric cards and on wallpaper cards of a category page, and the product on all other cards', () => {
  expect(typed('fabric')).toBe(false)
  expect(typed('wallpaper', 'wallpaper')).toBe(false)
  expect(typed('wallpaper')).toBe(true)
  expect(typed('bedding', 'bedding')).toBe(true)
})

test('shows the lowest price of the variants that are sold by the same unit as the first variant', () =>
  expect(view([vinyl, peel, swatch])).toMatchObject({ price: '$108.00', isFrom: true, unit: 'roll' }))

test('shows one price when the variants do not differ in price', () =>
  expect(view([peel, swatch])).toMatchObject({ price: '$108.00', isFrom: false, sku: undefined }))

test('shows the price that members of Plus pay for the same variant', () =>
  expect(view([vinyl, peel, swatch])).toMatchObject({ price: '$108.00', plusPrice: '$97.20' }))

test('shows the price of the cheapest variant in the current category, and links to that variant', () =>
  expect(view([peel, longVinyl, vinyl, swatch], 'vinyl')).toMatchObject({ price: '$144.00', sku: 'vinyl' }))

test('shows the price of the variants that match the current filters', () => {
  const matching = { ...longVinyl, isMatchingVariant: true }
  expect(view([peel, vinyl, matching])).toMatchObject({ price: '$274.00', isFrom: false, sku: 'vinyl-long' })
})

test('ignores discontinued variants', () => {
  const gone = inVariant('gone', 100, { unit: 'roll', 'variant-status': 'Discontinued' })
  expect(view([peel, gone])).toMatchObject({ price: '$108.00', isFrom: false })
  expect(view([gone])).toBeUndefined()
})

test('returns undefined for a product without a price in the market', () =>
  expect(view([{ ...peel, scopedPrice: null }])).toBeUndefined())
