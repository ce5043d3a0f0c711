import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../test/faultyProxy.ts'
import { aVisitor, flows, otherSku, project, sku } from '../../test/project.ts'
import { endpointsOfApiUrl } from '../client/endpoints.ts'
import { runMutation } from '../client/execute.ts'
import { CreateWishlistDocument, CustomerSignMeUpDocument } from '../generated/documents.ts'
import { memoryTokenStore } from '../tokens/tokenStore.ts'
import { customDraft } from './customFields.ts'
import { getSavedSkus } from './getSavedSkus.ts'
import { getWishlist } from './getWishlist.ts'
import { readLists } from './readLists.ts'
import { removeFromWishlist } from './removeFromWishlist.ts'
import { saveToWishlist } from './saveToWishlist.ts'

let proxy: FaultyProxy
beforeAll(async () => {
  proxy = await startFaultyProxy(project.authUrl)
})
afterAll(() => proxy.stop())
beforeEach(() => proxy.reset())

const aGuest = () =>
  aVisitor({
    graphqlUrl: endpointsOfApiUrl(proxy.url, project.projectKey).graphqlUrl,
    retry: { sleep: async () => {} },
  })
const us = { currency: 'USD', country: 'US' }
const design = (typeId: string) => ({ typeId, fields: [{ name: 'designName', value: 'My "own"' }] })

/** The id of the type of a line's design in the seed. */
const designType = async (client: ReturnType<typeof aGuest>['client']): Promise<string> => {
  const made = await runMutation(client, CreateWishlistDocument, {
    draft: {
      name: [{ locale: 'en-US', value: 'Wishlist' }],
      lineItems: [{ sku: otherSku, custom: { typeKey: 'line-item-design', fields: [] } }],
    },
  })
  if (!made.ok) throw new Error(made.problem.message)
  return made.value.createMyShoppingList?.lineItems[0]?.custom?.typeRef.id ?? ''
}

test('saves an item only once, and returns the latest item first, with current prices', async () => {
  const { client } = aGuest()
  expect(await getWishlist(client, us)).toEqual({ ok: true, value: [] })
  await saveToWishlist(client, { sku, quantity: 3 })
  await saveToWishlist(client, { sku: otherSku })
  await saveToWishlist(client, { sku })
  const saved = await getWishlist(client, us)
  if (!saved.ok) throw new Error(saved.problem.message)
  expect(saved.value).toMatchObject([
    { quantity: 1, variant: { sku: otherSku } },
    { quantity: 3, published: true, variant: { sku, price: { value: { centAmount: 1899 } } } },
  ])
  expect(await getSavedSkus(client)).toEqual({ ok: true, value: [sku, otherSku] })
})

test('saves a product with custom fields and the same product without them as two items', async () => {
  const { client } = aGuest()
  const own = design(await designType(client))
  await saveToWishlist(client, { sku, custom: own })
  await saveToWishlist(client, { sku, custom: own })
  await saveToWishlist(client, { sku })
  const lists = await readLists(client)
  if (!lists.ok) throw new Error(lists.problem.message)
  const lines = lists.value
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ variant }) => variant?.sku === sku)
  expect(lines).toMatchObject([
    { quantity: 1, custom: { customFieldsRaw: own.fields } },
    { quantity: 1, custom: null },
  ])
  await removeFromWishlist(client, { lineItemId: lines[0]?.id ?? '' })
  expect(await getSavedSkus(client)).toEqual({ ok: true, value: [otherSku, sku] })
})

test('writes custom fields as JSON text', () =>
  expect(customDraft(design('t')).fields).toEqual([{ name: 'designName', value: '"My \\"own\\""' }]))

test('refuses an item that the shop does not sell, and leaves the list unchanged', async () => {
  const { client } = aGuest()
  await saveToWishlist(client, { sku })
  expect(await saveToWishlist(client, { sku: 'nothing' })).toMatchObject({
    ok: false,
    problem: { kind: 'graphql', code: 'InvalidField' },
  })
  expect(await getSavedSkus(client)).toEqual({ ok: true, value: [sku] })
})

test('keeps both items when two windows save at once', async () => {
  const { client } = aGuest()
  await saveToWishlist(client, { sku })
  const results = await Promise.all([
    saveToWishlist(client, { sku: otherSku }),
    saveToWishlist(client, { sku, quantity: 2 }),
  ])
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  const saved = await getWishlist(client, us)
  expect(saved.ok && saved.value.map(({ quantity, variant }) => [variant?.sku, quantity])).toEqual([
    [otherSku, 1],
    [sku, 2],
  ])
})

test('merges a guest’s list into the customer’s own after a sign-in', async () => {
  const email = `keeper-${Math.random().toString(36).slice(2)}@example.com`
  const password = 'First-Pass-1'
  const first = aGuest()
  await saveToWishlist(first.client, { sku, quantity: 2 })
  const draft = { email, password, firstName: 'Ada', lastName: 'Hill' }
  const signedUp = await runMutation(first.client, CustomerSignMeUpDocument, { draft })
  expect(signedUp.ok).toBe(true)
  const tokens = await flows.customer(email, password)
  if (!tokens.ok) throw new Error(tokens.problem.message)
  const store = memoryTokenStore()
  await store.write('customer', tokens.value)
  const customer = aVisitor({}, store).client
  // A second list, as another sign-in would add it.
  await designType(customer)
  const both = await getWishlist(customer, us)
  expect(both.ok && both.value.map(({ variant }) => variant?.sku)).toEqual([otherSku, sku])
  await saveToWishlist(customer, { sku })
  const lists = await readLists(customer)
  expect(
    lists.ok && lists.value.map(({ lineItems }) => lineItems.map(({ variant }) => variant?.sku)),
  ).toEqual([[sku, otherSku]])
  await removeFromWishlist(customer, { sku })
  expect(await getSavedSkus(customer)).toEqual({ ok: true, value: [otherSku] })
  expect(await removeFromWishlist(customer, { sku })).toEqual({ ok: true, value: undefined })
})
