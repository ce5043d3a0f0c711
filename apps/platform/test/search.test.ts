import { plusGroupId, tradeGroupId } from '@selvedge/catalogue'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { allVariants, type Product } from '../src/model/product.ts'
import type { Loose } from './client.ts'
import {
  attributeOf,
  type Criterion,
  centsOf,
  filterOf,
  matchesCriterion,
  seededProducts,
} from './naiveSearch.ts'
import { shop } from './shop.ts'

const search = `query ($text: String, $locale: Locale, $queryFilters: [SearchFilterInput!], $filters: [SearchFilterInput!],
  $facetFilters: [SearchFilterInput!], $facets: [SearchFacetInput!], $sorts: [String!], $limit: Int, $offset: Int, $fuzzy: Boolean, $fuzzyLevel: Int,
  $priceSelector: PriceSelectorInput, $markMatchingVariants: Boolean) {
  productProjectionSearch(text: $text, locale: $locale, queryFilters: $queryFilters, filters: $filters,
    facetFilters: $facetFilters, facets: $facets, sorts: $sorts, limit: $limit, offset: $offset, fuzzy: $fuzzy, fuzzyLevel: $fuzzyLevel,
    priceSelector: $priceSelector, markMatchingVariants: $markMatchingVariants) {
    offset count total
    results { key name(locale: "en-US") published createdAt allVariants { sku isMatchingVariant } }
    facets { facet value { type
      ... on TermsFacetResult { missing total other terms { term count productCount } }
      ... on RangeFacetResult { ranges { ... on RangeCountDouble { from to fromStr toStr count productCount total min max mean } } }
      ... on ValueFacetResult { count productCount } } }
  }
}`

let token = ''
beforeAll(async () => {
  token = await shop.anonymous()
})

const execute = async (variables: object): Promise<Loose> => {
  const { body } = await shop.graphql(token, search, variables)
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data.productProjectionSearch
}
const keys = (found: Loose): string[] => found.results.map((result: { key: string }) => result.key)
const facet = (found: Loose, name: string): Loose =>
  found.facets.find((each: { facet: string }) => each.facet === name).value
const all = { limit: 500, priceSelector: { currency: 'USD', country: 'US' } }

const names = ['colour', 'style', 'fabric-name', 'artistName', 'size-display', 'bedding-finish'] as const

const known = new Map(
  names.map((name) => [
    name,
    [...new Set(seededProducts.flatMap((p) => allVariants(p).flatMap((v) => attributeOf(v, name) ?? [])))],
  ]),
)

