import { createCommerceClient } from '@selvedge/commerce-client'
import { parseArtist, parseCollection } from '@selvedge/commerce-client/content'
import { expect, test } from 'vitest'
import { soldArtists, soldCollections } from './soldContent.ts'

const ARTIST = 'variants.attributes.artistName'
const filters = [{ string: 'categories.id:"bedding"' }]

/** A platform whose site sells one product of one artist. */
const aSource = (isDown = false) => ({
  filters,
  client: createCommerceClient({
    graphqlUrl: 'http://platform.test/graphql',
    runtime: 'server',
    token: async () => 'token',
    fetch: async (_url, init) => {
      if (isDown) return new Response('', { status: 400 })
      const { variables } = JSON.parse(String(init?.body))
      const [chosen, ...others] = variables.queryFilters.map(({ string }: { string: string }) => string)
      expect(others).toEqual(filters.map(({ string }) => string))
      const isSold = chosen.includes('"Ada Hill"') || chosen.includes('"sold"')
      const terms = isSold ? [{ term: 'Ada Hill', count: 1, productCount: 1 }] : []
      const facets = [{ facet: ARTIST, value: { __typename: 'TermsFacetResult', terms } }]
      const productProjectionSearch = { total: isSold ? 1 : 0, offset: 0, count: 0, results: [], facets }
      return Response.json({ data: { productProjectionSearch } })
    },
  }),
})

const artists = ['Ada Hill', 'Bo Lind'].flatMap(
  (name) => parseArtist(name.toLowerCase().replace(' ', '-'), { name }, 'en-US') ?? [],
)
const collections = [
  ['full', ['unsold', 'sold']],
  ['elsewhere', ['unsold']],
  ['empty', []],
].flatMap(([slug, products]) => parseCollection(String(slug), { title: slug, products }, 'en-US') ?? [])

test('selects only artists who have a product in the categories of the site', async () => {
  expect(artists).toHaveLength(2)
  expect(await soldArtists(aSource(), artists)).toEqual({ ok: true, value: [artists[0]] })
})

test('selects only collections that have a product in the categories of the site', async () => {
  expect(collections.length).toBeGreaterThan(1)
  expect(await soldCollections(aSource(), collections)).toEqual({ ok: true, value: [collections[0]] })
})

test('fails when the platform does not respond', async () => {
  expect(await soldArtists(aSource(true), artists)).toEqual({ ok: false })
  expect(await soldCollections(aSource(true), collections)).toEqual({ ok: false })
})
