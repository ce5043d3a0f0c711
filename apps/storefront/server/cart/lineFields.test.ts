import { aProduct, aVariant } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { lineFieldsOf } from './lineFields.ts'

const productWith = (values: Readonly<Record<string, unknown>>) => {
  const product = aProduct()
  const masterVariant = aVariant({
    sku: 'duvet-queen',
    images: [{ url: 'https://images.test/duvet.svg', label: null, dimensions: { width: 8, height: 10 } }],
    attributesRaw: Object.entries(values).map(([name, value]) => ({
      name,
      value,
      attributeDefinition: null,
    })),
  })
  const current = product.masterData.current && {
    ...product.masterData.current,
    description: 'Fat quince blossom.',
    masterVariant,
  }
  return { ...product, masterData: { ...product.masterData, current } }
}

const design = {
  artistID: '217',
  artistName: 'Imani Okafor',
  designID: '14820316',
  designName: 'Quince Orchard',
  designOwner: '217',
  dpi: 150,
  repeatType: 'half-drop',
  childSku: 'duvet-queen',
  parentSku: 'duvet',
}

test('returns every field that the specification lists', () =>
  expect(lineFieldsOf(productWith(design), 'duvet-queen')).toEqual({
    customTypeKey: 'line-item-design',
    custom: {
      ...design,
      designDescription: 'Fat quince blossom.',
      designImageURL: 'https://images.test/duvet.svg',
    },
  }))

test('leaves out the fields that the design does not have', () => {
  const { designOwner, dpi, ...others } = design
  const fields = Object.keys(lineFieldsOf(productWith(others), 'duvet-queen')?.custom ?? {})
  expect(fields).toContain('designID')
  expect(fields).not.toContain('designOwner')
  expect(fields).not.toContain('dpi')
})

test.each([
  ['a product without a design', productWith({ designName: '' }), 'duvet-queen'],
  ['an unknown SKU', productWith(design), 'duvet-king'],
])('returns undefined for %s', (_, product, sku) => expect(lineFieldsOf(product, sku)).toBeUndefined())
