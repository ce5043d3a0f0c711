import { describe, expect, it } from 'vitest'
import { home, shop, sku } from './shop.ts'

const id = '00000000-0000-4000-8000-000000000000'

// One field of each kind with a sufficient permission.
const fields: readonly (readonly [string, string])[] = [
  ['{ customers { total } }', 'view_customers'],
  ['{ orders { total } }', 'view_orders'],
  ['{ payments { total } }', 'view_payments'],
  [`{ cart(id: "${id}") { id } }`, 'view_orders'],
  ['{ shoppingLists { total } }', 'view_shopping_lists'],
  [`{ shoppingList(id: "${id}") { id } }`, 'view_shopping_lists'],
  [`mutation { deleteShoppingList(id: "${id}", version: 1) { id } }`, 'manage_shopping_lists'],
  ['{ discountCodes { total } }', 'view_discount_codes'],
  ['{ cartDiscounts { total } }', 'view_cart_discounts'],
  ['{ customerGroups { total } }', 'view_customer_groups'],
  ['{ inventoryEntries { total } }', 'view_products'],
  ['{ taxCategories { total } }', 'view_tax_categories'],
  ['{ typeDefinitions { total } }', 'view_types'],
  ['{ project { key } }', 'view_project_settings'],
  [
    'mutation { customerSignIn(draft: { email: "a@b", password: "x" }) { customer { id } } }',
    'manage_customers',
  ],
  ['mutation { customerCreatePasswordResetToken(email: "a@b") { value } }', 'manage_customers'],
  [
    `mutation { customerCreateEmailVerificationToken(id: "${id}", ttlMinutes: 1) { value } }`,
    'manage_customers',
  ],
  [`mutation { updateCustomer(id: "${id}", version: 1, actions: []) { id } }`, 'manage_customers'],
  [`mutation { updatePayment(id: "${id}", version: 1, actions: []) { id } }`, 'manage_payments'],
  [`mutation { updateOrder(id: "${id}", version: 1, actions: []) { id } }`, 'manage_orders'],
  [
    'mutation { createDiscountCode(draft: { code: "a", cartDiscounts: [] }) { id } }',
    'manage_discount_codes',
  ],
  ['mutation { createInventoryEntry(draft: { sku: "a", quantityOnStock: 1 }) { id } }', 'manage_products'],
  [
    'mutation { createOrUpdateCustomObject(draft: { container: "a", key: "b", value: "1" }) { id } }',
    'manage_key_value_documents',
  ],
]

const mine: readonly (readonly [string, string])[] = [
  ['{ me { activeCart { id } } }', 'manage_my_orders'],
  ['{ me { orders { total } } }', 'manage_my_orders'],
  ['{ me { customer { id } } }', 'manage_my_profile'],
  ['{ me { payments { total } } }', 'manage_my_payments'],
  ['{ me { shoppingLists { total } } }', 'manage_my_shopping_lists'],
  ['mutation { createMyCart(draft: { currency: "USD" }) { id } }', 'manage_my_orders'],
  ['mutation { updateMyCustomer(version: 1, actions: []) { id } }', 'manage_my_profile'],
]

const guestWith = async (...scopes: readonly string[]) =>
  (
    await shop.oauth('selvedge/anonymous/token', {
      grant_type: 'client_credentials',
      scope: scopes.map((name) => `${name}:selvedge`).join(' '),
    })
  ).body.access_token

describe('a shopper’s token', () => {
  it.each(fields)('cannot use %s with a shopper’s token', async (query, permission) => {
    const { status, body } = await shop.graphql(await shop.anonymous(), query)
    expect([status, body.errors[0].extensions]).toEqual([403, { code: 'insufficient_scope' }])
    expect(body.errors[0].message).toContain(permission)
  })

  it.each(mine)('cannot use %s when the shopper’s token lacks the permission', async (query, permission) => {
    const { status, body } = await shop.graphql(await guestWith('view_categories'), query)
    expect([status, body.errors[0].extensions]).toEqual([403, { code: 'insufficient_scope' }])
    expect(body.errors[0].message).toContain(permission)
  })
})

describe('a shopper’s token for carts', () => {
  it('lets a shopper’s token for carts change carts and read orders, but not create an order', async () => {
    const token = await guestWith('manage_my_carts', 'view_my_orders', 'view_published_products')
    const cart = await shop.newCart(token, { lineItems: [{ sku }], shippingAddress: home })
    const { status, body } = await shop.graphql(
      token,
      'mutation ($draft: OrderMyCartCommand!) { createMyOrderFromCart(draft: $draft) { id } }',
      { draft: { id: cart.id, version: cart.version } },
    )
    expect([status, body.errors[0].extensions]).toEqual([403, { code: 'insufficient_scope' }])
    expect(body.errors[0].message).toContain('manage_my_orders')
    const { data } = (await shop.graphql(token, '{ me { activeCart { id } orders { total } } }')).body
    expect(data.me).toEqual({ activeCart: { id: cart.id }, orders: { total: 0 } })
  })
})

describe('a customer’s token', () => {
  it('does not let a customer change the email address, because a service must check the password first', async () => {
    const { status, body } = await shop.graphql(
      await guestWith('manage_my_profile'),
      'mutation { updateMyCustomer(version: 1, actions: [{ changeEmail: { email: "a@example.com" } }]) { id } }',
    )
    expect(status).toBe(400)
    expect(body.errors[0].message).toContain('changeEmail')
  })
})

describe('a service’s token', () => {
  it('cannot use the query “me” with a service’s token', async () => {
    const { status, body } = await shop.graphql(await shop.service(), '{ me { activeCart { id } } }')
    expect([status, body.errors[0].extensions]).toEqual([200, { code: 'InvalidOperation' }])
  })
})
