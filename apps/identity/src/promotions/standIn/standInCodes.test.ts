import { expect, test } from 'vitest'
import { createStandInCodes } from './standInCodes.ts'

const BACK = 'https://shop.example/id-verification/back'

test('a code is good once, for the address it was sent to', () => {
  const codes = createStandInCodes()
  const code = codes.give('local:ada:nurse', BACK)
  expect(codes.take(code, BACK)).toBe('local:ada:nurse')
  expect(codes.take(code, BACK)).toBeUndefined()
  const other = codes.give('local:ada:nurse', BACK)
  expect(codes.take(other, 'https://elsewhere.example/')).toBeUndefined()
  expect(codes.take('made-up', BACK)).toBeUndefined()
})

test('a code is good for five minutes', () => {
  let now = 0
  const codes = createStandInCodes(() => now)
  const [early, late] = [codes.give('local:a:nurse', BACK), codes.give('local:b:nurse', BACK)]
  now = 5 * 60_000
  expect(codes.take(early, BACK)).toBe('local:a:nurse')
  now += 1
  expect(codes.take(late, BACK)).toBeUndefined()
})
