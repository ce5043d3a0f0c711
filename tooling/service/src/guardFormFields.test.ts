import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardFormFields } from './guardFormFields.ts'

const app = new Hono().use(guardFormFields(200))
app.post('/', async (context) => context.text([...(await context.req.raw.formData()).keys()].join()))

const post = (body: BodyInit) => app.request('/', { method: 'POST', body })

test('passes every field of a form to the route', async () =>
  expect(await (await post(new URLSearchParams({ email: 'ada@example.com', code: 'x&y' }))).text()).toBe(
    'email,code',
  ))

test.each([
  [
    'encoded',
    new URLSearchParams(Array.from({ length: 10_000 }, (_, at): [string, string] => [`f${at}`, ''])),
  ],
  [
    'multipart',
    Array.from({ length: 1_000 }).reduce<FormData>((form, _, at) => {
      form.append(`f${at}`, '')
      return form
    }, new FormData()),
  ],
])('refuses an %s form with thousands of fields', async (_, body) =>
  expect((await post(body)).status).toBe(413),
)

test.each([
  ['no parts', 'x'],
  ['a part that never ends', '--x\r\ncontent-disposition: form-data; name="code"\r\n\r\nWELCOME10'],
])('reports that the form cannot be read when a multipart body has %s', async (_, body) => {
  const response = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  })
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('cannot be read')])
})
