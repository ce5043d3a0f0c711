import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

const app = new Hono().get('/', (context) => context.text('page'))

const listenOn = (port: number, host = '127.0.0.1') => listen(app.fetch, { port, host, variables: 'SHOP' })

test('serves requests, and returns one line that names the variable when the port is taken', async () => {
  const { server, port } = (await listenOn(0)) as Listening
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('page')
  expect(await listenOn(port)).toEqual({
    problem: `SHOP_PORT: port ${port} is taken. Stop what uses it, or choose another one.`,
  })
  server.close()
})

test('returns one line that names the variable when this machine does not have the address', async () =>
  // An address for documentation, which no machine has.
  expect(await listenOn(0, '192.0.2.1')).toEqual({
    problem: 'SHOP_HOST: the address 192.0.2.1 cannot be used (EADDRNOTAVAIL). Choose another one.',
  }))
