import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { CombinedError } from '@urql/core'
import { expect, test } from 'vitest'
import { startFakePlatform } from '../test/fakePlatform.ts'
import { aVisitor, home, project, sku, slug, trade } from '../test/project.ts'
import { backOffMs, browserRetry } from './client/retryPolicy.ts'
import { CustomerSignMeInDocument, GetCategoriesDocument } from './generated/documents.ts'
import {
  addLineItem,
  CART_RETRIES,
  createCommerceClient,
  createMyCart,
  DEFAULT_CURRENCY,
  DEFAULT_LOCALE,
  endpoints,
  errorText,
  getActiveCart,
  getProductBySlug,
  KEPT_MS,
  localeOfCurrency,
  localeSwitch,
  prefixedMessage,
  runMutation,
  runQuery,
  STALE_MS,
  toPlatformAddress,
  toShopAddress,
  UpdateMyCustomerDocument,
  updateMyCart,
} from './index.ts'
import { createServerClient } from './server/index.ts'
import { createTokenFlows, getMyCustomer, memoryTokenStore, signIn, signOut } from './session/index.ts'
import { getSiteConfig } from './site/index.ts'
import { aCart, aLine, anAddress } from './testing/index.ts'

type Fact = readonly [section: string, sentence: string, holds: () => Promise<void> | void]

const us = { currency: 'USD', country: 'US' }
const guest = () => ({ graphqlClient: aVisitor().client })
const operations = readdirSync('src/operations', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => basename(name, '.graphql'))
const text = (operation: string): string => {
  const file = readdirSync('src/operations', { recursive: true, encoding: 'utf8' }).find(
    (name) => basename(name) === `${operation}.graphql`,
  )
  return readFileSync(`src/operations/${file}`, 'utf8')
}
/** What a client sends to the auth host or the platform. */
const sentBy = async (call: (url: string) => Promise<unknown>, json: unknown = {}) => {
  const server = await startFakePlatform()
  server.answer(() => ({ json }))
  await call(server.url)
  await server.stop()
  return server.received[0]!
}

