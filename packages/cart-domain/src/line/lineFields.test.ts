import { expect, test } from 'vitest'
import { lineFields } from './lineFields.ts'

const variantWith = (values: Readonly<Record<string, unknown>>) => ({
  images: [{ url: 'https://images.test/duvet.svg' }],
  attributesRaw: Object.entries(values).map(([name, value]) => ({ name, value })),
})

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
  expect(lineFields(variantWith(design), 'Fat quince blossom.')).toEqual({
    customTypeKey: 'line-item-design',
    custom: {
      ...design,
      designDescription: 'Fat quince blossom.',
      designImageURL: 'https://images.test/duvet.svg',
    },
  }))

test('leaves out the fields that the design does not have', () => {
  const { designOwner, dpi, ...others } = design
  const fields = Object.keys(lineFields(variantWith(others), null)?.custom ?? {})
  expect(fields).toContain('designID')
  expect(fields).not.toContain('designOwner')
  expect(fields).not.toContain('dpi')
  expect(fields).not.toContain('designDescription')
})

test('returns undefined for a variant without a design', () =>
  expect(lineFields(variantWith({ designName: '' }), 'Plain linen.')).toBeUndefined())
