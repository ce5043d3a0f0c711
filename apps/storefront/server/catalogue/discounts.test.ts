import { expect, test } from 'vitest'
import { validAt } from './discounts.ts'

const at = (time: string) => Date.parse(time)
const always = { key: 'always', validFrom: null, validUntil: null }
const november = {
  key: 'november',
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
}

test.each([
  ['2026-10-31T23:59:59.999Z', ['always']],
  ['2026-11-01T00:00:00.000Z', ['always', 'november']],
  ['2026-11-30T23:59:59.999Z', ['always', 'november']],
  ['2026-12-01T00:00:00.000Z', ['always']],
])('at %s, the valid discounts are %j', (time, keys) => {
  expect(validAt([always, november], at(time)).map(({ key }) => key)).toEqual(keys)
})
