import { expect, test } from 'vitest'
import { type HttpConfig, httpConfig, postgresConfig } from './haproxyConfig.ts'

const http: HttpConfig = {
  socket: '/data/run/http.sock',
  host: '127.0.0.1',
  statsPort: 3105,
  services: [
    {
      name: 'storefront',
      ports: [3100, 3102],
      servers: [
        { name: 'storefront-1', port: 3111 },
        { name: 'storefront-2', port: 3112 },
      ],
    },
    { name: 'identity', ports: [3101], servers: [{ name: 'identity-1', port: 3121 }] },
  ],
}

/** The lines of a section, without their indentation. */
const sectionOf = (config: string, head: string): readonly string[] => {
  const [, body = ''] = config.split(new RegExp(`^${head}$`, 'm'))
  return body
    .split(/^\S/m)[0]
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '') as readonly string[]
}

test('opens the public ports, and leads requests to the copies that are ready', () => {
  const config = httpConfig(http)
  expect(sectionOf(config, 'frontend storefront')).toEqual([
    'bind 127.0.0.1:3100',
    'bind 127.0.0.1:3102',
    'http-request del-header traceparent',
    'http-request disable-l7-retry unless METH_GET',
    'use_backend storefront-running if { nbsrv(storefront) eq 0 }',
    'default_backend storefront',
  ])
  expect(sectionOf(config, 'backend storefront')).toEqual([
    'balance roundrobin',
    'option httpchk',
    'http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost hdr Connection close',
    'http-check expect status 200',
    'server storefront-1 127.0.0.1:3111',
    'server storefront-2 127.0.0.1:3112',
  ])
})

test('leads requests to copies that only run when none is ready, so that the shop shows its own pages', () => {
  const running = sectionOf(httpConfig(http), 'backend identity-running')
  expect(running).toContain(
    'http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost hdr Connection close',
  )
  expect(running).toContain('server identity-1 127.0.0.1:3121')
})

test('retries what was not carried out, on another copy, and keeps no visitor at one copy', () => {
  const config = httpConfig(http)
  expect(sectionOf(config, 'defaults')).toEqual(
    expect.arrayContaining(['retry-on conn-failure empty-response', 'option redispatch 1']),
  )
  expect(config).not.toMatch(/stick|cookie|balance source/)
})

test('keeps idle connections open during a reload until their next response', () => {
  expect(sectionOf(httpConfig(http), 'defaults')).toContain('option idle-close-on-response')
})

test('hides the metrics of identity from the public port, and the statistics from other machines', () => {
  const config = httpConfig({ ...http, host: '0.0.0.0' })
  expect(sectionOf(config, 'frontend identity')).toContain(
    'http-request deny deny_status 404 if { path /metrics }',
  )
  expect(sectionOf(config, 'frontend stats')).toContain('bind 127.0.0.1:3105')
})

test('runs as the given user, and as the current one without it', () => {
  expect(sectionOf(httpConfig({ ...http, user: 'haproxy' }), 'global')).toContain('user haproxy')
  expect(httpConfig(http)).not.toMatch(/^ +(user|group)/m)
})

test('leads to one database at a time, whose check proves that it is the primary', () => {
  const primary = sectionOf(
    postgresConfig({
      socket: '/data/run/postgres.sock',
      port: 3106,
      checkRole: 'check',
      servers: [
        { name: 'postgres-b', port: 3109 },
        { name: 'postgres-a', port: 3108 },
      ],
    }),
    'backend primary',
  )
  expect(primary.filter((line) => line.startsWith('server '))).toEqual([
    'server postgres-b 127.0.0.1:3109',
    'server postgres-a 127.0.0.1:3108 backup',
  ])
  expect(primary.filter((line) => line.startsWith('tcp-check '))).toHaveLength(5)
  expect(primary.find((line) => line.startsWith('default-server'))).toContain('shutdown-sessions')
})
