import { expect, test } from 'vitest'
import { redirectAfterLogin } from './accountForms.server.ts'

test.each([
  ['/checkout', '/checkout', 'true'],
  ['/en-GB/checkout?edit=shipping', '/en-GB/checkout?edit=shipping', 'true'],
  ['/account/dashboard', '/account/dashboard', null],
  ['//elsewhere.example/checkout', '/', null],
  [null, '/', null],
])('redirects to %s after login: %s', (wanted, location, document) => {
  const answer = redirectAfterLogin(wanted)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(location)
  expect(answer.headers.get('x-remix-reload-document')).toBe(document)
})
