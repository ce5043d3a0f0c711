import { createCommerceClient } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { createSites } from './createSites.ts'
import { currentSite } from './currentSite.ts'

const larkhouse = {
  key: 'larkhouse',
  url: 'http://localhost:3010',
  orderPrefix: 'LH',
  mailFrom: 'Larkhouse <shop@larkhouse.example>',
}

const aShop = (isDown = false) => {
  const state = { isDown, now: 0, sites: [larkhouse] as (typeof larkhouse)[] }
  const server = createCommerceClient({
    graphqlUrl: 'http://platform.test/graphql',
    runtime: 'server',
    token: async () => 'token',
    fetch: async () => {
      if (state.isDown) return new Response('', { status: 400 })
      const results = state.sites.map((value) => ({ key: value.key, value }))
      return Response.json({ data: { customObjects: { results } } })
    },
  })
  const sites = createSites({
    commerce: { server },
    own: { key: 'selvedge', url: 'http://localhost:3000' },
    siteOrigins: {},
    otherOrigins: ['https://brand.example'],
    now: () => state.now,
  })
  return { state, sites }
}

test('accepts only the origins of the project’s sites and those in the settings', async () => {
  const { sites } = aShop()
  for (const origin of ['http://localhost:3000', 'http://localhost:3010', 'https://brand.example'])
    expect([origin, await sites.isSiteOrigin(origin)]).toEqual([origin, true])
  for (const origin of ['http://localhost:3011', 'null', 'https://evil.example'])
    expect([origin, await sites.isSiteOrigin(origin)]).toEqual([origin, false])
})

test('accepts a new site within seconds', async () => {
  const { sites, state } = aShop()
  expect(await sites.find('fen')).toBeUndefined()
  state.sites = [larkhouse, { ...larkhouse, key: 'fen', url: 'https://fen.example', orderPrefix: 'FC' }]
  state.now += 6_000
  expect(await sites.find('fen')).toMatchObject({ url: 'https://fen.example' })
})

test('finds the site of an order by the prefix of the order number, and makes it the current site of a callback', async () => {
  const { sites } = aShop()
  expect(await sites.forOrder('LH-200001', async () => currentSite())).toMatchObject(larkhouse)
  expect(await sites.forOrder('SV-200001', async () => currentSite())).toMatchObject({ key: 'selvedge' })
  expect(await sites.ofOrder('XX-1')).toMatchObject({ key: 'selvedge' })
  expect(currentSite()).toBeUndefined()
})

test('runs a callback for the site that a key names, and for its own site when the key is missing or unknown', async () => {
  const { sites } = aShop()
  const key = async () => currentSite()?.key
  expect(await sites.forSite('larkhouse', key)).toBe('larkhouse')
  expect(await sites.forSite(null, key)).toBe('selvedge')
  expect(await sites.forSite('removed', key)).toBe('selvedge')
})

test('throws for an order of another site while the sites cannot be read, and still serves its own site', async () => {
  const { sites, state } = aShop(true)
  await expect(sites.ofOrder('LH-200001')).rejects.toThrow('not known yet')
  expect(await sites.ofOrder('SV-200001')).toMatchObject({ key: 'selvedge' })
  await expect(sites.forSite('larkhouse', async () => undefined)).rejects.toThrow('not known yet')
  expect(await sites.find('selvedge')).toMatchObject({ url: 'http://localhost:3000' })
  state.isDown = false
  state.now += 6_000
  expect(await sites.ofOrder('LH-200001')).toMatchObject({ key: 'larkhouse' })
})
