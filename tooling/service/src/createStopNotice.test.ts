import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createStopNotice } from './createStopNotice.ts'

test('fails the readiness check and closes connections after a stop is announced, but still serves requests', async () => {
  const { announce, middleware } = createStopNotice()
  const app = new Hono().use(middleware)
  app.get('/readyz', (context) => context.json({ status: 'ready' }))
  app.get('/', (context) => context.text('page'))
  const statusAndConnection = async (path: string) => {
    const { status, headers } = await app.request(path)
    return [status, headers.get('connection')]
  }
  expect(await statusAndConnection('/readyz')).toEqual([200, null])
  expect(await statusAndConnection('/')).toEqual([200, null])
  announce()
  expect(await statusAndConnection('/readyz')).toEqual([503, 'close'])
  expect(await statusAndConnection('/')).toEqual([200, 'close'])
})
