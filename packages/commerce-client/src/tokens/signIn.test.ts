import { expect, test } from 'vitest'
import { aVisitor, flows, project, sku, trade } from '../../test/project.ts'
import { addLineItem } from '../cart/addLineItem.ts'
import { getActiveCart } from '../cart/getActiveCart.ts'
import { getMyCustomer } from '../customer/getMyCustomer.ts'
import { signIn, signOut } from './signIn.ts'
import { memoryTokenStore } from './tokenStore.ts'

const options = { ...project, httpClient: fetch }

test('throws an error with the specified message when the HTTP client or a credential is missing', async () => {
  const store = memoryTokenStore()
  await expect(signIn({ ...options, httpClient: undefined as never, store }, trade)).rejects.toThrow(
    'httpClient is required',
  )
  await expect(signIn({ ...options, store }, { username: '', password: 'x' })).rejects.toThrow(
    'required params missing',
  )
})

test('stores the customer’s token, clears the guest’s token and merges the guest’s cart when a customer signs in', async () => {
  const { client, store } = aVisitor()
  await addLineItem({ graphqlClient: client }, { currency: 'USD', country: 'US' }, { sku })
  const result = await signIn({ ...options, store, graphqlClient: client }, trade)
  expect(result.ok).toBe(true)
  expect(await store.read('anonymous')).toBeUndefined()
  const customer = await getMyCustomer(client, store)
  expect(customer.ok && customer.value?.email).toBe(trade.username)
  const cart = await getActiveCart({ graphqlClient: client }, { fresh: true })
  expect(cart?.lineItems.some((line) => line.variant?.sku === sku)).toBe(true)
  expect(cart?.customerId).toBe(customer.ok && customer.value?.id)
})

test('returns the platform’s message and changes nothing when the password is wrong', async () => {
  const { store } = aVisitor()
  expect(await signIn({ ...options, store }, { ...trade, password: 'wrong' })).toEqual({
    ok: false,
    problem: {
      kind: 'credentials',
      message: 'Customer account with the given credentials not found.',
    },
  })
  expect(await store.read('customer')).toBeUndefined()
})

test('returns no customer for a guest, and sends no request', async () => {
  const { client, store, token } = aVisitor({ fetch: () => Promise.reject(new Error('not to be called')) })
  await token()
  expect(await getMyCustomer(client, store)).toEqual({ ok: true, value: undefined })
})

test('deletes and revokes the customer’s token when the customer signs out, and creates a new guest for the next call', async () => {
  const { store, token } = aVisitor()
  await signIn({ ...options, store }, trade)
  const before = await token()
  await signOut({ store, flows })
  expect(await store.read('customer')).toBeUndefined()
  expect(await flows.introspect(before ?? '')).toEqual({ ok: true, value: undefined })
  const after = await token()
  expect(after).not.toBe(before)
  expect(after).toBe((await store.read('anonymous'))?.accessToken)
})
