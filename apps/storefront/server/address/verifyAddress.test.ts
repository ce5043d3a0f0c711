import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DeliveryPlace } from '@selvedge/cart-domain/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpVerifier } from './verifyAddress.ts'

const place: DeliveryPlace = {
  country: 'GB',
  line1: '10 Downing Street',
  line2: '',
  poBox: '',
  militaryUnit: '',
  militaryBox: '',
  city: 'London',
  state: '',
  postcode: 'SW1A2AA',
}

let server: Server
let url: string
let reply: { status: number; body: string } = { status: 200, body: '' }
let posted = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    posted = ''
    request.on('data', (chunk) => {
      posted += chunk
    })
    request.on('end', () => response.writeHead(reply.status).end(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('sends the address and returns the verdict of the provider', async () => {
  reply = { status: 200, body: '{"verdict":"verified"}' }
  expect(await httpVerifier(url)(place)).toEqual({ kind: 'verified' })
  expect(JSON.parse(posted)).toEqual(place)
  reply = { status: 200, body: '{"verdict":"unmatched"}' }
  expect(await httpVerifier(url)(place)).toEqual({ kind: 'unmatched' })
  const meant = { ...place, postcode: 'SW1A 2AA' }
  reply = { status: 200, body: JSON.stringify({ verdict: 'suggestion', address: meant }) }
  expect(await httpVerifier(url)(place)).toEqual({ kind: 'suggestion', place: meant })
})

test.each([
  [500, '{"verdict":"verified"}'],
  [200, '{"verdict":"maybe"}'],
  [200, '{"verdict":"suggestion"}'],
  [200, '{"verdi'],
])('returns the verdict “unknown” when the provider responds with %i %s', async (status, body) => {
  reply = { status, body }
  expect(await httpVerifier(url)(place)).toEqual({ kind: 'unknown' })
})

test('returns the verdict “unknown” when the provider is down', async () =>
  expect(await httpVerifier('http://127.0.0.1:9/')(place)).toEqual({ kind: 'unknown' }))
