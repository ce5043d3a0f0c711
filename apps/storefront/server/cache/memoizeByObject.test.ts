import { expect, test } from 'vitest'
import { memoizeByObject } from './memoizeByObject.ts'

test('derives a value once for each object, even when the value is undefined', () => {
  const keys: object[] = []
  const derive = memoizeByObject((key: { readonly name?: string }) => {
    keys.push(key)
    return key.name
  })
  const [named, unnamed] = [{ name: 'Ada' }, {}]
  expect([derive(named), derive(named), derive(unnamed), derive(unnamed)]).toEqual([
    'Ada',
    'Ada',
    undefined,
    undefined,
  ])
  expect(keys).toEqual([named, unnamed])
  expect(derive({ name: 'Ada' })).toBe('Ada')
  expect(keys).toHaveLength(3)
})
