import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { beaconSink } from './beaconSink.ts'
import { type DataLayerHost, dataLayerSink } from './dataLayerSink.ts'
import { experimentSink } from './experimentSink.ts'
import { memorySink } from './memorySink.ts'

const login = { event: 'login' } as const

test('creates a missing data layer, and pushes to the new array after the tag manager replaces the data layer', () => {
  const host: DataLayerHost = {}
  const sink = dataLayerSink(host)
  sink.push(login)
  expect(host.dataLayer).toEqual([login])
  const replaced: unknown[] = [{ event: 'gtm.js' }]
  host.dataLayer = replaced
  sink.push(login)
  expect(replaced).toEqual([{ event: 'gtm.js' }, login])
})

test('stores entries in the memory sink in the order in which they are pushed', () => {
  const sink = memorySink()
  sink.push(login)
  sink.push({ event: 'clear-ecommerce', ecommerce: null })
  expect(sink.entries.map(({ event }) => event)).toEqual(['login', 'clear-ecommerce'])
})

test('posts each entry as JSON to the URL of the beacon', async () => {
  const received = Promise.withResolvers<string>()
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      response.end()
      received.resolve(`${request.method} ${request.url} ${body}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const send = (url: string, body: string) => fetch(url, { method: 'POST', body, keepalive: true })
  beaconSink(`http://127.0.0.1:${port}/collect`, send).push(login)
  expect(await received.promise).toBe('POST /collect {"event":"login"}')
  server.close()
})

test('does not throw when a beacon cannot be sent', async () => {
  const refusing = beaconSink('/collect', () => Promise.reject(new Error('offline')))
  const throwing = beaconSink('/collect', () => {
    throw new Error('blocked')
  })
  await expect(refusing.push(login)).resolves.toBeUndefined()
  await expect(throwing.push(login)).resolves.toBeUndefined()
})

test('reports experiments whose events have the status “exposure” or “disabled”, and ignores other events', () => {
  const reported: string[] = []
  const sink = experimentSink((experiment) => reported.push(experiment))
  const hero = { event: 'Split_Testing', experiment: 'hero', variant: 'bold' } as const
  sink.push(login)
  sink.push({ ...hero, status: 'disabled' })
  sink.push({ ...hero, experiment: 'rail', status: 'exposure' })
  expect(reported).toEqual(['hero', 'rail'])
})
