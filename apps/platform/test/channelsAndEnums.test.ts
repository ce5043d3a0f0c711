import { seedChannels } from '@selvedge/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reindexCatalogue } from '../src/search/indexing/reindexCatalogue.ts'
import type { Loose } from './client.ts'
import { type OwnDatabase, seededDatabase } from './freshDatabase.ts'
import { ownPlatform } from './ownPlatform.ts'
import { sku } from './shop.ts'
import { sqlOn } from './sql.ts'

// The seeded catalogue has no prices for channels, no enums and no keywords, so these tests change its documents.
let database: OwnDatabase
let platform: Awaited<ReturnType<typeof ownPlatform>>
let token = ''
const [channel, other] = seedChannels
const inPlaceOf = (name: string, value: object): string =>
  `(select jsonb_agg(case when each->>'name' = '${name}' then each || '${JSON.stringify({ value })}' else each end)
    from jsonb_array_elements(doc->'masterVariant'->'attributes') each)`

beforeAll(async () => {
  database = await seededDatabase()
  const sql = sqlOn(database.url)
  const price = {
    id: 'channel-price',
    value: { type: 'centPrecision', currencyCode: 'USD', centAmount: 77, fractionDigits: 2 },
    country: 'US',
    channelId: channel?.id,
  }
  const colour = { key: 'navy', label: { 'en-US': 'Navy blue', 'en-GB': 'Navy' } }
  await sql.run(
    `update products set doc = jsonb_set(jsonb_set(doc, '{masterVariant,prices}', doc->'masterVariant'->'prices' || $1::jsonb),
      '{masterVariant,attributes}', ${inPlaceOf('colour', colour)}) || '{"metaKeywords": {"en-US": "cotton"}}'
     where id = (select product_id from variants where sku = $2)`,
    JSON.stringify(price),
    sku,
  )
  await sql.run(
    `update categories set doc = doc || '{"externalId": "pim-7", "metaKeywords": {"en-US": "cloth"}}' where key = (select min(key) from categories)`,
  )
  await sql.end()
  platform = await ownPlatform(database.url)
  await reindexCatalogue(platform.db)
  token = await platform.shop.anonymous()
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

const execute = async (query: string, variables: object = {}): Promise<Loose> => {
  const { body } = await platform.shop.graphql(token, query, variables)
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data
}

describe('prices of a channel', () => {
  const price = `query ($channelId: String) { product(sku: "${sku}") { masterData { current { metaKeywords(locale: "en-US")
    variant(sku: "${sku}") { price(currency: "USD", country: "US", channelId: $channelId) {
      value { centAmount } channelRef { typeId id } channel { key } } } } } } }`
  const priceFor = async (channelId?: string) =>
    (await execute(price, { channelId })).product.masterData.current.variant.price

  it('selects the prices of the channel that the query names', async () => {
    expect(await priceFor(channel?.id)).toEqual({
      value: { centAmount: 77 },
      channelRef: { typeId: 'channel', id: channel?.id },
      channel: { key: channel?.key },
    })
    for (const id of [other?.id, undefined, 'no such channel'])
      expect(await priceFor(id)).toEqual({ value: { centAmount: 1899 }, channelRef: null, channel: null })
  })

  it('reads a product again after another process has changed it', async () => {
    const sql = sqlOn(database.url)
    const change = (from: number, to: number) =>
      sql.run(
        `update products set doc = replace(doc::text, '"centAmount": ${from},', '"centAmount": ${to},')::jsonb
         where id = (select product_id from variants where sku = $1)`,
        sku,
      )
    expect(await priceFor(channel?.id)).toMatchObject({ value: { centAmount: 77 } })
    await change(77, 78)
    expect(await priceFor(channel?.id)).toMatchObject({ value: { centAmount: 78 } })
    await change(78, 77)
    expect(await priceFor(channel?.id)).toMatchObject({ value: { centAmount: 77 } })
    await sql.end()
  })

  const search = `query ($channel: ReferenceInput, $queryFilters: [SearchFilterInput!], $sorts: [String!]) {
    productProjectionSearch(queryFilters: $queryFilters, sorts: $sorts, limit: 1, markMatchingVariants: true
      priceSelector: { currency: "USD", country: "US", channel: $channel }) {
      total results { masterVariant { sku isMatchingVariant scopedPrice { value { centAmount } channel { key } } } } } }`

  it('uses the prices of a channel to filter and sort a search only when the search selects that channel', async () => {
    const cheap = {
      queryFilters: [{ string: 'variants.price.centAmount:range (77 to 77)' }],
      sorts: ['price asc'],
    }
    const of = (id: string | undefined) => ({ channel: { typeId: 'channel', id } })
    const { productProjectionSearch } = await execute(search, { ...cheap, ...of(channel?.id) })
    expect(productProjectionSearch).toEqual({
      total: 1,
      results: [
        {
          masterVariant: {
            sku,
            isMatchingVariant: true,
            scopedPrice: { value: { centAmount: 77 }, channel: { key: channel?.key } },
          },
        },
      ],
    })
    for (const variables of [cheap, { ...cheap, ...of(other?.id) }, { ...cheap, ...of('nonsense') }])
      expect((await execute(search, variables)).productProjectionSearch.total).toBe(0)
  })
})

describe('enums', () => {
  const search = `query ($string: String!, $facet: String!) { productProjectionSearch(queryFilters: [{ string: $string }],
    facets: [{ string: $facet }], markMatchingVariants: true) {
    total results { masterVariant { isMatchingVariant } } facets { value { ... on TermsFacetResult { terms { term count } } } } } }`
  const searched = async (string: string) =>
    (await execute(search, { string, facet: 'variants.attributes.colour.key' })).productProjectionSearch

  it.each(['colour.key:"navy"', 'colour.label.en-US:"Navy blue"', 'colour.label.en-GB:"Navy","Blue"'])(
    'finds enum values by variants.attributes.%s',
    async (filter) => {
      expect(await searched(`variants.attributes.${filter}`)).toMatchObject({
        total: 1,
        results: [{ masterVariant: { isMatchingVariant: true } }],
        facets: [{ value: { terms: [{ term: 'navy', count: 1 }] } }],
      })
    },
  )

  it.each(['colour.key:"Navy"', 'colour.label.en-US:"Navy"', 'colour.label:"Navy"', 'style.key:"floral"'])(
    'does not find enum values by variants.attributes.%s',
    async (filter) => expect((await searched(`variants.attributes.${filter}`)).total).toBe(0),
  )
})

describe('keywords and external ids', () => {
  it('returns keywords and external ids of categories and products', async () => {
    const { categories } = await execute(
      `{ categories(where: "externalId=\\"pim-7\\"") { results { externalId metaKeywords(locale: "en-US") metaKeywordsAllLocales { value } } } }`,
    )
    expect(categories.results).toEqual([
      { externalId: 'pim-7', metaKeywords: 'cloth', metaKeywordsAllLocales: [{ value: 'cloth' }] },
    ])
    const { product } = await execute(
      `{ product(sku: "${sku}") { masterData { current { metaKeywords(locale: "en-US") } } } }`,
    )
    expect(product.masterData.current.metaKeywords).toBe('cotton')
  })
})
