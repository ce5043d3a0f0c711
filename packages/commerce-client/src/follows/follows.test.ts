import { expect, test } from 'vitest'
import { aVisitor, flows, sku } from '../../test/project.ts'
import { runMutation } from '../client/execute.ts'
import { CustomerSignMeUpDocument, UpdateFollowsDocument } from '../generated/documents.ts'
import { memoryTokenStore } from '../tokens/tokenStore.ts'
import { getSavedSkus } from '../wishlist/getSavedSkus.ts'
import { saveToWishlist } from '../wishlist/saveToWishlist.ts'
import { follow, MAX_FOLLOWED_ARTISTS } from './follow.ts'
import { getFollowedArtists } from './getFollowedArtists.ts'
import { readFollows } from './readFollows.ts'
import { unfollow } from './unfollow.ts'

const imani = { key: 'imani-okafor', name: 'Imani Okafor' }
const ada = { key: 'ada-hill', name: 'Ada "Hill" é' }

const followed = async (client: ReturnType<typeof aVisitor>['client']) => {
  const found = await getFollowedArtists(client)
  if (!found.ok) throw new Error(found.problem.message)
  return found.value
}

test('follows an artist only once, lists the most recently followed artist first, and does not change the wishlist', async () => {
  const { client } = aVisitor()
  expect(await followed(client)).toEqual([])
  await saveToWishlist(client, { sku })
  await follow(client, imani)
  await follow(client, ada)
  await follow(client, imani)
  expect(await followed(client)).toEqual([ada, imani])
  expect(await getSavedSkus(client)).toEqual({ ok: true, value: [sku] })
  await unfollow(client, imani.key)
  expect(await unfollow(client, imani.key)).toEqual({ ok: true, value: undefined })
  expect(await followed(client)).toEqual([ada])
})

test('follows an artist once when two windows follow the artist at the same time', async () => {
  const { client } = aVisitor()
  await follow(client, ada)
  const results = await Promise.all([follow(client, imani), follow(client, imani)])
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  expect(await followed(client)).toEqual([imani, ada])
})

test('merges a guest’s followed artists into the customer’s followed artists', async () => {
  const email = `follower-${Math.random().toString(36).slice(2)}@example.com`
  const password = 'First-Pass-1'
  const guest = aVisitor()
  await follow(guest.client, imani)
  // Two windows of a guest that follow their first artist at once.
  await Promise.all([follow(guest.client, ada), follow(guest.client, ada)])
  const draft = { email, password, firstName: 'Ada', lastName: 'Hill' }
  expect((await runMutation(guest.client, CustomerSignMeUpDocument, { draft })).ok).toBe(true)
  const tokens = await flows.customer(email, password)
  if (!tokens.ok) throw new Error(tokens.problem.message)
  const store = memoryTokenStore()
  await store.write('customer', tokens.value)
  const customer = aVisitor({}, store).client
  expect(await followed(customer)).toEqual([ada, imani])
  await follow(customer, imani)
  const lists = await readFollows(customer)
  expect(lists.ok && lists.value.map(({ textLineItems }) => textLineItems.length)).toEqual([2])
})

test('follows at most 200 artists', async () => {
  const { client } = aVisitor()
  await follow(client, imani)
  const lists = await readFollows(client)
  const [list] = lists.ok ? lists.value : []
  const actions = Array.from({ length: MAX_FOLLOWED_ARTISTS - 1 }, (_, at) => ({
    addTextLineItem: { key: `artist-${at}`, name: [{ locale: 'en-US', value: `Artist ${at}` }] },
  }))
  const { id = '', version = 0 } = list ?? {}
  expect((await runMutation(client, UpdateFollowsDocument, { id, version, actions })).ok).toBe(true)
  expect(await follow(client, ada)).toMatchObject({ problem: { code: 'MaxResourceLimitExceeded' } })
  expect(await follow(client, imani)).toMatchObject({ ok: true })
})
