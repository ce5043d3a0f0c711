import { expect, test } from 'vitest'
import { environmentText, localEnvironment, parseEnvironment } from './siteEnvironment.ts'

const file = `# Written by npm start
STOREFRONT_URL=https://shop.example
IDENTITY_URL="https://identity.example"
COMMERCE_API_URL=https://api.europe-west1.gcp.commercetools.com
COMMERCE_PROJECT_KEY=my-shop
COMMERCE_CLIENT_SECRET=secret
`

test('parses the URLs and the project key of an environment file, and ignores secrets', () => {
  const parsed = parseEnvironment(file)
  expect(parsed).toEqual({
    ok: true,
    value: {
      STOREFRONT_URL: 'https://shop.example',
      IDENTITY_URL: 'https://identity.example',
      COMMERCE_API_URL: 'https://api.europe-west1.gcp.commercetools.com',
      COMMERCE_PROJECT_KEY: 'my-shop',
    },
  })
})

test('parses the text that environmentText writes', () => {
  expect(parseEnvironment(environmentText(localEnvironment))).toEqual({ ok: true, value: localEnvironment })
})

test('reports the missing variables', () => {
  expect(parseEnvironment('IDENTITY_URL=https://identity.example\n')).toEqual({
    ok: false,
    problems: [
      'STOREFRONT_URL is missing from the environment file.',
      'COMMERCE_API_URL is missing from the environment file.',
      'COMMERCE_PROJECT_KEY is missing from the environment file.',
    ],
  })
})

test('reports a variable whose value is not a URL', () => {
  expect(parseEnvironment(file.replace('https://shop.example', 'shop.example'))).toEqual({
    ok: false,
    problems: ['STOREFRONT_URL is not a URL: shop.example. It begins with https://.'],
  })
})

test('reports a missing variable together with one whose value is not a URL', () => {
  const parsed = parseEnvironment(
    file.replace('https://shop.example', 'shop.example').replace('COMMERCE_PROJECT_KEY=my-shop\n', ''),
  )
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    'STOREFRONT_URL is not a URL: shop.example. It begins with https://.',
    'COMMERCE_PROJECT_KEY is missing from the environment file.',
  ])
})
