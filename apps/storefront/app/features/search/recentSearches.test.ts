import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearRecentSearches, recentSearches, rememberSearch } from './recentSearches.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('lists the latest five searches, each once, with the latest first', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', ' Two ', '  ']) rememberSearch(text)
  expect(recentSearches()).toEqual(['Two', 'six', 'five', 'four', 'three'])
})

it('deletes all recent searches', () => {
  rememberSearch('velvet')
  clearRecentSearches()
  expect(recentSearches()).toEqual([])
})

it.each(['{', '"text"', '{"a":1}', '[1,null]'])('lists nothing when the storage contains %s', (value) => {
  stored.set('recent_searches', value)
  expect(recentSearches()).toEqual([])
})

it('stores nothing when the storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('velvet')
  clearRecentSearches()
  expect(recentSearches()).toEqual([])
})
