import { afterEach, expect, test } from 'vitest'
import { type FailureShown, failureShown, onFailureShown } from './failuresShown.ts'

let stop = (): void => undefined
afterEach(() => stop())

test('reports failures from before the first listener first, and once', () => {
  const heard: FailureShown[] = []
  failureShown({ title: 'early' })
  stop = onFailureShown((failure) => heard.push(failure))
  failureShown({ title: 'late', error: 'unavailable' })
  expect(heard).toEqual([{ title: 'early' }, { title: 'late', error: 'unavailable' }])
  stop()
  stop = onFailureShown((failure) => heard.push(failure))
  expect(heard).toHaveLength(2)
})
