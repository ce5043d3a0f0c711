import { aProduct, aVariant } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { lineFieldsOf } from './lineFields.ts'

const variantOf = (sku: string, designName: string) =>
  aVariant({ sku, attributesRaw: [{ name: 'designName', value: designName, attributeDefinition: null }] })

const product = aProduct()
const current = product.masterData.current && {
  ...product.masterData.current,
  description: 'Fat quince blossom.',
  masterVariant: variantOf('duvet-queen', 'Quince Orchard'),
  variants: [variantOf('duvet-king', 'Quince Orchard, large')],
}
const duvet = { masterData: { ...product.masterData, current } }

test('returns the fields of the variant with the SKU, and the description of the product', () =>
  expect(lineFieldsOf(duvet, 'duvet-king')?.custom).toMatchObject({
    designName: 'Quince Orchard, large',
    designDescription: 'Fat quince blossom.',
  }))

test('returns undefined for an unknown SKU', () => expect(lineFieldsOf(duvet, 'duvet-twin')).toBeUndefined())
