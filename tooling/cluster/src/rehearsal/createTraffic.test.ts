import { expect, test } from 'vitest'
import { createTraffic, percentile, summarise } from './createTraffic.ts'

test('returns percentiles by the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBe(0)
})

test('counts responses, error pages and lost requests of a period', () => {
  const samples = [
    { at: 50, ms: 900, status: 500 },
    { at: 100, ms: 10, status: 200 },
    { at: 200, ms: 30, status: 303 },
    { at: 300, ms: 1, status: 503 },
    { at: 400, ms: 1, status: 0 },
    { at: 500, ms: 20, status: 404 },
    { at: 1000, ms: 5, status: 200 },
  ]
  expect(summarise(samples, 100, 1000)).toEqual({
    requests: 5,
    errorPages: 1,
    lost: 1,
    p50: 20,
    p99: 30,
    longestGap: 500,
  })
})

test('reports a whole period as the gap when nothing succeeded in it', () => {
  expect(summarise([{ at: 150, ms: 1, status: 503 }], 100, 200)).toMatchObject({
    requests: 1,
    longestGap: 100,
  })
})

test('records only requests to the shop', () => {
  const traffic = createTraffic('http://localhost:3100', () => 42)
  const request = { method: 'GET', status: 200, ms: 5 }
  traffic.observe({ ...request, url: new URL('http://localhost:3100/cart') })
  traffic.observe({ ...request, url: new URL('http://localhost:3104/card') })
  expect(traffic.samples).toEqual([{ at: 42, ms: 5, status: 200 }])
})
