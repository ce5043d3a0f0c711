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
  const state = {
    isDown,
    now: 0,
    reads: 0,
    sites: [larkhouse] as (typeof larkhouse)[],
    stored: [] as string[],
    cannotStore: false,
  }
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
    storeKeys: async (keys) => {
      state.stored.push(keys.join())
      return !state.cannotStore
    },
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

test('accepts a new site and its origin at once, even directly after the sites were read', async () => {
  const { sites, state } = aShop()
  expect(await sites.find('fen')).toBeUndefined()
  state.sites = [larkhouse, fen]
  expect(await sites.find('fen')).toMatchObject({ url: 'https://fen.example' })
  state.sites = [larkhouse, fen, { ...fen, key: 'moor', url: 'https://moor.example', orderPrefix: 'MO' }]
  expect(await sites.isSiteOrigin('https://moor.example')).toBe(true)
})

test('stores the keys of the sites once, and stores them again when storing has failed or the keys have changed', async () => {
  const { sites, state } = aShop()
  const readAgain = async () => {
    state.now += 60_000
    await sites.find('larkhouse')
  }
  state.cannotStore = true
  await sites.find('larkhouse')
  state.cannotStore = false
  await readAgain()
  await readAgain()
  expect(state.stored).toEqual(['selvedge,larkhouse', 'selvedge,larkhouse'])
  state.sites = [larkhouse, fen]
  await readAgain()
  expect(state.stored.slice(2)).toEqual(['selvedge,larkhouse,fen'])
})

test('reads the sites at most five times in five seconds when many unknown names and origins are requested', async () => {
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

test('finds an order’s site by the prefix of the order number, and runs a callback with that site as the current site', async () => {
  const { sites } = aShop()
  expect(await sites.forOrder('LH-200001', async () => currentSite())).toMatchObject(larkhouse)
  expect(await sites.forOrder('SV-200001', async () => currentSite())).toMatchObject({ key: 'selvedge' })
  expect(await sites.ofOrder('XX-1')).toMatchObject({ key: 'selvedge' })
  expect(currentSite()).toBeUndefined()
})

test('runs a callback for the site with the given key, or for the installation’s own site when the key is missing or unknown', async () => {
  const { sites } = aShop()
  const key = async () => currentSite()?.key
  expect(await sites.forSite('larkhouse', key)).toBe('larkhouse')
  expect(await sites.forSite(null, key)).toBe('selvedge')
  expect(await sites.forSite('removed', key)).toBe('selvedge')
})

test('finds only the installation’s own site while the sites cannot be read, and throws for an order of another site', async () => {
  const { sites, state } = aShop(true)
  await expect(sites.ofOrder('LH-200001')).rejects.toThrow('not known yet')
  expect(await sites.ofOrder('SV-200001')).toMatchObject({ key: 'selvedge' })
  await expect(sites.forSite('larkhouse', async () => undefined)).rejects.toThrow('not known yet')
  expect(await sites.find('selvedge')).toMatchObject({ url: 'http://localhost:3000' })
  state.isDown = false
  state.now += 6_000
  expect(await sites.ofOrder('LH-200001')).toMatchObject({ key: 'larkhouse' })
})
