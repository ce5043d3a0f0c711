import { expect, test } from 'vitest'
import { endpointsOfApiUrl, endpointsOfHost } from './endpoints.ts'

test('adds an api subdomain to the host, then the project key and /graphql', () => {
  expect(endpointsOfHost('https://europe-west1.gcp.example.com', 'my-shop')).toEqual({
    baseUrl: 'https://api.europe-west1.gcp.example.com/my-shop',
    graphqlUrl: 'https://api.europe-west1.gcp.example.com/my-shop/graphql',
  })
})

test('keeps the port of the host', () => {
  expect(endpointsOfHost('http://example.com:8080/', 'my-shop').baseUrl).toBe(
    'http://api.example.com:8080/my-shop',
  )
})

test('uses an API URL unchanged except for trailing slashes', () => {
  for (const address of ['http://localhost:3002', 'http://localhost:3002/', 'http://localhost:3002//'])
    expect(endpointsOfApiUrl(address, 'my-shop').graphqlUrl).toBe('http://localhost:3002/my-shop/graphql')
})

test('encodes a project key that contains path characters', () => {
  expect(endpointsOfApiUrl('http://localhost', '../other').baseUrl).toBe('http://localhost/..%2Fother')
})
