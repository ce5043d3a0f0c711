// @vitest-environment jsdom
import { Client, fetchExchange } from '@urql/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartsOf, type SiteCarts } from '../site/index.ts'
import { aCart } from '../testing/index.ts'
import { CommerceProvider } from './CommerceProvider.ts'
import { cartQueueOf } from './cartQueue.ts'
import { type UseCartResult, useCart } from './useCart.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** A client whose calls have these results, one after another; a call without a result fails. */
const aClient = (...carts: readonly (ReturnType<typeof aCart> | null)[]): Client => {
  const results = [...carts]
  return new Client({
    url: 'https://platform.example/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async () => {
      const cart = results.shift()
      if (cart === undefined) throw new TypeError('no connection')
      return Response.json({ data: { me: { activeCart: cart } } })
    },
  })
}

const Reader = ({ onRead }: { readonly onRead: (result: UseCartResult) => void }) => {
  onRead(useCart())
  return null
}

const renderCart = () => {
  let shown: UseCartResult | undefined
  const onRead = (result: UseCartResult): void => {
    shown = result
  }
  const root = createRoot(document.createElement('div'))
  return {
    shown: () => shown,
    show: (client: Client, site?: SiteCarts) =>
      act(async () =>
        root.render(
          <CommerceProvider client={client} {...(site ? { site } : {})}>
            <Reader onRead={onRead} />
          </CommerceProvider>,
        ),
      ),
  }
}

test('returns the previous cart together with the error when a refetch fails', async () => {
  const { shown, show } = renderCart()
  await show(aClient(aCart({ id: 'cart-1' })))
  await vi.waitFor(() => expect(shown()?.cart?.id).toBe('cart-1'))
  await act(async () => shown()?.refetch())
  await vi.waitFor(() => expect(shown()?.error?.networkError).toBeDefined())
  expect(shown()?.cart?.id).toBe('cart-1')
})

test('returns no cart when a refetch finds no cart', async () => {
  const { shown, show } = renderCart()
  await show(aClient(aCart({ id: 'cart-1' }), null))
  await vi.waitFor(() => expect(shown()?.cart?.id).toBe('cart-1'))
  await act(async () => shown()?.refetch())
  await vi.waitFor(() => expect(shown()?.cart).toBeUndefined())
  expect(shown()?.error).toBeUndefined()
})

test('returns a new cart at once, and what the platform returns from the next result on', async () => {
  const { shown, show } = renderCart()
  const client = aClient(null, null)
  await show(client)
  await vi.waitFor(() => expect(shown()?.loading).toBe(false))
  const change = { cart: undefined, actions: [], isNew: true }
  await act(() => cartQueueOf(client).send(async () => aCart({ id: 'cart-1' }), change))
  expect(shown()?.cart?.id).toBe('cart-1')
  await act(() =>
    cartQueueOf(client)
      .send(async () => Promise.reject(new Error('no connection')), change)
      .catch(() => undefined),
  )
  expect(shown()?.cart?.id).toBe('cart-1')
  await act(async () => shown()?.refetch())
  await vi.waitFor(() => expect(shown()?.cart).toBeUndefined())
})

test('returns no cart that was only changed when the platform returns none', async () => {
  const { shown, show } = renderCart()
  const client = aClient(null)
  await show(client)
  await vi.waitFor(() => expect(shown()?.loading).toBe(false))
  const cart = aCart({ id: 'ordered' })
  await act(() => cartQueueOf(client).send(async () => cart, { cart, actions: [] }))
  expect(shown()?.cart).toBeUndefined()
})

test('reads the cart again when the provider gets another client', async () => {
  const { shown, show } = renderCart()
  await show(aClient(aCart({ id: 'cart-1' })))
  await vi.waitFor(() => expect(shown()?.cart?.id).toBe('cart-1'))
  await show(aClient(aCart({ id: 'cart-2' })))
  await vi.waitFor(() => expect(shown()?.cart?.id).toBe('cart-2'))
})

test('does not return the previous client’s cart when the cart of a new client cannot be read', async () => {
  const { shown, show } = renderCart()
  await show(aClient(aCart({ id: 'cart-1' })))
  await vi.waitFor(() => expect(shown()?.cart?.id).toBe('cart-1'))
  await show(aClient())
  await vi.waitFor(() => expect(shown()?.error?.networkError).toBeDefined())
  expect(shown()?.cart).toBeUndefined()
})

test('reads the site’s cart instead of the active cart when the provider has a site', async () => {
  const bodies: unknown[] = []
  const client = new Client({
    url: 'https://platform.example/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return Response.json({ data: { me: { carts: { results: [aCart({ id: 'cart-of-site' })] } } } })
    },
  })
  const { shown, show } = renderCart()
  await show(client, cartsOf({ key: 'larkhouse' }))
  await vi.waitFor(() => expect(shown()?.cart?.id).toBe('cart-of-site'))
  expect(bodies).toMatchObject([
    { variables: { ofSite: true, where: expect.stringContaining('custom(fields(site = "larkhouse"))') } },
  ])
})
