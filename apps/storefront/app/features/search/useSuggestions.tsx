import { type FocusEvent, lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'

const load = () => import('./SearchSuggestions.tsx')

/** The field works without suggestions, so a failed download is ignored. */
const SearchSuggestions = lazy<typeof import('./SearchSuggestions.tsx').default>(() =>
  load().catch(() => ({ default: () => <></> })),
)

/**
 * Loads the suggestions when a field is focused, or the search link of narrow windows is pressed. Until then, and without
 * JavaScript, the field is a plain form and the link leads to the search page.
 */
export const useSuggestions = (place: 'header' | 'page') => {
  const [field, setField] = useState<HTMLInputElement | null>()
  const panel: ReactNode = field ? (
    <Suspense>
      <SearchSuggestions field={field} place={place} onClose={() => setField(null)} />
    </Suspense>
  ) : null
  return {
    panel,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => setField(currentTarget),
    onOpen: (event: MouseEvent<HTMLAnchorElement>) => {
      const link = event.currentTarget
      event.preventDefault()
      load().catch(() => location.assign(link.href))
      setField(link.closest('header')?.querySelector<HTMLInputElement>('form:not([popover] form) input'))
    },
  }
}
