import { expect, test } from 'vitest'
import { createConsent } from '../consent/createConsent.ts'
import { createTrackerStore } from './trackerStore.ts'

const aStorage = (stored: Record<string, string> = {}) => {
  const values = new Map(Object.entries(stored))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('stores nothing on the device before consent, and stores the whole state after consent', () => {
  const storage = aStorage()
  const consent = createConsent()
  const store = createTrackerStore(consent, () => storage)
  store.set({ step: 'billing', statistics: { order_count: 2 } })
  expect(store.get().step).toBe('billing')
  expect(storage.values.size).toBe(0)
  consent.set('granted')
  expect([...storage.values]).toEqual([
    ['measured', '{"step":"billing"}'],
    ['user_information', '{"order_count":2}'],
  ])
  expect(createTrackerStore(consent, () => storage).get()).toEqual({
    step: 'billing',
    statistics: { order_count: 2 },
  })
})

test('removes the stored state when the visitor refuses consent', () => {
  const storage = aStorage({ measured: '{"purchases":["SV-1"]}', user_information: '{}' })
  const consent = createConsent('granted')
  const store = createTrackerStore(consent, () => storage)
  expect(store.get().purchases).toEqual(['SV-1'])
  consent.set('denied')
  expect(storage.values.size).toBe(0)
  expect(store.get()).toEqual({})
})

test('reads the state that another tab stored', () => {
  const storage = aStorage()
  const store = createTrackerStore(createConsent('granted'), () => storage)
  store.set({ purchases: [] })
  storage.setItem('measured', '{"purchases":["SV-2"]}')
  expect(store.get().purchases).toEqual(['SV-2'])
})

test('keeps the state in memory when storage is invalid, full or blocked', () => {
  const granted = createConsent('granted')
  expect(createTrackerStore(granted, () => aStorage({ measured: '{invalid' })).get()).toEqual({})
  const blocked = () => {
    throw new Error('SecurityError')
  }
  const store = createTrackerStore(granted, blocked)
  store.set({ step: 'review' })
  expect(store.get().step).toBe('review')
  granted.set('denied')
  expect(store.get()).toEqual({})
})
