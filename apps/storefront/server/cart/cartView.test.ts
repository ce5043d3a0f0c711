import { aLine, aVariant } from '@selvedge/commerce-client/testing'
import { describe, expect, it } from 'vitest'
import { lineView } from './cartView.ts'

const wallpaper = (attributes: Readonly<Record<string, string>> = {}) =>
  aLine({
    name: 'Quince Orchard, Wallpaper',
    productSlug: 'quince-orchard-wallpaper',
    productType: { key: 'wallpaper', name: 'Wallpaper' },
    variant: {
      ...aVariant(),
      attributesRaw: Object.entries({
        designName: 'Quince Orchard',
        'wallpaper-name': 'Grasscloth',
        ...attributes,
      }).map(([name, value]) => ({
        name,
        value,
        attributeDefinition: { name, label: `label of ${name}`, type: { name: 'text' } },
      })),
    },
  })
const view = (attributes?: Readonly<Record<string, string>>) =>
  lineView(wallpaper(attributes), 'en-US', () => '')

describe('lineView', () => {
  it('shows the design, the kind and the material of a line', () =>
    expect(view()).toMatchObject({ name: 'Quince Orchard', kind: 'Wallpaper, Grasscloth' }))

  it('shows the disclaimer about the material', () =>
    expect(view({ 'cart-disclaimer': 'Its seams show.' }).facts).toContainEqual({
      name: 'label of cart-disclaimer',
      value: 'Its seams show.',
    }))

  it.each([
    ['/product/other-page', 'other-page'],
    ['', 'quince-orchard-wallpaper'],
    ['https://elsewhere.example/product/x', 'quince-orchard-wallpaper'],
    ['//elsewhere.example/product/x', 'quince-orchard-wallpaper'],
    ['/cart', 'quince-orchard-wallpaper'],
  ])('uses the custom field productPageLink only when it is the path of a product page: %s', (link, slug) =>
    expect(view({ productPageLink: link }).slug).toBe(slug),
  )
})
