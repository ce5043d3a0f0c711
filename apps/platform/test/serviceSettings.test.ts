import { describe, expect, it } from 'vitest'
import { home, shop, sku } from './shop.ts'

const run = async (query: string, variables: object = {}) =>
  (await shop.graphql(await shop.service(), query, variables)).body

const execute = async (query: string, variables: object = {}) => {
  const body = await run(query, variables)
  if (body.errors) throw new Error(JSON.stringify(body.errors))
  return body.data
}

const codeOf = (body: Awaited<ReturnType<typeof run>>) => body.errors?.[0].extensions

describe('discount codes', () => {
  const create =
    'mutation ($draft: DiscountCodeDraft!) { createDiscountCode(draft: $draft) { id version code isActive } }'
  const update = `mutation ($id: String!, $version: Long!, $actions: [DiscountCodeUpdateAction!]!) {
    updateDiscountCode(id: $id, version: $version, actions: $actions) { version isActive maxApplications name(locale: "en") } }`

  it('lets a service create a discount code that a shopper can use in a cart at once', async () => {
    const draft = { code: 'BACK-AGAIN-1', key: 'back-again', cartDiscounts: [{ key: 'take-five' }] }
    const { createDiscountCode: code } = await execute(create, { draft })
    expect(code).toMatchObject({ version: 1, isActive: true })
    const guest = await shop.anonymous()
    const cart = await shop.newCart(guest, { lineItems: [{ sku, quantity: 5 }], shippingAddress: home })
    const withCode = await shop.update(guest, cart, { addDiscountCode: { code: 'BACK-AGAIN-1' } })
    expect(withCode.discountCodes[0].state).toBe('MatchesCart')
    const actions = [
      { changeIsActive: { isActive: false } },
      { setMaxApplications: { maxApplications: 3 } },
      { setName: { name: [{ locale: 'en', value: 'Back again' }] } },
    ]
    const { updateDiscountCode } = await execute(update, { id: code.id, version: 1, actions })
    expect(updateDiscountCode).toEqual({
      version: 2,
      isActive: false,
      maxApplications: 3,
      name: 'Back again',
    })
    const found = await execute(
      '{ discountCodes(where: "code=\\"BACK-AGAIN-1\\"") { total results { id applicationCount } } }',
    )
    expect(found.discountCodes).toEqual({ total: 1, results: [{ id: code.id, applicationCount: 0 }] })
  })

  it('rejects a discount code that already exists, refers to an unknown discount or has an invalid predicate', async () => {
    const draft = { code: 'TWICE', cartDiscounts: [{ key: 'take-five' }] }
    await execute(create, { draft })
    expect(codeOf(await run(create, { draft }))).toEqual({
      code: 'DuplicateField',
      field: 'code',
      duplicateValue: 'TWICE',
    })
    const unknown = { code: 'OTHER', cartDiscounts: [{ key: 'none-such' }] }
    expect(codeOf(await run(create, { draft: unknown }))).toMatchObject({
      code: 'ReferencedResourceNotFound',
      typeId: 'cart-discount',
    })
    const unreadable = { ...draft, code: 'OTHER', cartPredicate: 'this is (not' }
    expect(codeOf(await run(create, { draft: unreadable }))).toEqual({ code: 'InvalidInput' })
  })
})

