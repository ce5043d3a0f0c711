// @vitest-environment jsdom
import { Client, fetchExchange } from '@urql/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '../cart/types.ts'
import { aCart } from '../testing/index.ts'
import { CommerceProvider } from './CommerceProvider.ts'
import { type CartMutation, type CartMutationOptions, useCartMutation } from './useCartMutation.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

type Request = {
  readonly query: string
  readonly variables: { readonly id?: string; readonly version?: number; readonly actions?: object[] }
}

/** A platform whose responses the test sends, in the order of the requests. Each change returns the next version. */
const createPlatform = (activeCart: () => Cart | null = () => null) => {
  const requests: Request[] = []
  const waiting: (() => void)[] = []
  let version = 1
  const client = new Client({
    url: 'https://platform.example/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      const request: Request = JSON.parse(String(init?.body))
      if (request.query.startsWith('query'))
        return Response.json({ data: { me: { activeCart: activeCart() } } })
      requests.push(request)
      await new Promise<void>((resolve) => waiting.push(resolve))
      version += 1
      const cart = aCart({ id: 'cart-1', version })
      return Response.json({ data: request.variables.id ? { updateMyCart: cart } : { createMyCart: cart } })
    },
  })
  const respond = async (): Promise<void> => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => waiting.shift()?.())
  }
  return { client, requests, respond }
}

type ChangerProps = {
  readonly options: CartMutationOptions
  readonly onRender: (mutation: CartMutation) => void
}

const Changer = ({ options, onRender }: ChangerProps) => {
  onRender(useCartMutation(options))
  return null
}

const renderMutations = async (client: Client, options: CartMutationOptions = {}) => {
  const mutations: CartMutation[] = []
  const store = (index: number) => (mutation: CartMutation) => {
    mutations[index] = mutation
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <CommerceProvider client={client}>
        <Changer options={options} onRender={store(0)} />
        <Changer options={options} onRender={store(1)} />
      </CommerceProvider>,
    ),
  )
  return (index: 0 | 1): CartMutation => {
    const mutation = mutations[index]
    if (!mutation) throw new Error('not rendered')
    return mutation
  }
}

const cart = aCart({ id: 'cart-1', version: 1 })
const quantities = (requests: readonly Request[]) =>
  requests.map(({ variables }) => ({ version: variables.version, actions: variables.actions }))
const setTo = (lineItemId: string, quantity: number) => ({ changeLineItemQuantity: { lineItemId, quantity } })

test('sends the last one of several waiting quantities of a line, with the version of the response before', async () => {
  const { client, requests, respond } = createPlatform()
  const mutation = await renderMutations(client)
  const changes = await act(async () =>
    [2, 3, 4, 5].map((quantity) => mutation(0).setQuantity(cart, 'line-1', quantity)),
  )
  expect(mutation(0).pending).toBe(true)
  await respond()
  await respond()
  const results = await act(() => Promise.all(changes))
  expect(quantities(requests)).toEqual([
    { version: 1, actions: [setTo('line-1', 2)] },
    { version: 2, actions: [setTo('line-1', 5)] },
  ])
  expect(results.map((result) => result?.version)).toEqual([2, 3, 3, 3])
  expect(mutation(0).pending).toBe(false)
})

test('reports each confirmed change once, with the cart before it, and none for a new cart', async () => {
  const { client, respond } = createPlatform()
  const onChanged = vi.fn<NonNullable<CartMutationOptions['onChanged']>>()
  const mutation = await renderMutations(client, { onChanged })
  const added = await act(async () => [
    mutation(0).add({ currency: 'USD', country: 'US' }, { sku: 'a', quantity: 1 }),
  ])
  await respond()
  await act(() => Promise.all(added))
  const changes = await act(async () =>
    [2, 3, 4].map((quantity) => mutation(1).setQuantity(cart, 'line-1', quantity)),
  )
  await respond()
  await respond()
  await act(() => Promise.all(changes))
  const versions = onChanged.mock.calls.map(([after, before]) => [before?.version, after.version])
  expect(versions).toEqual([
    [undefined, 2],
    [2, 3],
    [3, 4],
  ])
})

test('adds a line to the cart of the visitor that the caller does not know yet', async () => {
  const active = aCart({ id: 'cart-1', version: 1 })
  const { client, requests, respond } = createPlatform(() => active)
  const onChanged = vi.fn<NonNullable<CartMutationOptions['onChanged']>>()
  const mutation = await renderMutations(client, { onChanged })
  const target = { currency: 'USD', country: 'US' }
  const added = await act(async () => [mutation(0).add(target, { sku: 'a', quantity: 1 })])
  await respond()
  await act(() => Promise.all(added))
  expect(requests.map(({ variables: { id, version } }) => ({ id, version }))).toEqual([
    { id: 'cart-1', version: 1 },
  ])
  expect(onChanged.mock.calls.map(([after, before]) => [before, after.version])).toEqual([[active, 2]])
})

