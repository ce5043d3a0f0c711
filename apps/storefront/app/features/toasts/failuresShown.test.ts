import { afterEach, expect, test } from 'vitest'
import { onFailureShown, reportFailureShown, type ShownFailure } from './failuresShown.ts'

let stop = (): void => undefined
afterEach(() => stop())

test('notifies the first listener exactly once of each failure, including failures before the listener was added', () => {
  const reported: ShownFailure[] = []
  reportFailureShown({ title: 'early' })
  stop = onFailureShown((failure) => reported.push(failure))
  reportFailureShown({ title: 'late', error: 'unavailable' })
  expect(reported).toEqual([{ title: 'early' }, { title: 'late', error: 'unavailable' }])
  stop()
  stop = onFailureShown((failure) => reported.push(failure))
  expect(reported).toHaveLength(2)
})
