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
  const state = { isDown, now: 0, reads: 0, sites: [larkhouse] as (typeof larkhouse)[] }
  const server = createCommerceClient({
    graphqlUrl: 'http://platform.test/graphql',
    runtime: 'server',
    token: async () => 'token',
    fetch: async () => {
      state.reads += 1
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

const fen = { ...larkhouse, key: 'fen', url: 'https://fen.example', orderPrefix: 'FC' }

test('accepts a new site and its origin at once, although the sites were read just before', async () => {
  const { sites, state } = aShop()
  expect(await sites.find('fen')).toBeUndefined()
  state.sites = [larkhouse, fen]
  expect(await sites.find('fen')).toMatchObject({ url: 'https://fen.example' })
  state.sites = [larkhouse, fen, { ...fen, key: 'moor', url: 'https://moor.example', orderPrefix: 'MO' }]
  expect(await sites.isSiteOrigin('https://moor.example')).toBe(true)
})

test('reads the sites five times in five seconds at most for names and origins that are made up', async () => {
  const { sites, state } = aShop()
  for (let made = 0; made < 50; made += 1) {
    expect(await sites.isSiteOrigin(`https://${made}.example`)).toBe(false)
    expect(await sites.find(`site-${made}`)).toBeUndefined()
  }
  expect(state.reads).toBe(5)
  expect(await sites.find('larkhouse')).toMatchObject(larkhouse)
  state.now += 5_000
  state.sites = [larkhouse, fen]
  expect(await sites.find('fen')).toMatchObject({ key: 'fen' })
  expect(state.reads).toBe(6)
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
