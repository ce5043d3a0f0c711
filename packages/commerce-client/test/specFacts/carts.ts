import { expect } from 'vitest'
import { GetCategoriesDocument } from '../../src/generated/documents.ts'
import {
  addLineItem,
  CART_RETRIES,
  createCommerceClient,
  createMyCart,
  getActiveCart,
  getProductBySlug,
  localeToSwitchTo,
  runQuery,
  updateMyCart,
} from '../../src/index.ts'
import { getMyCustomer, memoryTokenStore, signIn, signOut } from '../../src/session/index.ts'
import { aCart } from '../../src/testing/index.ts'
import { aVisitor, home, project, sku, slug, trade } from '../project.ts'
import { type Fact, guest, sentBy, us } from './fact.ts'

export const carts: readonly Fact[] = [
  [
    '§4',
    'Mutations return the full updated cart',
    async () => {
      const visitor = guest()
      const cart = await addLineItem(visitor, us, { sku })
      const actions = [{ setBillingAddress: { address: home } }]
      expect(await updateMyCart(visitor, { ...cart, actions })).toEqual(
        expect.objectContaining({ lineItems: [expect.anything()], billingAddress: expect.anything() }),
      )
    },
  ],
  [
    '§4',
    'The cart is created lazily on the first add',
    async () => {
      const visitor = guest()
      expect(await getActiveCart(visitor)).toBeUndefined()
      expect((await addLineItem(visitor, us, { sku })).totalLineItemQuantity).toBe(1)
    },
  ],
  ['§4', 'Cart updates are retried up to 3 times', () => expect(CART_RETRIES).toBe(3)],
  [
    '§4',
    'Login: success stores the customer token, clears the anonymous token',
    async () => {
      const { store, token } = aVisitor()
      await token()
      await signIn({ ...project, httpClient: fetch, store }, trade)
      expect([Boolean(await store.read('customer')), await store.read('anonymous')]).toEqual([
        true,
        undefined,
      ])
    },
  ],
  [
    '§4',
    'Logout clears both tokens, which triggers a fresh anonymous token',
    async () => {
      const { store, token } = aVisitor()
      await signIn({ ...project, httpClient: fetch, store }, trade)
      await signOut({ store })
      expect(await store.read('customer')).toBeUndefined()
      expect(await token()).toBe((await store.read('anonymous'))?.accessToken)
    },
  ],
  [
    '§4',
    "If the user's locale differs from the one derived from their currency, the locale is switched",
    () =>
      expect([localeToSwitchTo('en-US', 'GBP'), localeToSwitchTo('en-GB', 'GBP')]).toEqual([
        'en-GB',
        undefined,
      ]),
  ],
  [
    '§5',
    'Cart creation needs a client',
    () => expect(createMyCart({} as never, us)).rejects.toThrow('graphqlClient is required'),
  ],
  [
    '§5',
    "Cart update needs id and version, else 'cartId and version are required'",
    () =>
      expect(updateMyCart(guest(), { id: '', version: 1, actions: [] })).rejects.toThrow(
        'cartId and version are required',
      ),
  ],
  [
    '§5',
    "Missing params raise 'params required'",
    () => expect(updateMyCart(guest(), undefined as never)).rejects.toThrow('params required'),
  ],
  [
    '§5',
    "or 'required params missing'",
    () => expect(addLineItem(guest(), us, {})).rejects.toThrow('required params missing'),
  ],
  [
    '§5, §9',
    'Adding a line defaults version to 1 and quantity to 1',
    async () => {
      const json = { data: { updateMyCart: aCart() } }
      const { body } = await sentBy(
        (url) =>
          addLineItem({ graphqlClient: createCommerceClient({ graphqlUrl: url }) }, { id: 'c' }, { sku }),
        json,
      )
      expect(JSON.parse(body).variables).toMatchObject({
        version: 1,
        actions: [{ addLineItem: { quantity: 1 } }],
      })
    },
  ],
  [
    '§5',
    "Login needs an HTTP client ('httpClient is required')",
    () =>
      expect(
        signIn({ ...project, httpClient: undefined as never, store: memoryTokenStore() }, trade),
      ).rejects.toThrow('httpClient is required'),
  ],
  [
    '§6',
    'Cart calls send an authorization header from whichever token is held',
    async () => {
      const { authorization } = await sentBy((url) =>
        runQuery(
          createCommerceClient({ graphqlUrl: url, token: async () => 'held' }),
          GetCategoriesDocument,
          {},
        ),
      )
      expect(authorization).toBe('Bearer held')
    },
  ],
  [
    '§6',
    'Customer group gives trade pricing',
    async () => {
      const { client, store } = aVisitor()
      await signIn({ ...project, httpClient: fetch, store }, trade)
      const customer = await getMyCustomer(client, store)
      const customerGroup = (customer.ok && customer.value?.customerGroup?.id) || ''
      const query = { slug, currency: 'USD', country: 'US' }
      const [plain, special] = [
        await getProductBySlug(client, query),
        await getProductBySlug(client, { ...query, customerGroup }),
      ]
      const cents = (result: typeof plain) =>
        result.ok ? (result.value?.masterData.current?.masterVariant.price?.value.centAmount ?? 0) : 0
      expect(cents(special)).toBeLessThan(cents(plain))
    },
  ],
]