const criteria: fc.Arbitrary<Criterion> = fc.oneof(
  fc.constantFrom(...names).chain((name) =>
    fc.record({
      kind: fc.constant('attribute' as const),
      name: fc.constant(name),
      values: fc.uniqueArray(fc.constantFrom(...(known.get(name) ?? []), 'no such value'), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
  fc.record({
    kind: fc.constant('tree' as const),
    slug: fc.constantFrom('fabric', 'wallpaper', 'dining', 'grasscloth', 'throw-pillow', 'color-map'),
  }),
  fc
    .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }))
    .map(([from, size]) => ({ kind: 'price' as const, from, to: from + size })),
)

type Terms = readonly { readonly term: string; readonly count: number; readonly productCount: number }[]

const naiveTerms = (products: readonly Product[], name: string): Terms => {
  const variants = new Map<string, number>()
  const owners = new Map<string, Set<string>>()
  for (const product of products)
    for (const variant of allVariants(product)) {
      const value = attributeOf(variant, name)
      if (value === undefined) continue
      variants.set(value, (variants.get(value) ?? 0) + 1)
      owners.set(value, (owners.get(value) ?? new Set()).add(product.key))
    }
  return [...variants].map(([term, count]) => ({ term, count, productCount: owners.get(term)?.size ?? 0 }))
}

const byTerm = (terms: Terms): Terms => [...terms].sort((a, b) => (a.term < b.term ? -1 : 1))

describe('product search', { timeout: 120_000 }, () => {
  it('finds and counts the same products as a linear search over all products', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(criteria, { maxLength: 2 }),
        fc.array(criteria, { maxLength: 2 }),
        fc.array(criteria, { maxLength: 2 }),
        fc.constantFrom('USD', 'GBP', 'EUR'),
        fc.constantFrom(undefined, tradeGroupId, plusGroupId),
        async (queried, filtered, narrowed, currency, groupId) => {
          const left = (list: readonly Criterion[], products: readonly Product[]): readonly Product[] =>
            products.filter((product) =>
              list.every((criterion) => matchesCriterion(product, criterion, currency, groupId)),
            )
          const customerGroup = groupId && { typeId: 'customer-group', id: groupId }
          const found = await execute({
            queryFilters: queried.map(filterOf),
            filters: filtered.map(filterOf),
            facetFilters: narrowed.map(filterOf),
            facets: [
              ...names.map((name) => ({ string: `variants.attributes.${name} counting products` })),
              {
                string: 'variants.price.centAmount:range (0 to 5000), (5000 to *) as price counting products',
              },
            ],
            limit: 500,
            priceSelector: { currency, ...(customerGroup && { customerGroup }) },
          })
          const base = left(queried, seededProducts)
          expect(new Set(keys(found))).toEqual(new Set(left(filtered, base).map((product) => product.key)))
          expect(found.total).toBe(left(filtered, base).length)
          for (const name of names) {
            // A facet filter does not apply to the facet of its own field.
            const others = narrowed.filter(
              (criterion) => criterion.kind !== 'attribute' || criterion.name !== name,
            )
            const counted = left(others, base)
            const value = facet(found, `variants.attributes.${name}`)
            expect(byTerm(value.terms), name).toEqual(byTerm(naiveTerms(counted, name)))
            expect(value.missing).toBe(
              counted.filter((p) => allVariants(p).every((v) => attributeOf(v, name) === undefined)).length,
            )
          }
          const priced = left(
            narrowed.filter((criterion) => criterion.kind !== 'price'),
            base,
          )
          const cheap = priced.flatMap((p) =>
            allVariants(p).flatMap((v) => centsOf(v, currency, groupId) < 5000 || []),
          )
          const [low, high] = facet(found, 'price').ranges
          expect(low.count).toBe(cheap.length)
          expect(low.count + high.count).toBe(priced.flatMap((p) => allVariants(p)).length)
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    ['USD', undefined],
    ['GBP', undefined],
    ['EUR', tradeGroupId],
  ])('filters, counts and sorts by the price of the master variant in %s', async (currency, groupId) => {
    const path = 'variants.scopedPrice.currentValue.centAmount'
    const customerGroup = groupId && { typeId: 'customer-group', id: groupId }
    const scope = { limit: 500, priceSelector: { currency, ...(customerGroup && { customerGroup }) } }
    const shown = (product: Product) => centsOf(product.masterVariant, currency, groupId)
    const facets = [{ string: `${path}:range (2000 to 5000) as price counting products` }]
    const range = { string: `${path}:range (2000 to 4999)` }
    const found = await execute({ ...scope, filters: [range], facets })
    const within = seededProducts.filter((p) => shown(p) >= 2000 && shown(p) < 5000)
    expect(new Set(keys(found))).toEqual(new Set(within.map(({ key }) => key)))
    expect(facet(found, 'price').ranges[0]).toMatchObject({
      count: within.length,
      min: Math.min(...within.map(shown)),
      max: Math.max(...within.map(shown)),
    })
    for (const direction of ['asc', 'desc']) {
      const sorted = keys(await execute({ ...scope, sorts: [`${path} ${direction}`] })).map((key) =>
        shown(seededProducts.find((p) => p.key === key) as Product),
      )
      const ascending = direction === 'asc' ? sorted : [...sorted].reverse()
      expect(ascending).toEqual([...ascending].sort((a, b) => a - b))
    }
  })

  it('finds and counts the products whose displayed price is discounted', async () => {
    const path = 'variants.scopedPriceDiscounted'
    const facets = [{ string: `${path} counting products` }]
    const found = await execute({ ...all, filters: [{ string: `${path}:true` }], facets })
    const reduced = seededProducts.filter(({ masterVariant }) =>
      masterVariant.prices.some((p) => p.value.currencyCode === 'USD' && p.discounted),
    )
    expect(reduced.length).toBeGreaterThan(0)
    expect(new Set(keys(found))).toEqual(new Set(reduced.map(({ key }) => key)))
    expect(facet(found, path).terms).toContainEqual({
      term: 'true',
      count: reduced.length,
      productCount: reduced.length,
    })
    expect((await execute({ ...all, filters: [{ string: `${path}:false` }] })).total).toBe(
      seededProducts.length - reduced.length,
    )
  })

  it('marks the matching variants only when the query requests it', async () => {
    const filters = [
      { string: 'variants.attributes.fabric-name:"Cotton lawn"' },
      { string: 'variants.price.centAmount:range (0 to 1000)' },
    ]
    const marked = await execute({ ...all, filters, markMatchingVariants: true })
    expect(marked.total).toBeGreaterThan(0)
    for (const { allVariants: variants } of marked.results) {
      const matching = variants.filter((v: { isMatchingVariant: boolean }) => v.isMatchingVariant)
      expect(matching.map((v: { sku: string }) => v.sku.replace(/^.*-printed-fabric-/, ''))).toEqual([
        'cl-swatch',
      ])
    }
    const plain = await execute({ ...all, filters })
    expect(
      new Set(plain.results.flatMap((r: Loose) => r.allVariants.map((v: Loose) => v.isMatchingVariant))),
    ).toEqual(new Set([null]))
  })

  it('filters by key, id, sku, type, stock, channels, presence and numbers', async () => {
    const [product] = seededProducts
    const lawn = seededProducts.filter((p) =>
      allVariants(p).some((v) => Number(attributeOf(v, 'weightGsm')) <= 100),
    )
    const totals: readonly (readonly [string, number])[] = [
      [`key:"${product?.key}","nothing"`, 1],
      [`id:"${product?.id}","no id"`, 1],
      [`variants.sku:"${product?.masterVariant.sku}"`, 1],
      [
        `productType.id:"${product?.productTypeId}"`,
        seededProducts.filter((p) => p.productTypeId === product?.productTypeId).length,
      ],
      ['variants.attributes.weightGsm:range (0 to 100)', lawn.length],
      [
        'variants.attributes.weightGsm:exists',
        seededProducts.filter((p) => allVariants(p).some((v) => attributeOf(v, 'weightGsm'))).length,
      ],
      [
        'variants.attributes.weightGsm:missing',
        seededProducts.filter((p) => allVariants(p).every((v) => !attributeOf(v, 'weightGsm'))).length,
      ],
      ['categories.id:exists', seededProducts.length],
      ['variants.availability.isOnStock:true', seededProducts.length],
      ['variants.availability.isOnStock:false', 0],
    ]
    for (const [string, total] of totals)
      expect([string, (await execute({ ...all, queryFilters: [{ string }] })).total]).toEqual([string, total])
    const query = `{ product(key: "${product?.key}") { masterData { current { masterVariant { availability { channels(limit: 1) {
      total limit results { channelRef { id } } } } } } } } }`
    const { body } = await shop.graphql(token, query)
    const { channels } = body.data.product.masterData.current.masterVariant.availability
    expect([channels.total, channels.limit, channels.results.length]).toEqual([2, 1, 1])
    const string = `variants.availability.isOnStockInChannels:"${channels.results[0].channelRef.id}"`
    expect((await execute({ ...all, queryFilters: [{ string }] })).total).toBeGreaterThan(300)
  })

  it('accepts filters and facets in the structured form', async () => {
    const found = await execute({
      ...all,
      queryFilters: [{ model: { value: { path: 'variants.attributes.colour', values: ['navy', 'teal'] } } }],
      facets: [
        { model: { terms: { path: 'variants.attributes.colour', alias: 'c', countProducts: true } } },
        {
          model: {
            range: {
              path: 'variants.attributes.cellWidthCm',
              ranges: [{ from: '9', to: '*' }],
              alias: 'd',
              countProducts: true,
            },
          },
        },
        { string: 'variants.attributes.colour:"navy" as navy counting products' },
      ],
    })
    const terms = facet(found, 'c').terms
    expect(terms.map((t: { term: string }) => t.term).sort()).toEqual(['navy', 'teal'])
    const navy = terms.find((t: { term: string }) => t.term === 'navy')
    expect(facet(found, 'navy')).toEqual({
      type: 'filter',
      count: navy.count,
      productCount: navy.productCount,
    })
    const [wide] = facet(found, 'd').ranges
    const widths = seededProducts
      .filter((p) => allVariants(p).some((v) => ['navy', 'teal'].includes(attributeOf(v, 'colour') ?? '')))
      .flatMap((p) => allVariants(p).map((v) => Number(attributeOf(v, 'cellWidthCm'))))
    expect(wide).toMatchObject({ from: 9, to: 0, fromStr: '9.0', toStr: '', productCount: found.total })
    expect([wide.count, wide.min, wide.max]).toEqual([
      widths.length,
      Math.min(...widths),
      Math.max(...widths),
    ])
    expect(wide.mean).toBeCloseTo(widths.reduce((sum, each) => sum + each, 0) / widths.length, 6)
  })

  it('searches text in one locale and ranks names before labels before descriptions', async () => {
    const british = await execute({ ...all, text: 'colour map', locale: 'en-GB' })
    expect(keys(british)[0]).toBe('colour-map')
    expect(keys(await execute({ ...all, text: 'colour', locale: 'en-US' }))).not.toContain('colour-map')
    expect(keys(await execute({ ...all, text: 'color', locale: 'en-US' }))).toContain('colour-map')
    const toile = await execute({ ...all, text: 'toile' })
    const inName = toile.results.map((r: { name: string }) => /toile/i.test(r.name))
    expect(inName).toEqual([...inName].sort((a, b) => Number(b) - Number(a)))
    expect(inName[0]).toBe(true)
    expect(
      (await execute({ ...all, text: 'orchard -quince' })).results.some((r: { name: string }) =>
        /quince/i.test(r.name),
      ),
    ).toBe(false)
    for (const text of ['"unclosed', "o'clock & | ! ( <->", '\\', '%', '  ', '🧵'])
      await execute({ ...all, text })
  })

  it('finds materials and design numbers', async () => {
    const [printed] = seededProducts.filter(({ key }) => key.endsWith('-printed-fabric'))
    const number = printed && attributeOf(printed.masterVariant, 'designID')
    const numbered = await execute({ ...all, text: number })
    expect(keys(numbered)).toContain(printed?.key)
    expect(numbered.total).toBe(
      seededProducts.filter((p) => attributeOf(p.masterVariant, 'designID') === number).length,
    )
    const belgian = await execute({ ...all, text: 'belgian linen' })
    expect(keys(belgian).filter((key) => key.endsWith('-printed-fabric')).length).toBeGreaterThan(100)
    expect(keys(belgian).some((key) => key.endsWith('-throw-blanket'))).toBe(false)
  })

  it('finds misspelt words only in fuzzy searches', async () => {
    for (const [misspelt, text] of [
      ['quicne orchrad', 'quince orchard'],
      ['velvte', 'velvet'],
      ['moor plad', 'moor plaid'],
      ['Imani Okafour', 'Imani Okafor'],
    ]) {
      expect((await execute({ ...all, text: misspelt })).total).toBe(0)
      const found = await execute({ ...all, text: misspelt, fuzzy: true })
      const exact = await execute({ ...all, text })
      expect([misspelt, found.total > 0]).toEqual([misspelt, true])
      expect(keys(exact)).toContain(keys(found)[0])
    }
    expect((await execute({ ...all, text: 'velvte', fuzzy: true, fuzzyLevel: 0 })).total).toBe(0)
    expect((await execute({ ...all, text: 'xylophone', fuzzy: true })).total).toBe(0)
    for (const text of ['"unclosed', "o'clock & | ! ( <->", '\\', '%', '  ', '🧵', 'the', "''"])
      await execute({ ...all, text, fuzzy: true })
  })

  it('returns pages without gaps or duplicates in every sort order', async () => {
    for (const variables of [
      {},
      { text: 'printed' },
      { sorts: ['price asc'] },
      { sorts: ['price desc'] },
      { sorts: ['name.en-US asc', 'createdAt desc'] },
      { sorts: ['id asc'] },
      { text: 'printed', sorts: ['score desc'] },
      { text: 'prinded', fuzzy: true },
      { text: 'printed', sorts: ['score asc'] },
      { sorts: ['score desc'] },
    ]) {
      const whole = keys(await execute({ ...all, ...variables }))
      const paged: string[] = []
      for (let offset = 0; offset < whole.length; offset += 70)
        paged.push(...keys(await execute({ ...all, ...variables, limit: 70, offset })))
      expect([variables, paged]).toEqual([variables, whole])
      expect(new Set(whole).size).toBe(whole.length)
    }
    const newest = (await execute(all)).results.map((r: { createdAt: string }) => r.createdAt)
    expect(newest).toEqual([...newest].sort().reverse())
    const cheapest = keys(await execute({ ...all, sorts: ['price asc'] })).map((key) =>
      Math.min(
        ...allVariants(seededProducts.find((p) => p.key === key) as Product).map((v) =>
          centsOf(v, 'USD', undefined),
        ),
      ),
    )
    expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b))
  })

  it('rejects invalid arguments with InvalidInput and 400', async () => {
    for (const wrong of [
      { queryFilters: [{ string: 'variants.attributes.colour:red' }] },
      { filters: [{}] },
      { facetFilters: [{ string: 'colour' }] },
      { facets: [{ string: 'variants.price.centAmount' }] },
      { facets: [{ string: 'variants.attributes.colour', model: { terms: { path: 'key' } } }] },
      { sorts: ['colour asc'] },
      { limit: 501 },
      { text: 'velvet', fuzzy: true, fuzzyLevel: 3 },
      { offset: 10_001 },
      { filters: [{ string: 'variants.price.centAmount:range (0 to 1)' }], priceSelector: null },
    ]) {
      const { status, body } = await shop.graphql(token, search, { ...all, ...wrong })
      expect([wrong, status, body.errors[0].extensions.code]).toEqual([wrong, 400, 'InvalidInput'])
      expect(body.errors[0].message).toMatch(/^Malformed parameter: /)
    }
  })
})
