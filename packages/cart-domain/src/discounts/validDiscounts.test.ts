import { expect, test } from 'vitest'
import { validDiscounts } from './validDiscounts.ts'

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
  const moment = Date.parse(time)
  const valid = validDiscounts([always, november], { from: moment, until: moment })
  expect(valid.map(({ key }) => key)).toEqual(keys)
})
