import type { ServiceSpec } from '@selvedge/dev/stack'
import { expect, test } from 'vitest'
import { clusterPorts } from './clusterPorts.ts'
import { copySpecs } from './copySpecs.ts'

const aSpec = (name: string, environment: Readonly<Record<string, string>> = {}): ServiceSpec => ({
  name,
  folder: `/apps/${name}`,
  command: ['node', '.'],
  url: 'http://localhost:3100',
  environment,
})

const specs = copySpecs(
  [
    aSpec('platform'),
    aSpec('payment-sandbox'),
    aSpec('identity', {
      IDENTITY_PORT: '3101',
      IDENTITY_URL: 'http://localhost:3101',
      SHOP_SERVER_KEY: 'key',
    }),
    aSpec('storefront', {
      STOREFRONT_URL: 'http://localhost:3100',
      SESSION_SECRETS: 'secret',
      LARKHOUSE_PORT: '3102',
    }),
  ],
  clusterPorts({ CLUSTER_PORT: '3100' }, { storefronts: 2, identities: 2 }),
)
const environmentOf = (name: string) => specs.find((spec) => spec.name === name)?.environment

test('runs one platform and one payment sandbox, and several copies of identity and storefront', () => {
  expect(specs.map(({ name, url }) => `${name} ${new URL(url).port}`)).toEqual([
    'platform 3100',
    'payment-sandbox 3100',
    'identity-1 3121',
    'identity-2 3122',
    'storefront-1 3111',
    'storefront-2 3112',
  ])
})

test('gives the copies the public address and the secrets of the service', () => {
  for (const copy of ['storefront-1', 'storefront-2'])
    expect(environmentOf(copy)).toMatchObject({
      STOREFRONT_URL: 'http://localhost:3100',
      SESSION_SECRETS: 'secret',
    })
  for (const copy of ['identity-1', 'identity-2'])
    expect(environmentOf(copy)).toMatchObject({
      IDENTITY_URL: 'http://localhost:3101',
      SHOP_SERVER_KEY: 'key',
      REDIS_URL: 'redis://127.0.0.1:3107',
    })
})

test('gives each copy its own port, and a name for its orders', () => {
  expect(environmentOf('identity-2')).toMatchObject({
    IDENTITY_PORT: '3122',
    IDENTITY_EXECUTOR_ID: 'identity-2',
  })
  expect(environmentOf('storefront-2')).toMatchObject({
    STOREFRONT_PORT: '3112',
    LARKHOUSE_PORT: '',
  })
})
