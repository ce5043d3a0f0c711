import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakePlatform, startFakePlatform } from '../../test/fakePlatform.ts'
import { createCommerceClient } from '../client/createCommerceClient.ts'
import { createMyCart } from './createMyCart.ts'

let platform: FakePlatform
beforeAll(async () => {
  platform = await startFakePlatform()
})
afterAll(() => platform.stop())

const create = (graphqlUrl = platform.url) =>
  createMyCart(
    { graphqlClient: createCommerceClient({ graphqlUrl, timeoutMs: 500, retry: { retries: 0 } }) },
    { currency: 'USD' },
  )

test('throws the message of the first GraphQL error', async () => {
  const errors = ['Not enough stock.', 'Second.'].map((message) => ({
    message,
    extensions: { code: 'General' },
  }))
  platform.respondWith(() => ({ json: { data: null, errors } }))
  await expect(create()).rejects.toThrow(/^Not enough stock\.$/)
})

test('throws the message of the network error when there is no response', async () => {
  const failure = await create('http://127.0.0.1:9/shop/graphql').catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'CartError', problem: { kind: 'network' } })
  const { message, problem } = failure as { message: string; problem: { message: string } }
  expect(message).toBe(problem.message)
  expect(message).not.toBe('')
})

test('throws the general message when the response has neither data nor errors', async () => {
  platform.respondWith(() => ({ json: { data: { createMyCart: null } } }))
  await expect(create()).rejects.toThrow('An unexpected error has occurred.')
})
