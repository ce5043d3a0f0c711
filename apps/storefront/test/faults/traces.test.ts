import {
  type CollectedSpan,
  type Collector,
  eventually,
  givenCart,
  orderNumberOf,
  personIn,
  placeOrder,
  startCollector,
  startTestShop,
  type TestShop,
} from '@selvedge/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const person = personIn.USD

/** The kind of a span that begins with a received request, in OTLP. */
const SERVER = 2

let collector: Collector
let shop: TestShop
/** Texts that belong to the visitor alone. */
let personal: readonly string[]

const findOrderRequest = (): CollectedSpan | undefined =>
  collector.spans.find(({ service, name }) => service === 'identity' && name === 'POST /api/:site/orders')

/** Returns a function that reports whether a number is the same as at the last call. */
const createIsSettled = (): ((count: number) => boolean) => {
  let before = 0
  return (count) => {
    const isSettled = count > 0 && count === before
    before = count
    return isSettled
  }
}

beforeAll(async () => {
  collector = await startCollector()
  shop = await startTestShop({
    databases: inject('databases'),
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
  })
  const { visitor, page, cartId } = await givenCart(shop, { address: person, payment: 'card' })
  const success = await placeOrder(page)
  await visitor.open('/search?q=curtains-for-marianne')
  const cookies = await visitor.cookies()
  personal = [
    person.email,
    person.firstName,
    person.lastName,
    person.line1,
    person.postcode,
    'curtains-for',
    cartId,
    orderNumberOf(success),
    ...cookies.map(({ value }) => value).filter((value) => value.length > 8),
  ]
  // The order is completed after its response.
  await eventually(() => (findOrderRequest() ? collector.spans.length : 0), createIsSettled(), {
    intervalMs: 1_000,
  })
})
afterAll(async () => {
  await shop?.stop()
  await collector?.stop()
})

test('traces an order from the page through identity and the platform to the databases', () => {
  const { traceId } = findOrderRequest() ?? {}
  const trace = collector.spans.filter((span) => span.traceId === traceId)
  const roots = trace.filter(({ parentSpanId }) => parentSpanId === undefined)
  expect(roots.map(({ service, name }) => `${service} ${name}`)).toEqual([
    'storefront POST /:locale?/checkout',
  ])
  const served = trace.filter(({ kind }) => kind === SERVER).map(({ service, name }) => `${service} ${name}`)
  expect(new Set(served)).toContain('platform POST /selvedge/graphql')
  const queries = trace.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  const operations = new Set(queries.map(({ service, name }) => `${service} ${name}`))
  expect(operations).toContain('identity INSERT')
  expect(operations).toContain('platform INSERT')
})

test('sends the parent of each span, in the same trace', () => {
  const traces = new Map(collector.spans.map(({ spanId, traceId }) => [spanId, traceId]))
  const lost = collector.spans.filter(
    ({ parentSpanId, traceId }) => parentSpanId !== undefined && traces.get(parentSpanId) !== traceId,
  )
  expect(collector.spans.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

test('names spans by patterns of routes', () => {
  const names = new Set(collector.spans.filter(({ kind }) => kind === SERVER).map(({ name }) => name))
  expect(names).toContain('GET /:locale?/search')
  expect(names).toContain('PUT /api/:site/carts/:cartId/payment')
})

test('sends no personal data, search words, tokens or numbers of carts and orders', () => {
  const text = collector.text()
  expect(personal.length).toBeGreaterThan(9)
  expect(personal.filter((value) => text.includes(value))).toEqual([])
  expect([...new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)))].sort()).toEqual([
    'db.operation.name',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'server.address',
    'server.port',
  ])
})

test('starts a new trace at the storefront, whatever id a visitor sends', async () => {
  const sent = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${shop.storefront}/search?q=linen`, {
    headers: { traceparent: `00-${sent}-b7ad6b7169203331-01` },
  })
  const before = collector.spans.length
  await eventually(
    () => collector.spans.length,
    (count) => count > before,
  )
  expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(sent)
})
