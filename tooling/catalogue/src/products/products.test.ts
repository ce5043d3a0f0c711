import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { designByKey, designs } from '../designs/designs.ts'
import { rangeDesign, rangeDesignCount } from '../designs/rangeDesigns.ts'
import type { Product } from '../documents.ts'
import { seedTypes } from '../settings/typesAndGroups.ts'
import { seedCategories } from './categories.ts'
import { homeLines } from './homeLines.ts'
import { houseProducts } from './houseProducts.ts'
import { plusGroupId, tradeGroupId } from './prices.ts'
import { catalogueProducts, defaultCatalogueSize, largestCatalogueSize } from './products.ts'
import { seedProductTypes } from './productTypes.ts'
import { scarceSkus } from './stock.ts'

const allVariants = ({ masterVariant, variants }: Product) => [masterVariant, ...variants]

const products = [...catalogueProducts()]
const skus = products.flatMap((product) => allVariants(product).map((variant) => variant.sku))
const slugs =
  `color-map fabric-sampler fill-a-yard printed-fabric subscriptions unprinted-fabric wallpaper pre-pasted
  peel-and-stick grasscloth vinyl gold-metallic silver-metallic non-pasted curtain duvet-cover napkin pillow-sham placemat
  sheet-set table-runner tablecloth tea-towel throw-blanket throw-pillow wall-hanger wall-hanging`.split(
    /\s+/,
  )

const attributeNames =
  `bedding-finish bedding-product-name bedding-style cart-disclaimer class dining-product-name dining-set-size dining-style
  duration fabric-content fabricContent fabric-name fabric-short-description format productFormat legacy-path
  living-and-decor-product-name living-and-decor-style product-status productStatus size-display sku subscription-name
  stock-item-name template-name variant-status variantStatus wallart-style wallpaper-name productPageLink category`.split(
    /\s+/,
  )
const fieldNames =
  'artistID artistName designDescription designID designImageURL designName designOwner dpi repeatType childSku parentSku'.split(
    ' ',
  )

