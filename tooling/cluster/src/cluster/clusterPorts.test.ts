import { expect, test } from 'vitest'
import { clusterPorts, MAX_COPIES } from './clusterPorts.ts'

test('gives every part a port of its own', () => {
  const ports = Object.values(
    clusterPorts({ CLUSTER_PORT: '4000' }, { storefronts: MAX_COPIES, identities: MAX_COPIES }),
  ).flat()
  expect(new Set(ports).size).toBe(ports.length)
  expect(Math.min(...ports)).toBe(4000)
  expect(Math.max(...ports)).toBeLessThan(4030)
})

test.each(['80', '40000', 'http', '3100.5'])('refuses %s as the first port', (value) => {
  expect(() => clusterPorts({ CLUSTER_PORT: value }, { storefronts: 2, identities: 2 })).toThrow(
    'CLUSTER_PORT',
  )
})
