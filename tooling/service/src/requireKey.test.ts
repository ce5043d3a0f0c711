import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { requireKey } from './requireKey.ts'

const KEY = 'a-key-of-this-start'
const app = new Hono().use(requireKey(KEY)).all('*', (context) => context.text('reached'))

test('refuses callers that send no key or a wrong key', async () => {
  expect((await app.request('/mailbox')).status).toBe(403)
  expect((await app.request('/mailbox?key=a-guess')).status).toBe(403)
  expect((await app.request('/mailbox', { headers: { cookie: 'selvedge-key=a-guess' } })).status).toBe(403)
  expect((await app.request('/mailbox', { headers: { authorization: 'Bearer a-guess' } })).status).toBe(403)
})

test('sets a cookie when the URL contains the key, and redirects to the URL without the key', async () => {
  const response = await app.request(`/mailbox?page=2&key=${KEY}`)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/mailbox?page=2'])
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^selvedge-key=a-key-of-this-start; Path=\/; HttpOnly; SameSite=Lax$/)
  const next = await app.request('/mailbox?page=2', { headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect([next.status, await next.text()]).toEqual([200, 'reached'])
})

test('accepts the key as a bearer token', async () => {
  const response = await app.request('/metrics', { headers: { authorization: `Bearer ${KEY}` } })
  expect(response.status).toBe(200)
})

test('allows all callers when no key is set', async () => {
  const open = new Hono().use(requireKey(undefined)).get('*', (context) => context.text('reached'))
  expect((await open.request('/mailbox')).status).toBe(200)
})
