import { describe, expect, it } from 'vitest'
import { allVariants } from '../../model/product.ts'
import { designByKey, designs } from '../designs/designs.ts'
import { seedCategories } from './categories.ts'
import { catalogueProducts } from './products.ts'
import { seedProductTypes } from './productTypes.ts'
import { scarceSkus } from './stock.ts'

const products = catalogueProducts()
const skus = products.flatMap((product) => allVariants(product).map((variant) => variant.sku))
const slugs =
  `color-map fabric-sampler fill-a-yard printed-fabric subscriptions unprinted-fabric wallpaper pre-pasted
  peel-and-stick grasscloth vinyl gold-metallic silver-metallic non-pasted curtain duvet-cover napkin pillow-sham placemat
  sheet-set table-runner tablecloth tea-towel throw-blanket throw-pillow wall-hanger wall-hanging`.split(
    /\s+/,
  )

describe('the seeded catalogue', () => {
  it('is the same every time and about three hundred products large', () => {
    expect(catalogueProducts()).toEqual(products)
    expect(products.length).toBeGreaterThan(280)
    expect(products.length).toBeLessThan(340)
  })

  it('repeats no slug, key or sku', () => {
    expect(new Set(products.map((product) => product.slug['en-US'])).size).toBe(products.length)
    expect(new Set(skus).size).toBe(skus.length)
    expect(designByKey.size).toBe(designs.length)
  })

  it('has products in every category of the specification', () => {
    const used = new Set(products.flatMap((product) => product.categoryIds))
    for (const slug of slugs) {
      const category = seedCategories.find((each) => each.slug.en === slug)
      expect(used.has(category?.id ?? ''), slug).toBe(true)
    }
  })

  it('gives each product at least four labelled pictures and prices in five currencies', () => {
    for (const { masterVariant, key } of products) {
      expect(masterVariant.images.length, key).toBeGreaterThanOrEqual(4)
      expect(
        masterVariant.images.every((image) => image.label && image.dimensions.width > 0),
        key,
      ).toBe(true)
      expect(new Set(masterVariant.prices.map((price) => price.value.currencyCode)).size, key).toBe(5)
    }
  })

  it('uses only attributes that the product types define', () => {
    const types = new Map(
      seedProductTypes.map((type) => [type.id, new Set(type.attributes.map((a) => a.name))]),
    )
    for (const product of products)
      for (const { name } of product.masterVariant.attributes)
        expect(types.get(product.productTypeId)?.has(name), `${product.key} ${name}`).toBe(true)
  })

  it('spells as its readers do', () => {
    const map = products.find((product) => product.key === 'colour-map')
    expect([map?.name['en-US'], map?.name['en-GB']]).toEqual(['Color Map', 'Colour Map'])
  })

  it('knows every sku that it keeps scarce', () => {
    for (const sku of scarceSkus) expect(skus).toContain(sku)
  })
})