const facts: readonly Fact[] = [
  ['§3', 'Address (shop shape): id (defaults to "new")', () => expect(toShopAddress({}).id).toBe('new')],
  [
    '§3',
    'Mapped both ways with the platform shape',
    () => {
      const platform = anAddress({ additionalAddressInfo: '2nd floor' })
      expect(platform).toMatchObject(toPlatformAddress(toShopAddress(platform)))
    },
  ],
  [
    '§3',
    'when converting to the platform shape an empty additional info becomes first name plus last name',
    () => expect(toPlatformAddress(toShopAddress(anAddress())).additionalAddressInfo).toBe('Marianne Hale'),
  ],
  [
    '§3',
    'Address (platform shape): id, key, title, email, salutation, firstName, …, phone, mobile, fax',
    () => expect(Object.keys(anAddress())).toHaveLength(23),
  ],
  ['§3', 'Money is held in cents', () => expect(aCart().totalPrice.centAmount).toBe(3900)],
  [
    '§3',
    'Line item: id (lineItemId), productId, productKey, …, productType (name, key)',
    () => expect(aLine()).toHaveProperty('productType.key'),
  ],
  [
    '§3',
    'Line item: custom fields with definitions (name, label, type, enumerated values with key and label)',
    async () => {
      const design = { custom: { repeatType: 'half-drop' }, customTypeKey: 'line-item-design' }
      const [line] = (await addLineItem(guest(), us, { sku, ...design })).lineItems
      expect(line?.custom?.customFieldsRaw).toMatchObject([{ name: 'repeatType', value: 'half-drop' }])
      const definition = line?.custom?.type?.fieldDefinitions.find(({ name }) => name === 'repeatType')
      expect(definition).toMatchObject({
        label: 'Repeat',
        type: {
          name: 'Enum',
          values: [{ key: 'basic' }, { key: 'half-drop', label: 'Half-drop' }, {}, {}],
        },
      })
    },
  ],
  [
    '§3',
    'Site config: name, url, shortcutIcon, brandLogo, brandLogoSmall, displayMultiBrandBanner, order, key, siblingSites',
    async () => {
      const site = await getSiteConfig(
        createServerClient({ ...project, apiUrl: project.authUrl }).client,
        'larkhouse',
        'en-GB',
      )
      expect(site.ok && Object.keys(site.value ?? {}).sort()).toEqual([
        'brandLogo',
        'brandLogoSmall',
        'displayMultiBrandBanner',
        'key',
        // Ours: the smallest order of a currency (spec §5).
        'minimumAmounts',
        'name',
        'order',
        'shortcutIcon',
        'siblingSites',
        'url',
      ])
    },
  ],
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
    () => expect([localeSwitch('en-US', 'GBP'), localeSwitch('en-GB', 'GBP')]).toEqual(['en-GB', undefined]),
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
      const cents = (answer: typeof plain) =>
        answer.ok ? (answer.value?.masterData.current?.masterVariant.price?.value.centAmount ?? 0) : 0
      expect(cents(special)).toBeLessThan(cents(plain))
    },
  ],
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
      const answer = await runMutation(aVisitor().client, CustomerSignMeInDocument, { draft })
      expect(answer.ok && answer.value.customerSignMeIn.customer.id).toBeTruthy()
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
      const answer = await runMutation(client, UpdateMyCustomerDocument, { version, actions })
      expect(answer.ok && answer.value.updateMyCustomer?.title).toBe('Dr')
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
      expect(endpoints('https://example.com', 'shop')).toEqual({
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
  [
    '§8',
    'throw the first GraphQL error message, else the network or general message',
    () =>
      expect(addLineItem(guest(), us, { sku: 'no-such-sku' })).rejects.toThrow(
        "No published product has a variant with SKU 'no-such-sku'.",
      ),
  ],
  [
    '§8',
    'Combined client errors are prefixed [Network] or [GraphQL]',
    () => {
      expect(new CombinedError({ networkError: new Error('down') }).message).toBe('[Network] down')
      expect(prefixedMessage({ kind: 'network', message: 'down' })).toBe('[Network] down')
      expect(prefixedMessage({ kind: 'graphql', code: 'General', message: 'no', details: {} })).toBe(
        '[GraphQL] no',
      )
    },
  ],
  [
    '§8',
    "Error helper: title and description from the first entry's message",
    () => {
      const words = { title: 'no', description: 'no' }
      expect(errorText(new CombinedError({ graphQLErrors: ['no', 'never'] }))).toEqual(words)
      expect(errorText({ errors: [{ message: 'no' }] })).toEqual(words)
    },
  ],
  [
    '§8',
    "fallbacks 'Error' and 'An unexpected error has occurred.'",
    () =>
      expect(errorText(undefined)).toEqual({
        title: 'Error',
        description: 'An unexpected error has occurred.',
      }),
  ],
  [
    '§8',
    'Cart write failures are passed to caller callbacks',
    async () => {
      const failures: string[] = []
      const visitor = { ...guest(), onError: ({ message }: Error) => void failures.push(message) }
      await addLineItem(visitor, us, {}).catch(() => {})
      expect(failures).toEqual(['required params missing'])
    },
  ],
  [
    '§9',
    'Default locale en-US, default currency USD',
    () => expect([DEFAULT_LOCALE, DEFAULT_CURRENCY]).toEqual(['en-US', 'USD']),
  ],
  [
    '§9',
    'USD en-US, AUD en-AU, CAD en-CA, GBP en-GB, EUR en; other currencies fall back to default',
    () =>
      expect(['USD', 'AUD', 'CAD', 'GBP', 'EUR', 'SEK'].map(localeOfCurrency)).toEqual([
        'en-US',
        'en-AU',
        'en-CA',
        'en-GB',
        'en',
        'en-US',
      ]),
  ],
  [
    '§9',
    'staleTime 150000 ms, cacheTime 300000 ms',
    () => expect([STALE_MS, KEPT_MS]).toEqual([150_000, 300_000]),
  ],
  [
    '§9',
    'Query retry 3 with exponential backoff from 1 s, capped at 30 s',
    () => expect([browserRetry.retries, backOffMs(0, () => 0), backOffMs(10)]).toEqual([3, 1_000, 30_000]),
  ],
]

test.each(facts)('%s: %s', async (_section, _sentence, holds) => {
  await holds()
})
