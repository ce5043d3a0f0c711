import { describe, expect, it } from 'vitest'
import { shop, sku } from './shop.ts'

const fields = `{ id version name(locale: "en") description(locale: "en") lineItems {
  id key quantity published variantId name(locale: "en") productSlug(locale: "en") productType { key } variant { sku } }
  textLineItems { id key quantity name(locale: "en") description(locale: "en") } }`
const create = `mutation ($draft: MyShoppingListDraft!) { createMyShoppingList(draft: $draft) ${fields} }`
const update = `mutation ($id: String, $version: Long!, $actions: [MyShoppingListUpdateAction!]!) {
  updateMyShoppingList(id: $id, version: $version, actions: $actions) ${fields} }`
const remove =
  'mutation ($id: String!, $version: Long!) { deleteMyShoppingList(id: $id, version: $version) { id } }'
const one = `query ($id: String!) { me { shoppingList(id: $id) ${fields} } }`
const lists =
  'query ($where: String) { me { shoppingLists(where: $where, sort: "createdAt desc") { total results { id } } } }'

const pillow = 'quince-orchard-night-pond-throw-pillow-22-insert'
const named = (value: string) => [{ locale: 'en', value }]

const newList = async (token: string, more: object = {}) => {
  const { body } = await shop.graphql(token, create, { draft: { name: named('Ideas'), ...more } })
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data.createMyShoppingList
}

const change = async (token: string, list: { id: string; version: number }, ...actions: object[]) => {
  const { body } = await shop.graphql(token, update, { id: list.id, version: list.version, actions })
  return body.errors ? body.errors[0].extensions : body.data.updateMyShoppingList
}

