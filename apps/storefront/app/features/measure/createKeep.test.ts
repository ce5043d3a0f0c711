import { createConsent } from '@selvedge/analytics'
import { expect, test } from 'vitest'
import { createKeep } from './createKeep.ts'

const aStorage = (kept: Record<string, string> = {}) => {
  const values = new Map(Object.entries(kept))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('before there is an answer nothing is kept on the device; with consent everything is', () => {
  const storage = aStorage()
  const consent = createConsent()
  const keep = createKeep(consent, () => storage)
  keep.set({ step: 'billing', statistics: { order_count: 2 } })
  expect(keep.get().step).toBe('billing')
  expect(storage.values.size).toBe(0)
  consent.set('granted')
  expect([...storage.values]).toEqual([
    ['measured', '{"step":"billing"}'],
    ['user_information', '{"order_count":2}'],
  ])
  expect(createKeep(consent, () => storage).get()).toEqual({
    step: 'billing',
    statistics: { order_count: 2 },
  })
})

test('a refusal takes away what was kept', () => {
  const storage = aStorage({ measured: '{"purchases":["SV-1"]}', user_information: '{}' })
  const consent = createConsent('granted')
  const keep = createKeep(consent, () => storage)
  expect(keep.get().purchases).toEqual(['SV-1'])
  consent.set('denied')
  expect(storage.values.size).toBe(0)
  expect(keep.get()).toEqual({})
})

test('what another tab has told is known here', () => {
  const storage = aStorage()
  const keep = createKeep(createConsent('granted'), () => storage)
  keep.set({ purchases: [] })
  storage.setItem('measured', '{"purchases":["SV-2"]}')
  expect(keep.get().purchases).toEqual(['SV-2'])
})

test('storage that is spoilt, full or forbidden is none', () => {
  const granted = createConsent('granted')
  expect(createKeep(granted, () => aStorage({ measured: '{spoilt' })).get()).toEqual({})
  const closed = () => {
    throw new Error('SecurityError')
  }
  const keep = createKeep(granted, closed)
  keep.set({ step: 'review' })
  expect(keep.get().step).toBe('review')
  granted.set('denied')
  expect(keep.get()).toEqual({})
})
