import type { ShopContext } from '../../../server/context/createContext.ts'
import { findSuggestions, type Suggestions } from '../../../server/search/suggestions.ts'
import { unavailable } from '../errors/failures.server.ts'
import { searchText } from './searchText.server.ts'

const none: Suggestions = { designs: [], artists: [], categories: [], kinds: [], text: '', total: 0 }

/** Loads the suggestions for the text in a URL; none for fewer than two characters. */
export const loadSuggestions = async (shop: ShopContext, search: URLSearchParams): Promise<Suggestions> => {
  const text = searchText(search)
  if (text.length < 2) return none
  const suggestions = await findSuggestions(shop, text)
  if (!suggestions.ok) throw unavailable()
  return suggestions.value
}
