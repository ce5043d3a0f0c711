import { expect, test } from 'vitest'
import { redirectAfterLogin } from './accountForms.server.ts'

test.each([
  ['/checkout', '/checkout', 'true'],
  ['/en-GB/checkout?edit=shipping', '/en-GB/checkout?edit=shipping', 'true'],
  ['/account/dashboard', '/account/dashboard', null],
  ['//elsewhere.example/checkout', '/', null],
  [null, '/', null],
])('after a login with the requested target %s, redirects to %s', (requested, location, document) => {
  const response = redirectAfterLogin(requested)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(location)
  expect(response.headers.get('x-remix-reload-document')).toBe(document)
})
