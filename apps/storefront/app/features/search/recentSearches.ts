// Recent searches stay in the browser.

const KEY = 'recent_searches'
const MAX_SEARCHES = 5

/** The visitor's recent searches, the latest first; none when the storage is empty, blocked or broken. */
export const recentSearches = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored
          .filter((text): text is string => typeof text === 'string' && text.length <= 100)
          .slice(0, MAX_SEARCHES)
      : []
  } catch {
    return []
  }
}

/** Remembers a search as the latest one. */
export const rememberSearch = (text: string): void => {
  const typed = text.trim().slice(0, 100)
  if (typed === '') return
  const others = recentSearches().filter((other) => other.toLowerCase() !== typed.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([typed, ...others].slice(0, MAX_SEARCHES)))
  } catch {
    // A blocked or full storage remembers nothing.
  }
}

/** Forgets all recent searches. */
export const clearRecentSearches = (): void => {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A blocked storage contains no searches.
  }
}