describe('stock', () => {
  const fields = '{ id version sku key quantityOnStock availableQuantity restockableInDays }'
  const create = `mutation ($draft: InventoryEntryDraft!) { createInventoryEntry(draft: $draft) ${fields} }`
  const update = `mutation ($id: String, $key: String, $version: Long!, $actions: [InventoryEntryUpdateAction!]!) {
    updateInventoryEntry(id: $id, key: $key, version: $version, actions: $actions) ${fields} }`

  it('finds stock by SKU, requires the current version for an update, and allows one entry per SKU', async () => {
    const made = await execute(create, { draft: { sku: 'loose-ends', key: 'ends', quantityOnStock: 5 } })
    expect(made.createInventoryEntry).toMatchObject({
      version: 1,
      availableQuantity: 5,
      restockableInDays: null,
    })
    const actions = [
      { addQuantity: { quantity: 3 } },
      { removeQuantity: { quantity: 1 } },
      { setRestockableInDays: { restockableInDays: 4 } },
    ]
    const { updateInventoryEntry } = await execute(update, { key: 'ends', version: 1, actions })
    expect(updateInventoryEntry).toMatchObject({ version: 2, quantityOnStock: 7, restockableInDays: 4 })
    const stale = await run(update, { key: 'ends', version: 1, actions })
    expect(codeOf(stale)).toEqual({ code: 'ConcurrentModification', currentVersion: 2 })
    const twice = await run(create, { draft: { sku: 'loose-ends', quantityOnStock: 1 } })
    expect(codeOf(twice)).toMatchObject({ code: 'DuplicateField', field: 'sku' })
    const find = `{ inventoryEntries(where: "sku in (\\"loose-ends\\", \\"${sku}\\")", sort: "sku asc") { total results { sku } } }`
    expect((await execute(find)).inventoryEntries).toMatchObject({
      total: 2,
      results: [{ sku: 'loose-ends' }, { sku }],
    })
  })
})

describe('custom objects', () => {
  const save =
    'mutation ($draft: CustomObjectDraft!) { createOrUpdateCustomObject(draft: $draft) { id version value } }'
  const draft = (value: unknown, more: object = {}) => ({
    draft: { container: 'notes', key: 'first', value: JSON.stringify(value), ...more },
  })

  it('creates, updates, lists and deletes custom objects', async () => {
    expect((await execute(save, draft({ a: [1] }))).createOrUpdateCustomObject).toMatchObject({
      version: 1,
      value: { a: [1] },
    })
    const changed = await execute(save, draft('two', { version: 1 }))
    expect(changed.createOrUpdateCustomObject).toMatchObject({ version: 2, value: 'two' })
    expect(codeOf(await run(save, draft('three', { version: 1 })))).toMatchObject({
      code: 'ConcurrentModification',
    })
    const list =
      '{ customObjects(container: "notes", where: "key=\\"first\\"") { total results { key value } } }'
    expect((await execute(list)).customObjects).toEqual({
      total: 1,
      results: [{ key: 'first', value: 'two' }],
    })
    const remove = 'mutation { deleteCustomObject(container: "notes", key: "first") { version } }'
    expect((await execute(remove)).deleteCustomObject).toEqual({ version: 2 })
    expect(codeOf(await run(remove))).toEqual({ code: 'ResourceNotFound' })
  })

  it('rejects custom objects with invalid JSON, without a value or with an invalid key', async () => {
    expect(codeOf(await run(save, draft(1, { value: 'abc' })))).toEqual({ code: 'InvalidInput' })
    expect(codeOf(await run(save, draft(1, { value: 'null' })))).toEqual({ code: 'InvalidInput' })
    expect(codeOf(await run(save, draft(1, { key: 'a b' })))).toEqual({ code: 'InvalidInput' })
  })
})

