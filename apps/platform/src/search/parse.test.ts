import { describe, expect, it } from 'vitest'
import { parseFilter } from './parseFilter.ts'
import { parseFacet, readFacet } from './readFacet.ts'
import { type FilterInput, readFilter } from './readFilter.ts'

describe('the parser of search filters and facets', () => {
  it('parses the filters for terms, subtrees, ranges and presence', () => {
    expect(parseFilter('variants.attributes.colour:"red", "navy \\"dark\\""', 'filter')).toEqual({
      field: { kind: 'attribute', name: 'colour' },
      kind: 'terms',
      values: ['red', 'navy "dark"'],
    })
    expect(parseFilter('categories.id: subtree("a"), subtree("b")', 'filter')).toMatchObject({
      kind: 'trees',
      roots: [],
      subtrees: ['a', 'b'],
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

  it('parses facets that have an alias or count products', () => {
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

  it('rejects invalid filters and facets', () => {
    for (const wrong of [
      'categories.key:"wallpaper"',
      'variants.attributes.colour:red or 1=1',
      'variants.attributes.colour',
      'nothing:"x"',
      'constructor:"x"',
      'variants.price.centAmount:range (0 to cheap)',
      'variants.price.centAmount:range (0 to 10), oops',
      'variants.attributes.colour: subtree("a")',
    ])
      expect(() => parseFilter(wrong, 'filter'), wrong).toThrow(/Malformed parameter: filter/)
    expect(() => parseFacet('variants.price.centAmount')).toThrow(/no terms facet/)
  })

  it('parses a structured filter to the same result as the equivalent text', () => {
    const same: readonly (readonly [string, NonNullable<FilterInput['model']>])[] = [
      ['variants.sku:"a","b"', { value: { path: 'variants.sku', values: ['a', 'b'] } }],
      [
        'variants.price.centAmount:range (* to 20), (30 to 40)',
        {
          range: {
            path: 'variants.price.centAmount',
            ranges: [
              { from: '*', to: '20' },
              { from: '30', to: '40' },
            ],
          },
        },
      ],
      ['variants.attributes.colour:missing', { missing: { path: 'variants.attributes.colour' } }],
      ['variants.attributes.colour:exists', { exists: { path: 'variants.attributes.colour' } }],
      [
        'categories.id: subtree("a"), "b"',
        { tree: { path: 'categories.id', rootValues: ['b'], subTreeValues: ['a'] } },
      ],
    ]
    for (const [string, model] of same)
      expect(readFilter({ model }, 'filter')).toEqual(readFilter({ string }, 'filter'))
    expect(
      readFacet({ model: { terms: { path: 'categories.id', alias: 'c', countProducts: true } } }),
    ).toEqual(readFacet({ string: 'categories.id as c counting products' }))
    expect(
      readFacet({
        model: {
          range: { path: 'variants.attributes.dpi', ranges: [{ from: '0', to: '*' }], countProducts: false },
        },
      }),
    ).toEqual(readFacet({ string: 'variants.attributes.dpi:range (0 to *)' }))
  })

  it('rejects a filter or facet with no condition, with several conditions, or with both a text and a structured form', () => {
    const value = { path: 'key', values: ['a'] }
    for (const wrong of [
      {},
      { string: 'key:"a"', model: { value } },
      { model: {} },
      { model: { value, exists: { path: 'key' } } },
    ])
      expect(() => readFilter(wrong, 'filter')).toThrow(/either a 'string' or a 'model'/)
    expect(() => readFacet({})).toThrow(/either a 'string' or a 'model'/)
  })

  it('parses quotes, backslashes and line breaks within a value', () => {
    const value = 'a "b" \\ c\n, "d"'
    const text = `variants.attributes.colour:${JSON.stringify(value).replaceAll('\\n', '\n')}`
    expect(parseFilter(text, 'filter')).toMatchObject({ values: [value] })
  })
})