test('creates no cart while the cart of the visitor cannot be read', async () => {
  const { client, requests } = createPlatform(() => {
    throw new Error('the platform does not respond')
  })
  const onError = vi.fn()
  const mutation = await renderMutations(client, { onError })
  const result = await act(() =>
    mutation(0).add({ currency: 'USD', country: 'US' }, { sku: 'a', quantity: 1 }),
  )
  expect(result).toBeUndefined()
  expect(onError.mock.calls).toEqual([[mutation(0).error]])
  expect(requests).toEqual([])
})

test('reports no line that is added to a cart whose lines are not known', async () => {
  const { client, respond } = createPlatform()
  const onChanged = vi.fn()
  const mutation = await renderMutations(client, { onChanged })
  const added = await act(async () => [
    mutation(0).add({ id: 'cart-1', version: 1 }, { sku: 'a', quantity: 1 }),
  ])
  await respond()
  await act(() => Promise.all(added))
  expect(onChanged).not.toHaveBeenCalled()
})

test('sends changes of two components one after another, and leaves none out', async () => {
  const { client, requests, respond } = createPlatform()
  const mutation = await renderMutations(client)
  await act(async () => {
    void mutation(0).setQuantity(cart, 'line-1', 2)
    void mutation(1).setQuantity(cart, 'line-2', 7)
    void mutation(0).remove(cart, 'line-1')
  })
  expect(requests).toHaveLength(1)
  for (let change = 0; change < 3; change += 1) await respond()
  expect(requests.map(({ variables }) => variables.version)).toEqual([1, 2, 3])
  expect(requests.map(({ variables }) => Object.keys(variables.actions?.[0] ?? {}))).toEqual([
    ['changeLineItemQuantity'],
    ['changeLineItemQuantity'],
    ['removeLineItem'],
  ])
})

test('settles when no change runs or waits any more', async () => {
  const { client, respond } = createPlatform()
  const mutation = await renderMutations(client)
  expect(await mutation(0).settled()).toBe(true)
  await act(async () => {
    void mutation(0).setQuantity(cart, 'line-1', 2)
    void mutation(1).setQuantity(cart, 'line-2', 7)
  })
  let settled: boolean | undefined
  const waiting = mutation(1)
    .settled()
    .then((areConfirmed) => {
      settled = areConfirmed
    })
  await respond()
  expect(settled).toBeUndefined()
  await respond()
  await waiting
  expect(settled).toBe(true)
})

test('adds two lines to one new cart', async () => {
  const { client, requests, respond } = createPlatform()
  const mutation = await renderMutations(client)
  const target = { currency: 'USD', country: 'US' }
  await act(async () => {
    void mutation(0).add(target, { productId: 'a', quantity: 1 })
    void mutation(1).add(target, { productId: 'b', quantity: 1 })
  })
  await respond()
  await respond()
  expect(requests.map(({ variables }) => variables.id)).toEqual([undefined, 'cart-1'])
})

/** A client whose first change is refused with a message, once the promise has resolved; each further change is confirmed. */
const failingOnce = (message: string, ready: Promise<void> = Promise.resolve()): Client => {
  let requests = 0
  return new Client({
    url: 'https://platform.example/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async () => {
      requests += 1
      if (requests > 1) return Response.json({ data: { updateMyCart: aCart({ id: 'cart-1', version: 2 }) } })
      await ready
      return Response.json({ errors: [{ message, extensions: { code: 'InvalidOperation' } }] })
    },
  })
}

type Change = (mutation: CartMutation) => Promise<Cart | undefined>

test.each<[string, Change, string | undefined]>([
  [
    'clears the error of a quantity when a waiting quantity of its line is confirmed',
    ({ setQuantity }) => setQuantity(cart, 'line-1', 3),
    undefined,
  ],
  [
    'clears the error of a quantity when the waiting removal of its line is confirmed',
    ({ remove }) => remove(cart, 'line-1'),
    undefined,
  ],
  [
    'keeps the error of a quantity when a waiting quantity of another line is confirmed',
    ({ setQuantity }) => setQuantity(cart, 'line-2', 3),
    'Failed',
  ],
])('%s', async (_, next, message) => {
  const first = Promise.withResolvers<void>()
  const client = failingOnce('Failed', first.promise)
  const mutation = await renderMutations(client)
  const changes = await act(async () => [mutation(0).setQuantity(cart, 'line-1', 2), next(mutation(0))])
  first.resolve()
  const [failed, changed] = await act(() => Promise.all(changes))
  expect([failed, changed?.version]).toEqual([undefined, 2])
  expect(mutation(0).error?.message).toBe(message)
})

test('sends the next change when one fails, and shows the error of the component that made it', async () => {
  const client = failingOnce('The line was removed')
  const mutation = await renderMutations(client)
  const [failed, changed, areConfirmed] = await act(() =>
    Promise.all([
      mutation(0).setQuantity(cart, 'line-1', 2),
      mutation(1).setQuantity(cart, 'line-2', 3),
      mutation(1).settled(),
    ]),
  )
  expect(areConfirmed).toBe(false)
  expect(failed).toBeUndefined()
  expect(changed?.version).toBe(2)
  expect(mutation(0).error?.message).toBe('The line was removed')
  expect(mutation(1).error).toBeUndefined()
})