describe('a shopping list', () => {
  it('adds up the quantities of a variant in one line, and shows current product data', async () => {
    const guest = await shop.anonymous()
    const list = await newList(guest, { lineItems: [{ sku, quantity: 2 }] })
    const more = await change(
      guest,
      list,
      { addLineItem: { sku } },
      { addLineItem: { sku: pillow, key: 'pillow' } },
    )
    expect(more.lineItems).toMatchObject([
      { quantity: 3, published: true, variant: { sku }, productType: { key: 'fabric' } },
      { quantity: 1, key: 'pillow', variant: { sku: pillow } },
    ])
    expect(more.lineItems[0].name).toEqual(expect.any(String))
    const [first, second] = more.lineItems
    const less = await change(
      guest,
      more,
      { changeLineItemsOrder: { lineItemOrder: [second.id, first.id] } },
      { removeLineItem: { lineItemId: first.id, quantity: 1 } },
      { changeLineItemQuantity: { lineItemKey: 'pillow', quantity: 7 } },
      { changeName: { name: named('Plans') } },
      { setDescription: { description: named('For spring') } },
    )
    expect(less).toMatchObject({ version: 3, name: 'Plans', description: 'For spring' })
    expect(less.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([7, 2])
    const empty = await change(
      guest,
      less,
      { changeLineItemQuantity: { lineItemKey: 'pillow', quantity: 0 } },
      { removeLineItem: { lineItemId: first.id } },
    )
    expect(empty.lineItems).toEqual([])
  })

  it('rejects invalid changes of a list', async () => {
    const guest = await shop.anonymous()
    const list = await newList(guest, { lineItems: [{ sku, key: 'one' }] })
    expect(await change(guest, list, { addLineItem: { sku: 'nothing' } })).toMatchObject({
      code: 'InvalidField',
      field: 'sku',
    })
    expect(await change(guest, list, { addLineItem: {} })).toEqual({ code: 'InvalidInput' })
    expect(await change(guest, list, { addLineItem: { productId: list.id } })).toEqual({
      code: 'ReferencedResourceNotFound',
      typeId: 'product',
      id: list.id,
    })
    expect(await change(guest, list, { addLineItem: { sku: pillow, key: 'one' } })).toMatchObject({
      code: 'DuplicateField',
      field: 'key',
    })
    expect(
      await change(guest, list, { changeLineItemQuantity: { lineItemKey: 'one', quantity: -1 } }),
    ).toMatchObject({
      code: 'InvalidField',
      field: 'quantity',
    })
    expect(await change(guest, list, { removeLineItem: { lineItemKey: 'two' } })).toEqual({
      code: 'InvalidOperation',
    })
    expect(await change(guest, { ...list, version: 9 }, { changeName: { name: [] } })).toEqual({
      code: 'ConcurrentModification',
      currentVersion: 1,
    })
  })

  it('accepts at most 250 lines in a list', async () => {
    const guest = await shop.anonymous()
    const search = '{ productProjectionSearch(limit: 251) { results { masterVariant { sku } } } }'
    const { body } = await shop.graphql(await shop.service(), search)
    const lineItems = body.data.productProjectionSearch.results.map(
      ({ masterVariant }: { masterVariant: { sku: string } }) => ({ sku: masterVariant.sku }),
    )
    const list = await newList(guest, { lineItems: lineItems.slice(0, 250) })
    expect(list.lineItems).toHaveLength(250)
    expect(await change(guest, list, { addLineItem: lineItems[250] })).toEqual({
      code: 'MaxResourceLimitExceeded',
      exceededResource: 'shopping-list',
    })
  })

  it('adds, renames, reorders and removes lines without a product', async () => {
    const guest = await shop.anonymous()
    const list = await newList(guest, {
      textLineItems: [{ name: named('Imani Okafor'), key: 'imani-okafor' }, { name: named('Ada Hill') }],
    })
    expect(list.textLineItems).toEqual([
      { id: expect.any(String), key: 'imani-okafor', quantity: 1, name: 'Imani Okafor', description: null },
      { id: expect.any(String), key: null, quantity: 1, name: 'Ada Hill', description: null },
    ])
    const [first, second] = list.textLineItems
    const changed = await change(
      guest,
      list,
      { addTextLineItem: { name: named('Bo'), key: 'bo', description: named('Stripes'), quantity: 3 } },
      { changeTextLineItemName: { textLineItemId: second.id, name: named('Ada Hull') } },
      { setTextLineItemDescription: { textLineItemKey: 'imani-okafor', description: named('Florals') } },
      { changeTextLineItemQuantity: { textLineItemId: second.id, quantity: 2 } },
      { removeTextLineItem: { textLineItemKey: 'bo', quantity: 1 } },
    )
    expect(changed.textLineItems).toMatchObject([
      { name: 'Imani Okafor', description: 'Florals', quantity: 1 },
      { name: 'Ada Hull', quantity: 2 },
      { name: 'Bo', description: 'Stripes', quantity: 2 },
    ])
    const order = [changed.textLineItems[2].id, second.id, first.id]
    const left = await change(
      guest,
      changed,
      { changeTextLineItemsOrder: { textLineItemOrder: order } },
      { removeTextLineItem: { textLineItemId: first.id } },
      { changeTextLineItemQuantity: { textLineItemId: second.id, quantity: 0 } },
      { setTextLineItemDescription: { textLineItemKey: 'bo' } },
    )
    expect(left.textLineItems).toMatchObject([{ name: 'Bo', description: null }])
    expect(left.lineItems).toEqual([])
  })

  it('rejects invalid changes of lines without a product', async () => {
    const guest = await shop.anonymous()
    const list = await newList(guest, { textLineItems: [{ name: named('One'), key: 'one' }] })
    const rejected = (action: object) => change(guest, list, action)
    expect(await rejected({ addTextLineItem: { name: named('Two'), key: 'one' } })).toMatchObject({
      code: 'DuplicateField',
      field: 'key',
    })
    expect(await rejected({ addTextLineItem: { name: named('Two'), quantity: 0 } })).toMatchObject({
      code: 'InvalidField',
      field: 'quantity',
    })
    expect(await rejected({ removeTextLineItem: { textLineItemKey: 'one', quantity: -1 } })).toMatchObject({
      code: 'InvalidField',
      field: 'quantity',
    })
    expect(await rejected({ removeTextLineItem: { textLineItemKey: 'two' } })).toEqual({
      code: 'InvalidOperation',
    })
    expect(await rejected({ removeTextLineItem: {} })).toEqual({ code: 'InvalidInput' })
    expect(await rejected({ changeTextLineItemsOrder: { textLineItemOrder: [] } })).toEqual({
      code: 'InvalidInput',
    })
    const full = Array.from({ length: 250 }, (_, at) => ({ name: named(`Line ${at}`) }))
    const long = await newList(guest, { textLineItems: full })
    expect(await change(guest, long, { addTextLineItem: { name: named('More') } })).toEqual({
      code: 'MaxResourceLimitExceeded',
      exceededResource: 'shopping-list',
    })
  })

  it('does not show a guest’s list to another shopper, and transfers the list when the guest signs up', async () => {
    const guest = await shop.anonymous()
    const list = await newList(guest)
    const stranger = await shop.anonymous()
    expect((await shop.graphql(stranger, one, { id: list.id })).body.data.me.shoppingList).toBeNull()
    expect(await change(stranger, list, { changeName: { name: [] } })).toEqual({ code: 'ResourceNotFound' })
    const draft = { email: 'list-owner@example.com', password: 'First-Pass-1' }
    await shop.execute(guest, 'customerSignMeUp', { draft })
    const owner = await shop.customer(draft.email, draft.password)
    const { body } = await shop.graphql(owner, lists, { where: 'name(en="Ideas")' })
    expect(body.data.me.shoppingLists).toEqual({ total: 1, results: [{ id: list.id }] })
    const found = (await shop.graphql(owner, one, { id: list.id })).body.data.me.shoppingList
    await shop.graphql(owner, remove, { id: list.id, version: found.version })
    expect((await shop.graphql(owner, lists)).body.data.me.shoppingLists.total).toBe(0)
  })
})
