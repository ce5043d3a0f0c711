import { afterEach, expect, test } from 'vitest'
import { type FailureShown, failureShown, onFailureShown } from './failuresShown.ts'

let stop = (): void => undefined
afterEach(() => stop())

test('reports failures from before the first listener first, and once', () => {
  const reported: FailureShown[] = []
  failureShown({ title: 'early' })
  stop = onFailureShown((failure) => reported.push(failure))
  failureShown({ title: 'late', error: 'unavailable' })
  expect(reported).toEqual([{ title: 'early' }, { title: 'late', error: 'unavailable' }])
  stop()
  stop = onFailureShown((failure) => reported.push(failure))
  expect(reported).toHaveLength(2)
})
