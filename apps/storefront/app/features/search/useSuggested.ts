import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../server/search/suggestions.ts'
import type { Paths } from '../../i18n/paths.ts'

const DEBOUNCE_MS = 120

const fetched = new Map<string, Suggestions>()
const MAX_FETCHED = 50

const fetchSuggestions = async (address: string, signal: AbortSignal): Promise<Suggestions> => {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`Suggestions responded with ${response.status}.`)
  const suggestions: Suggestions = await response.json()
  if (fetched.size >= MAX_FETCHED) fetched.clear()
  fetched.set(address, suggestions)
  return suggestions
}

/**
 * Returns the suggestions for a text. When the text changes, the pending request is cancelled. The earlier suggestions
 * remain until new ones are loaded. After a failed request there are none.
 */
export const useSuggested = (text: string, paths: Paths): Suggestions | undefined => {
  const [suggested, setSuggested] = useState<Suggestions>()
  const address = text.length < 2 ? '' : paths.suggestions(text)
  useEffect(() => {
    const known = fetched.get(address)
    if (known || address === '') {
      setSuggested(known)
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(address, controller.signal).then(setSuggested, () => {
        if (!controller.signal.aborted) setSuggested(undefined)
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [address])
  return suggested
}
