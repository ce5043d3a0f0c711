import { expect, test } from 'vitest'
import { endpoints, endpointsOf } from './endpoints.ts'

test('a host gets an api subdomain, the project key and /graphql', () => {
  expect(endpoints('https://europe-west1.gcp.example.com', 'my-shop')).toEqual({
    baseUrl: 'https://api.europe-west1.gcp.example.com/my-shop',
    graphqlUrl: 'https://api.europe-west1.gcp.example.com/my-shop/graphql',
  })
})

test('a port stays with its host', () => {
  expect(endpoints('http://example.com:8080/', 'my-shop').baseUrl).toBe('http://api.example.com:8080/my-shop')
})

test('an API address is used as it is, with or without a slash at its end', () => {
  for (const address of ['http://localhost:3002', 'http://localhost:3002/', 'http://localhost:3002//'])
    expect(endpointsOf(address, 'my-shop').graphqlUrl).toBe('http://localhost:3002/my-shop/graphql')
})

test('a project key cannot leave its place in the path', () => {
  expect(endpointsOf('http://localhost', '../other').baseUrl).toBe('http://localhost/..%2Fother')
})
