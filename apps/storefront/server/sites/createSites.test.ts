import { createCommerceClient } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { createSites } from './createSites.ts'

type Json = Readonly<Record<string, unknown>>

const larkhouse = { key: 'larkhouse', name: 'Larkhouse', url: 'http://localhost:3010', order: 2 }
const selvedge = { key: 'selvedge', name: 'Selvedge', url: 'http://localhost:3000', order: 1 }

const categories = [
  { id: 'b', key: 'bedding', parent: null },
  { id: 'b-1', key: 'duvet-cover', parent: { id: 'b' } },
  { id: 'f', key: 'fabric', parent: null },
]

/** A platform with these sites; `calls` names its requests. */
const aPlatform = (sites: readonly Json[], siteOrigins: Readonly<Record<string, string>> = {}) => {
  const state = { sites, drafts: {} as Readonly<Record<string, Json>>, isDown: false, calls: [] as string[] }
  const client = createCommerceClient({
    graphqlUrl: 'http://platform.test/graphql',
    runtime: 'server',
    token: async () => 'token',
    fetch: async (_url, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body))
      state.calls.push(operationName)
      if (state.isDown) return new Response('', { status: 400 })
      const results = state.sites.map((value) => ({ key: value.key, value }))
      if (operationName === 'getSiteConfig') {
        const value = state.drafts[variables.key]
        return Response.json({ data: { customObject: value ? { key: variables.key, value } : null } })
      }
      return Response.json({
        data:
          operationName === 'getSites'
            ? { customObjects: { results } }
            : { categories: { total: 3, results: categories } },
      })
    },
  })
  const settings = { SITE_KEY: 'selvedge', origin: 'http://localhost:3000', siteOrigins }
  return { state, sites: createSites({ client, settings }) }
}

test('finds a site by host and port', async () => {
  const { sites, state } = aPlatform([larkhouse, selvedge], { larkhouse: 'http://localhost:4010' })
  const known = await sites.ofHost('localhost:4010')
  expect(known?.site).toMatchObject({ key: 'larkhouse', origin: 'http://localhost:4010', isDefault: false })
  expect(known?.all.map(({ key }) => key)).toEqual(['selvedge', 'larkhouse'])
  expect((await sites.ofHost('localhost:3000'))?.site).toMatchObject({ key: 'selvedge', isDefault: true })
  expect(await sites.ofHost('localhost:3010')).toBeUndefined()
  expect(state.calls).not.toContain('getCategories')
})

test('assigns the installation’s own host to the site of SITE_KEY, even when another site claims the host', async () => {
  const { sites } = aPlatform([selvedge, { ...larkhouse, order: 0, url: 'http://localhost:3000' }])
  expect((await sites.ofHost('localhost:3000'))?.site.key).toBe('selvedge')
})

test('finds a new site within seconds, without reading the sites for each unknown host', async () => {
  const { sites, state } = aPlatform([selvedge])
  expect((await sites.ofHost('localhost:3000'))?.all).toHaveLength(1)
  state.sites = [selvedge, { ...larkhouse, url: 'https://lark.example' }]
  expect((await sites.ofHost('lark.example'))?.site.key).toBe('larkhouse')
  const checkout = await sites.checkoutOf('larkhouse')
  expect(checkout).toMatchObject({ isCheckoutHere: true, site: { origin: 'https://lark.example' } })
  expect((await sites.checkoutOf())?.site.key).toBe('selvedge')
  expect(await sites.checkoutOf('nowhere')).toBeUndefined()
  const before = state.calls.length
  for (let at = 0; at < 20; at += 1) expect(await sites.ofHost(`host-${at}.example`)).toBeUndefined()
  expect(state.calls).toHaveLength(before)
})

test('serves only the site of SITE_KEY while the platform does not respond', async () => {
  const { sites, state } = aPlatform([selvedge, larkhouse])
  state.isDown = true
  expect((await sites.ofHost('localhost:3000'))?.site).toMatchObject({ key: 'selvedge', value: undefined })
  expect((await sites.ownSite()).site.key).toBe('selvedge')
  expect(await sites.ofHost('localhost:3010')).toBeUndefined()
})

test('finds the categories that a site sells, with all their subcategories', async () => {
  const { sites } = aPlatform([selvedge, { ...larkhouse, categories: ['bedding', 'unknown'] }])
  expect((await sites.ofHost('localhost:3010'))?.site).toMatchObject({
    categoryIds: ['b'],
    soldIds: ['b', 'b-1'],
  })
  expect((await sites.ofHost('localhost:3000'))?.site.categoryIds).toBeUndefined()
})

test('sells nothing on a site when none of its categories exist', async () => {
  const { sites } = aPlatform([selvedge, { ...larkhouse, categories: ['unknown'] }])
  expect((await sites.ofHost('localhost:3010'))?.site).toMatchObject({ categoryIds: ['none'] })
})

test('applies a draft only to its preview, and keeps the site’s URL even when the draft contains another URL', async () => {
  const { sites, state } = aPlatform([selvedge, { ...larkhouse, categories: ['bedding'] }])
  state.drafts = { 'larkhouse~spring': { motto: 'New.', url: 'http://elsewhere', categories: ['fabric'] } }
  const known = await sites.ofHost('localhost:3010')
  if (!known) throw new Error('There is no such site.')
  const drafted = await sites.inDraft(known, 'spring')
  expect(drafted.site).toMatchObject({
    origin: 'http://localhost:3010',
    value: { name: 'Larkhouse', motto: 'New.', url: larkhouse.url },
    soldIds: ['f'],
  })
  expect(drafted.all.map(({ value }) => value)).toContainEqual(expect.objectContaining({ motto: 'New.' }))
  expect((await sites.ofHost('localhost:3010'))?.site).toMatchObject({ soldIds: ['b', 'b-1'] })
  expect(await sites.inDraft(known, 'autumn')).toBe(known)
  state.isDown = true
  expect(await sites.inDraft(known, 'spring')).toBe(known)
})

test('does not treat the draft of a site as another site', async () => {
  const { sites } = aPlatform([selvedge, { ...larkhouse, key: 'larkhouse~spring' }])
  expect((await sites.ofHost('localhost:3000'))?.all).toHaveLength(1)
  expect(await sites.ofHost('localhost:3010')).toBeUndefined()
})
