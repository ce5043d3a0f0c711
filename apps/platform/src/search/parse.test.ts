import { describe, expect, it } from 'vitest'
import { parseFacet } from './parseFacet.ts'
import { parseFilter } from './parseFilter.ts'

describe('search filters and facets', () => {
  it('read terms, subtrees, ranges and presence', () => {
    expect(parseFilter('variants.attributes.colour:"red", "navy \\"dark\\""', 'filter')).toEqual({
      field: { kind: 'attribute', name: 'colour' },
      kind: 'terms',
      values: ['red', 'navy "dark"'],
    })
    expect(parseFilter('categories.id: subtree("a"), subtree("b")', 'filter')).toMatchObject({
      kind: 'subtrees',
      values: ['a', 'b'],
    })
    expect(
      parseFilter('variants.price.centAmount:range (* to 2000), (5000 to 9000)', 'filter'),
    ).toMatchObject({
      kind: 'ranges',
      ranges: [
        { from: undefined, to: 2000 },
        { from: 5000, to: 9000 },
      ],
    })
    expect(parseFilter('variants.availability.isOnStock:true', 'filter')).toMatchObject({
      kind: 'terms',
      values: ['true'],
    })
    expect(parseFilter('variants.attributes.style:missing', 'filter')).toMatchObject({
      kind: 'exists',
      missing: true,
    })
  })

  it('read facets with an alias and with products counted', () => {
    expect(parseFacet('variants.attributes.colour as colour')).toMatchObject({
      name: 'colour',
      countsProducts: false,
    })
    expect(parseFacet('categories.id counting products')).toMatchObject({
      name: 'categories.id',
      countsProducts: true,
    })
    expect(parseFacet('variants.price.centAmount:range (0 to 100) as price')).toMatchObject({
      name: 'price',
      ranges: [{ from: 0, to: 100 }],
    })
  })

  it('refuse what the platform refuses', () => {
    for (const wrong of [
      'categories.key:"wallpaper"',
      'variants.attributes.colour:red or 1=1',
      'variants.attributes.colour',
      'nothing:"x"',
    ])
      expect(() => parseFilter(wrong, 'filter'), wrong).toThrow(/Malformed parameter: filter/)
    expect(() => parseFacet('variants.price.centAmount')).toThrow(/needs ranges/)
  })
})
