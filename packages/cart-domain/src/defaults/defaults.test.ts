import { expect, test } from 'vitest'
import { isReturnable } from './defaults.ts'

const delivered = new Date('2026-01-01T23:00:00Z')

test.each([
  ['2026-01-01T23:00:00Z', true],
  ['2026-02-15T23:59:59Z', true],
  ['2026-02-16T00:00:00Z', false],
])(
  'decides whether an order that was delivered at 23:00 on 1 January can be returned at %s: %s',
  (now, expected) => {
    expect(isReturnable(delivered, new Date(now))).toBe(expected)
  },
)
