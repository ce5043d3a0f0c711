import { expect, test } from 'vitest'
import { createSimulatedCodes } from './simulatedCodes.ts'

const BACK = 'https://shop.example/id-verification/back'

test('accepts a code only once, and only with the return URL that the code was issued for', () => {
  const codes = createSimulatedCodes()
  const code = codes.issue('local:ada:nurse', BACK)
  expect(codes.redeem(code, BACK)).toBe('local:ada:nurse')
  expect(codes.redeem(code, BACK)).toBeUndefined()
  const other = codes.issue('local:ada:nurse', BACK)
  expect(codes.redeem(other, 'https://elsewhere.example/')).toBeUndefined()
  expect(codes.redeem('made-up', BACK)).toBeUndefined()
})

test('accepts a code for only five minutes', () => {
  let now = 0
  const codes = createSimulatedCodes(() => now)
  const [atDeadline, afterDeadline] = [codes.issue('local:a:nurse', BACK), codes.issue('local:b:nurse', BACK)]
  now = 5 * 60_000
  expect(codes.redeem(atDeadline, BACK)).toBe('local:a:nurse')
  now += 1
  expect(codes.redeem(afterDeadline, BACK)).toBeUndefined()
})
