import { expect, test } from 'vitest'
import { isLoopback } from './isLoopback.ts'

test.each(['localhost', 'LOCALHOST', 'shop.localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
  'treats %s as reachable only from this machine',
  (host) => expect(isLoopback(host)).toBe(true),
)

test.each(['0.0.0.0', '::', '192.168.1.5', 'localhost.evil.test', '127.0.0.1.evil.test', ''])(
  'treats %j as reachable from other machines',
  (host) => expect(isLoopback(host)).toBe(false),
)
