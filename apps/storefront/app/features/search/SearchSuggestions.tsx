import { useLocation } from '@remix-run/react'
import { SearchSuggest, type SearchSuggestGroup } from '@selvedge/ui-kit/SearchSuggest'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect, useRef, useState } from 'react'
import type { Suggestions } from '../../../server/search/suggestions.ts'
import { m } from '../../paraglide/messages.js'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import { clearRecentSearches, recentSearches, rememberSearch } from './recentSearches.ts'
import { useFieldText } from './useFieldText.ts'
import { useSuggested } from './useSuggested.ts'

type SearchSuggestionsProps = {
  readonly field: HTMLInputElement
  readonly place: 'header' | 'page'
  readonly onClose: () => void
}

const swatch = (id: string, view: string) => (
  <ShopImage id={id} view={view} width={800} height={800} sizes="56px" widths={[64, 128]} />
)

const countText = (count: number): string | undefined => (count > 0 ? String(count) : undefined)

const groupsOf = ({ designs, artists, categories, kinds, text }: Suggestions): SearchSuggestGroup[] => {
  const groups: SearchSuggestGroup[] = [
    {
      title: m.suggest_designs(),
      kind: 'designs',
      items: designs.map(({ label, href, artist, colourways, image, dots }) => ({
        label,
        href,
        detail: m.suggest_colourways({ artist, count: colourways }),
        image: swatch(image, 'card'),
        colors: dots,
      })),
    },
    {
      title: m.suggest_artists(),
      kind: 'people',
      items: artists.map(({ label, href, count, image }) => ({
        label,
        href,
        count: m.designs_count({ count }),
        ...(image ? { image: swatch(image, 'card') } : {}),
      })),
    },
    {
      title: m.suggest_categories(),
      kind: 'links',
      items: categories.map(({ label, href, count }) => ({ label, href, count: countText(count) })),
    },
    {
      title: m.suggest_kinds({ text }),
      kind: 'links',
      items: kinds.map(({ label, href, count }) => ({ label, href, count: countText(count) })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Suggestions for a search field: designs, artists, categories and kinds, and recent searches while it is empty. */
export const SearchSuggestions = ({ field, place, onClose }: SearchSuggestionsProps) => {
  const paths = usePaths()
  const { key } = useLocation()
  const openedAt = useRef(key)
  const [recent, setRecent] = useState(recentSearches)
  const text = useFieldText(field)
  const suggested = useSuggested(text, paths)

  // A followed suggestion closes the list.
  useEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])
  useEffect(() => {
    const { form } = field
    const onSubmit = (): void => rememberSearch(field.value)
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [field])

  const groups: SearchSuggestGroup[] = [
    ...(suggested ? groupsOf(suggested) : []),
    ...(recent.length > 0
      ? [
          {
            title: m.suggest_recent(),
            kind: 'links' as const,
            items: recent.map((label) => ({ label, href: paths.search(label) })),
          },
        ]
      : []),
  ]
  const total = suggested?.total ?? 0
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const label = total > 0 ? m.search_see_count({ count: total, text }) : m.search_see_all({ text })
  return (
    <SearchSuggest
      field={field}
      place={place}
      label={m.suggest_label()}
      query={text}
      groups={groups}
      {...(text ? { more: { label, href: paths.search(text) } } : {})}
      status={suggested || !text ? m.suggest_status({ count }) : ''}
      tools={
        recent.length > 0 ? (
          <TextLink
            size="small"
            place="alone"
            onClick={() => {
              clearRecentSearches()
              setRecent([])
              field.focus()
            }}
          >
            {m.search_clear_recent()}
          </TextLink>
        ) : undefined
      }
      closeLabel={m.close()}
      onClose={onClose}
      onChoose={({ href }) => {
        if (text && href.startsWith(paths.search())) rememberSearch(text)
      }}
    />
  )
}

export default SearchSuggestions
