import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from 'vitest'
import { CustomerSignMeInDocument, GetCategoriesDocument } from '../../src/generated/documents.ts'
import {
  createCommerceClient,
  createMyCart,
  endpointsOfHost,
  runMutation,
  runQuery,
  UpdateMyCustomerDocument,
} from '../../src/index.ts'
import { createTokenFlows, getMyCustomer, memoryTokenStore, signIn } from '../../src/session/index.ts'
import { aVisitor, project, trade } from '../project.ts'
import { type Fact, guest, sentBy, us } from './fact.ts'

const operations = readdirSync('src/operations', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => basename(name, '.graphql'))
const text = (operation: string): string => {
  const file = readdirSync('src/operations', { recursive: true, encoding: 'utf8' }).find(
    (name) => basename(name) === `${operation}.graphql`,
  )
  return readFileSync(`src/operations/${file}`, 'utf8')
}

export const platformClient: readonly Fact[] = [
  [
    '§7',
    'Query getActiveCart: variables locale (default en-US), currency',
    () => expect(text('getActiveCart')).toMatch(/\$locale: Locale = "en-US"[,\s]+\$currency: Currency/),
  ],
  [
    '§7',
    'Mutation createMyCart: draft (currency, customerEmail), locale',
    async () => {
      const draft = { ...us, customerEmail: 'ada@example.com' }
      expect((await createMyCart({ ...guest(), locale: 'en-GB' }, draft)).customerEmail).toBe(
        'ada@example.com',
      )
    },
  ],
  [
    '§7',
    'Mutation updateMyCart: id, version, actions, locale',
    () => expect(text('updateMyCart')).toMatch(/\$id[\s\S]*\$version[\s\S]*\$actions[\s\S]*\$locale/),
  ],
  [
    '§7',
    'Mutation customerSignMeIn: email, password; returns customer.id',
    async () => {
      const draft = { email: trade.username, password: trade.password }
      const result = await runMutation(aVisitor().client, CustomerSignMeInDocument, { draft })
      expect(result.ok && result.value.customerSignMeIn.customer.id).toBeTruthy()
    },
  ],
  [
    '§7',
    'Query me.customer with the customer fields; run only when a customer token exists',
    async () =>
      expect(await getMyCustomer(aVisitor().client, memoryTokenStore())).toEqual({
        ok: true,
        value: undefined,
      }),
  ],
  [
    '§7',
    'Mutation updateMyCustomer: actions, storeKey, version; returns the updated customer',
    async () => {
      expect(text('updateMyCustomer')).toMatch(/\$version[\s\S]*\$actions[\s\S]*\$storeKey/)
      const { client, store } = aVisitor()
      await signIn({ ...project, httpClient: fetch, store }, { ...trade, username: 'customer@example.com' })
      const customer = await getMyCustomer(client, store)
      const version = (customer.ok && customer.value?.version) || 0
      const actions = [{ setTitle: { title: 'Dr' } }]
      const result = await runMutation(client, UpdateMyCustomerDocument, { version, actions })
      expect(result.ok && result.value.updateMyCustomer?.title).toBe('Dr')
    },
  ],
  [
    '§7',
    'Product search by slug and locale with currency and customer group',
    () => expect(text('getProductBySlug')).toMatch(/\$locale[\s\S]*\$currency[\s\S]*\$customerGroupId/),
  ],
  ['§7', 'Site config fetched by locale and app key', () => expect(operations).toContain('getSiteConfig')],
  [
    '§7',
    'POST {auth host}/oauth/{projectKey}/customers/token, form-encoded; client credentials as basic authentication',
    async () => {
      const call = await sentBy((authUrl) =>
        createTokenFlows({ ...project, authUrl }).customer(trade.username, trade.password),
      )
      expect([call.method, call.path]).toEqual(['POST', `/oauth/${project.projectKey}/customers/token`])
      expect(call.headers['content-type']).toBe('application/x-www-form-urlencoded')
      expect(call.body).toContain('grant_type=password&username=trade%40example.com&password=')
      expect(call.authorization).toBe(`Basic ${btoa(`${project.clientId}:${project.clientSecret}`)}`)
    },
  ],
  [
    '§7',
    'REST base is an api subdomain of the host plus project key; GraphQL endpoint is base plus /graphql',
    () =>
      expect(endpointsOfHost('https://example.com', 'shop')).toEqual({
        baseUrl: 'https://api.example.com/shop',
        graphqlUrl: 'https://api.example.com/shop/graphql',
      }),
  ],
  [
    '§7',
    'POST with query, operationName, variables',
    async () => {
      const { body, method } = await sentBy((graphqlUrl) =>
        runQuery(createCommerceClient({ graphqlUrl }), GetCategoriesDocument, { limit: 1 }),
      )
      expect(method).toBe('POST')
      expect(JSON.parse(body)).toEqual({
        query: expect.stringContaining('query getCategories'),
        operationName: 'getCategories',
        variables: { limit: 1 },
      })
    },
  ],
]