describe('the seeded catalogue', () => {
  it('returns the same products at each call, and the default number of products', () => {
    expect([...catalogueProducts()]).toEqual(products)
    expect(products).toHaveLength(defaultCatalogueSize)
  })

  it('has unique slugs, keys and skus', () => {
    expect(new Set(products.map((product) => product.slug['en-US'])).size).toBe(products.length)
    expect(new Set(skus).size).toBe(skus.length)
    const keys = [
      ...designs,
      ...Array.from({ length: rangeDesignCount }, (_, number) => rangeDesign(number)),
    ].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => designByKey.get(key)?.key !== key)).toEqual([])
  })

  it('has products in every category of the specification', () => {
    const used = new Set(products.flatMap((product) => product.categoryIds))
    for (const slug of slugs) {
      const category = seedCategories.find((each) => each.slug.en === slug)
      expect(used.has(category?.id ?? ''), slug).toBe(true)
    }
  })

  it('has at least four labelled images and prices in five currencies per product', () => {
    for (const { masterVariant, key } of products) {
      expect(masterVariant.images.length, key).toBeGreaterThanOrEqual(4)
      expect(
        masterVariant.images.every((image) => image.label && image.dimensions.width > 0),
        key,
      ).toBe(true)
      expect(new Set(masterVariant.prices.map((price) => price.value.currencyCode)).size, key).toBe(5)
    }
  })

  it('shows a different first image for each kind of bedding, dining and living goods', () => {
    const goods = homeLines.filter(({ productType }) => productType !== 'wall-art')
    expect(goods.length).toBeGreaterThan(10)
    const opening = goods.map(({ key }) => {
      const sold = products.filter((product) => product.key.endsWith(`-${key}`))
      const views = sold.flatMap((product) =>
        allVariants(product).map(({ images }) => images[0]?.url.replace(/^.*\//, '')),
      )
      return [key, [...new Set(views)]] as const
    })
    for (const [key, views] of opening) expect(views, key).toHaveLength(1)
    expect(new Set(opening.flatMap(([, views]) => views)).size).toBe(goods.length)
  })

  it('uses only attributes that the product types define', () => {
    const types = new Map(
      seedProductTypes.map((type) => [type.id, new Set(type.attributes.map((a) => a.name))]),
    )
    for (const product of products)
      for (const { name } of product.masterVariant.attributes)
        expect(types.get(product.productTypeId)?.has(name), `${product.key} ${name}`).toBe(true)
  })

  it('uses American spelling in en-US and British spelling in en-GB', () => {
    const map = products.find((product) => product.key === 'colour-map')
    expect([map?.name['en-US'], map?.name['en-GB']]).toEqual(['Color Map', 'Colour Map'])
  })

  it('contains every sku for which the seed sets low stock', () => {
    for (const sku of scarceSkus) expect(skus).toContain(sku)
  })

  it('starts a larger catalogue with the products of a smaller one, and never changes the first 345 products', () => {
    const digest = createHash('sha256')
      .update(JSON.stringify(products.slice(0, 345)))
      .digest('hex')
    expect(digest).toBe('958646b0cf49ff7b10a285001959251cea5c5217473e5ae533b146d889b472aa')
    expect([...catalogueProducts(700)].slice(0, products.length)).toEqual(products)
  })

  it('has designs for adults on fabric and pillows, and omits these designs first in smaller catalogues', () => {
    const keysOf = (size?: number) =>
      [...catalogueProducts(size)].flatMap(({ key, masterVariant }) =>
        masterVariant.attributes.some(({ name, value }) => name === 'adult-content' && value === true)
          ? [key]
          : [],
      )
    expect(keysOf()).toEqual([
      'life-class-clay-throw-pillow',
      'life-class-clay-printed-fabric',
      'life-class-lamp-black-throw-pillow',
      'life-class-lamp-black-printed-fabric',
      'bathers-lagoon-throw-pillow',
      'bathers-lagoon-printed-fabric',
    ])
    expect(keysOf(345)).toEqual([])
  })

  it('can have any number of products, and always contains the products of past orders', () => {
    for (const size of [100, 250, 345, 350, 351, 352, 1_000])
      expect([...catalogueProducts(size)], String(size)).toHaveLength(size)
    expect(largestCatalogueSize).toBeGreaterThan(100_000)
    const smallest = new Set([...catalogueProducts(100)].flatMap((p) => allVariants(p).map((v) => v.sku)))
    for (const sku of [
      'court-of-oranges-terracotta-printed-fabric-bl-yard',
      'plus-membership',
      ...scarceSkus,
    ])
      expect(smallest.has(sku), sku).toBe(true)
  })

  it('has newer dates for the products of fixed designs than for those of generated designs', () => {
    const newest = (list: readonly Product[]) => list.map((p) => p.createdAt).sort()
    const range = [...catalogueProducts(400)].slice(351)
    expect(
      newest(range)
        .at(-1)
        ?.localeCompare(newest(houseProducts())[0] ?? ''),
    ).toBe(-1)
  })

  it('uses every variant attribute that the specification names', () => {
    const used = new Set(
      products.flatMap((p) => allVariants(p).flatMap((v) => v.attributes.map((a) => a.name))),
    )
    for (const name of attributeNames) expect(used.has(name), name).toBe(true)
  })

  it('defines every custom field of line items that the specification names', () => {
    const fields = seedTypes
      .filter((type) => type.resourceTypeIds.includes('line-item'))
      .flatMap((type) => type.fieldDefinitions.map((field) => field.name))
    for (const name of fieldNames) expect(fields, name).toContain(name)
  })

  it('has list, trade and Plus prices, and prices by quantity', () => {
    const prices = products.flatMap((p) => allVariants(p).flatMap((v) => v.prices))
    const groups = new Set(prices.map((price) => price.customerGroupId))
    expect(groups).toEqual(new Set([undefined, tradeGroupId, plusGroupId]))
    const tiered = prices.find((price) => price.tiers && price.value.currencyCode === 'USD')
    expect(tiered?.tiers?.map((tier) => [tier.minimumQuantity, tier.value.centAmount])).toEqual([
      [10, 1747],
      [25, 1614],
    ])
  })
})
