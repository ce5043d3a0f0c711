import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../test/faultyProxy.ts'
import { aVisitor, flows, otherSku, project, sku } from '../../test/project.ts'
import { endpointsOfApiUrl } from '../client/endpoints.ts'
import { runMutation } from '../client/execute.ts'
import { CreateWishlistDocument, CustomerSignMeUpDocument } from '../generated/documents.ts'
import { ok } from '../result/result.ts'
import { memoryTokenStore } from '../tokens/tokenStore.ts'
import { addToList } from './addToList.ts'
import { changeList } from './changeList.ts'
import { copyWishlist } from './copyWishlist.ts'
import { createList } from './createList.ts'
import { customFieldsDraft, customFieldsToCopy } from './customFields.ts'
import { deleteList } from './deleteList.ts'
import { getLists } from './getLists.ts'
import { getSavedSkus } from './getSavedSkus.ts'
import { getWishlist } from './getWishlist.ts'
import { detailActions, itemDetails } from './itemDetails.ts'
import { readLists } from './readLists.ts'
import { removeFromWishlist } from './removeFromWishlist.ts'
import { createWishlist, saveAllToWishlist, saveToWishlist } from './saveToWishlist.ts'

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

test('saves an item only once, and lists the latest item first, with current prices', async () => {
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

test('saves a product with custom fields and the same product without custom fields as two items', async () => {
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

const named = async (client: ReturnType<typeof aGuest>['client'], name: string, formKey = name) => {
  const created = await createList(client, { name, locale: 'en-US', formKey })
  if (!created.ok) throw new Error(created.problem.kind)
  return created.value
}
const openList = async (client: ReturnType<typeof aGuest>['client'], id?: string) => {
  const found = await getLists(client, id, us)
  if (!found.ok) throw new Error(found.problem.message)
  return found.value
}
const price = { centAmount: 1500, currencyCode: 'USD' }

test('keeps named lists separate from the wishlist', async () => {
  const { client } = aGuest()
  expect(await openList(client)).toMatchObject({ lists: [{ id: '', isDefault: true, count: 0 }], lines: [] })
  const hall = await named(client, 'Hall & "stairs"')
  await saveToWishlist(client, { sku })
  await addToList(client, hall, { sku: otherSku, quantity: 2, note: 'Two', savedPrice: price })
  await addToList(client, hall, { sku: otherSku, quantity: 2, note: 'Another note' })
  const { lists, lines } = await openList(client, hall)
  expect(lists).toMatchObject([
    { name: 'Wishlist', isDefault: true, count: 1 },
    { id: hall, name: 'Hall & "stairs"', isDefault: false, count: 1 },
  ])
  expect(lines).toMatchObject([{ quantity: 2, variant: { sku: otherSku } }])
  expect(lines?.map(itemDetails)).toEqual([{ note: 'Two', savedPrice: price }])
  expect(lines?.map(({ custom }) => customFieldsToCopy(custom))).toEqual([undefined])
  expect((await openList(client)).lines).toMatchObject([{ variant: { sku } }])
  expect(await getSavedSkus(client)).toEqual({ ok: true, value: [sku] })
})

test('creates only one list when the same form is sent twice at the same time', async () => {
  const { client } = aGuest()
  const ids = await Promise.all([named(client, 'Hall', 'form'), named(client, 'Hall', 'form')])
  expect(await named(client, 'Hall', 'form')).toBe(ids[0])
  expect(new Set(ids).size).toBe(1)
  expect((await openList(client)).lists.map(({ name }) => name)).toEqual(['Wishlist', 'Hall'])
})

test('allows at most 20 lists, and does not delete the wishlist', async () => {
  const { client } = aGuest()
  await saveToWishlist(client, { sku })
  const ids: string[] = []
  for (let at = 1; at < 20; at += 1) ids.push(await named(client, `List ${at}`))
  expect(await createList(client, { name: 'More', locale: 'en-US', formKey: 'more' })).toEqual({
    ok: false,
    problem: { kind: 'too-many' },
  })
  const [wishlist] = (await openList(client)).lists
  for (const id of [ids[0], wishlist?.id, '00000000-0000-4000-8000-000000000000', '" or "a" = "a'])
    expect(await deleteList(client, id ?? '')).toEqual({ ok: true, value: undefined })
  expect((await openList(client)).lists.map(({ id }) => id)).toEqual([wishlist?.id, ...ids.slice(1)])
})

test('allows at most 200 items on a list', async () => {
  const { client } = aGuest()
  const id = await named(client, 'Long')
  const full = await changeList<never>(client, id, (lists) =>
    ok(
      lists.map((list) => ({
        list,
        actions: Array.from({ length: 200 }, (_, at) => ({
          addLineItem: {
            sku,
            custom: {
              typeKey: 'line-item-design',
              fields: [{ name: 'designName', value: JSON.stringify(String(at)) }],
            },
          },
        })),
      })),
    ),
  )
  expect(full.ok).toBe(true)
  expect(await addToList(client, id, { sku: otherSku })).toEqual({ ok: false, problem: { kind: 'full' } })
})

test('treats another shopper’s list as missing', async () => {
  const owner = aGuest()
  const id = await named(owner.client, 'Secret')
  const { client } = aGuest()
  expect((await openList(client, id)).lines).toBeUndefined()
  expect(await addToList(client, id, { sku })).toEqual({ ok: false, problem: { kind: 'missing' } })
  await deleteList(client, id)
  expect((await openList(owner.client, id)).lines).toEqual([])
})

test('applies the changes of two windows to the same list', async () => {
  const { client } = aGuest()
  const id = await named(client, 'Hall')
  const results = await Promise.all([
    addToList(client, id, { sku, note: 'One' }),
    addToList(client, id, { sku: otherSku }),
  ])
  expect(results.map((result) => result.ok)).toEqual([true, true])
  const { lines } = await openList(client, id)
  expect(lines).toHaveLength(2)
  const note = (text: string) =>
    changeList<never>(client, id, (lists) =>
      ok(
        lists.map((list) => ({
          list,
          actions: list.lineItems.flatMap((line) => detailActions(line, { note: text })),
        })),
      ),
    )
  await note('Line\nbreak \u202e "x"')
  expect((await openList(client, id)).lines?.map((line) => itemDetails(line).note)).toEqual([
    'Line\nbreak \u202e "x"',
    'Line\nbreak \u202e "x"',
  ])
  await note('')
  expect((await openList(client, id)).lines?.map((line) => itemDetails(line).note)).toEqual(['', ''])
})

test('writes custom fields as JSON text', () =>
  expect(customFieldsDraft(design('t')).fields).toEqual([{ name: 'designName', value: '"My \\"own\\""' }]))

test('refuses an item that the shop does not sell, and leaves the list unchanged', async () => {
  const { client } = aGuest()
  await saveToWishlist(client, { sku })
  expect(await saveToWishlist(client, { sku: 'nothing' })).toMatchObject({
    ok: false,
    problem: { kind: 'graphql', code: 'InvalidField' },
  })
  expect(await getSavedSkus(client)).toEqual({ ok: true, value: [sku] })
})

test('keeps both items when two windows each save an item at the same time', async () => {
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

test('merges a guest’s list into the customer’s list after a sign-in', async () => {
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

test('copies an item that two of the customer’s lists and the guest’s list have as one line with the greatest quantity', async () => {
  const [guest, customer] = [aGuest().client, aGuest().client]
  await saveToWishlist(customer, { sku })
  await createWishlist(customer, [{ sku: otherSku, quantity: 2 }], 'en-US')
  await saveToWishlist(guest, { sku: otherSku, quantity: 3 })
  expect(await copyWishlist(guest, customer)).toEqual({ ok: true, value: undefined })
  const saved = await getWishlist(customer, us)
  const quantities = saved.ok && saved.value.map(({ variant, quantity }) => [variant?.sku, quantity])
  expect(quantities).toEqual([
    [otherSku, 3],
    [sku, 1],
  ])
})

test('saves the items of a guest to a second list when the customer’s list is full', async () => {
  const [guest, customer] = [aGuest().client, aGuest().client]
  const typeId = await designType(customer)
  const designs = Array.from({ length: 199 }, (_, at) => ({
    sku: otherSku,
    custom: { typeId, fields: [{ name: 'designName', value: String(at) }] },
  }))
  await saveAllToWishlist(customer, designs, 'en-US')
  await saveToWishlist(guest, { sku })
  expect(await copyWishlist(guest, customer)).toEqual({ ok: true, value: undefined })
  const lists = await readLists(customer)
  expect(lists.ok && lists.value.map(({ lineItems }) => lineItems.length)).toEqual([200, 1])
  const saved = await getSavedSkus(customer)
  expect(saved.ok && saved.value.includes(sku)).toBe(true)
})