describe('project settings', () => {
  it('lists project settings with where, sort, limit and offset', async () => {
    const data = await execute(`{
      project { key languages currencies countries }
      customerGroups(sort: "key desc", limit: 1) { total count results { key } }
      cartDiscounts(where: "requiresDiscountCode=true and key=\\"take-five\\"") { results { key isActive } }
      taxCategories { total results { key rates { country amount } } }
      shippingMethods(where: "isDefault=true") { results { key isDefault } }
      typeDefinitions(where: "key=\\"order-details\\"") { results { fieldDefinitions(includeNames: ["giftTo"]) {
        name required inputHint label(locale: "en") type { name __typename } } } }
    }`)
    expect(data.project).toMatchObject({
      key: 'selvedge',
      currencies: expect.arrayContaining(['USD', 'GBP']),
    })
    expect(data.customerGroups).toEqual({ total: 2, count: 1, results: [{ key: 'trade' }] })
    expect(data.cartDiscounts.results).toEqual([{ key: 'take-five', isActive: true }])
    expect(data.taxCategories.results[0].rates.length).toBeGreaterThan(10)
    expect(data.shippingMethods.results).toHaveLength(1)
    expect(data.typeDefinitions.results[0].fieldDefinitions).toEqual([
      {
        name: 'giftTo',
        required: false,
        inputHint: 'SingleLine',
        label: 'Gift for',
        type: { name: 'String', __typename: 'StringType' },
      },
    ])
  })

  it('adds a type whose custom fields can be set on a customer immediately', async () => {
    const draft = {
      key: 'customer-notes',
      name: [{ locale: 'en', value: 'Notes' }],
      resourceTypeIds: ['customer'],
      fieldDefinitions: [
        { name: 'shoeSize', label: [], required: true, inputHint: 'SingleLine', type: { Number: {} } },
      ],
    }
    await execute('mutation ($draft: TypeDefinitionDraft!) { createTypeDefinition(draft: $draft) { id } }', {
      draft,
    })
    const signUp = `mutation ($draft: CustomerSignUpDraft!) { customerSignUp(draft: $draft) {
      customer { custom { type { key } customFieldsRaw { name value } } } } }`
    const person = { email: 'custom@example.com', password: 'First-Pass-1' }
    const custom = { type: { key: 'customer-notes' }, fields: [{ name: 'shoeSize', value: '38' }] }
    const { customerSignUp } = await execute(signUp, { draft: { ...person, custom } })
    expect(customerSignUp.customer.custom).toEqual({
      type: { key: 'customer-notes' },
      customFieldsRaw: [{ name: 'shoeSize', value: 38 }],
    })
    const missing = await run(signUp, {
      draft: { ...person, email: 'custom2@example.com', custom: { ...custom, fields: [] } },
    })
    expect(codeOf(missing)).toEqual({ code: 'RequiredField', field: 'shoeSize' })
  })
})

describe('payments', () => {
  it('finds payments by the ids of their transactions, and updates them', async () => {
    const create =
      'mutation ($draft: PaymentDraft!) { createPayment(draft: $draft) { id version transactions { id state } } }'
    const amount = { currencyCode: 'USD', centAmount: 500 }
    const { createPayment: payment } = await execute(create, {
      draft: {
        amountPlanned: amount,
        paymentMethodInfo: { paymentInterface: 'stripe' },
        transactions: [{ type: 'Authorization', amount, interactionId: 'pi_find_me' }],
      },
    })
    expect(payment.transactions[0].state).toBe('Initial')
    const find = 'query ($where: String) { payments(where: $where) { total results { id } } }'
    const where = 'transactions(interactionId="pi_find_me") and paymentMethodInfo(paymentInterface="stripe")'
    expect((await execute(find, { where })).payments).toEqual({ total: 1, results: [{ id: payment.id }] })
    const update = `mutation ($id: String!, $version: Long!, $actions: [PaymentUpdateAction!]!) {
      updatePayment(id: $id, version: $version, actions: $actions) {
        paymentMethodInfo { paymentInterface method interfaceAccount name(locale: "en") } transactions { state type interfaceId } paymentStatus { interfaceCode } } }`
    const actions = [
      { changeTransactionState: { transactionId: payment.transactions[0].id, state: 'Success' } },
      { addTransaction: { transaction: { type: 'Charge', amount } } },
      {
        setMethodInfo: {
          paymentInterface: 'stripe',
          method: 'card',
          name: [{ locale: 'en', value: 'Card' }],
        },
      },
      { setMethodInfoInterfaceAccount: { interfaceAccount: 'shop-1' } },
      { setStatusInterfaceCode: { interfaceCode: 'paid' } },
      { setTransactionInterfaceId: { transactionId: payment.transactions[0].id, interfaceId: 'ch_1' } },
      { setTransactionInterfaceId: { transactionId: payment.transactions[0].id, interfaceId: null } },
    ]
    const { updatePayment } = await execute(update, { id: payment.id, version: payment.version, actions })
    expect(updatePayment).toEqual({
      paymentMethodInfo: {
        paymentInterface: 'stripe',
        method: 'card',
        interfaceAccount: 'shop-1',
        name: 'Card',
      },
      transactions: [
        { state: 'Success', type: 'Authorization', interfaceId: null },
        { state: 'Initial', type: 'Charge', interfaceId: null },
      ],
      paymentStatus: { interfaceCode: 'paid' },
    })
  })
})
