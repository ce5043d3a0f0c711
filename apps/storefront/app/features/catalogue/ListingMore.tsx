import { useLocation, useNavigate, useNavigation, useSearchParams } from '@remix-run/react'
import { LoadMore } from '@selvedge/ui-kit/LoadMore'
import { type MouseEvent, useContext } from 'react'
import { m } from '../../paraglide/messages.js'
import { ChosenSearch } from './listChoices.tsx'
import { withSearch } from './listingAddress.ts'
import type { ListingPageView } from './listingPageView.server.ts'

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** How many designs are shown, and the links to more. With JavaScript the next page is appended. */
export const ListingMore = ({
  first,
  last,
}: {
  readonly first: ListingPageView
  readonly last: ListingPageView
}) => {
  const { pathname, search: shownSearch } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const chosen = useContext(ChosenSearch)
  const hrefOf = (page: number): string =>
    withSearch(pathname, search, (next) => page > 1 && next.set('page', String(page)))
  const href = last.page < last.pages ? hrefOf(last.page + 1) : undefined
  const shown = last.before + last.cards.length
  const { total } = last
  return (
    <LoadMore
      status={
        first.before > 0
          ? m.showing({ shown: `${first.before + 1}–${shown}`, total })
          : m.showing({ shown, total })
      }
      shown={shown}
      total={total}
      label={m.load_more()}
      href={href}
      loading={href !== undefined && navigation.location?.search === href.slice(pathname.length)}
      previous={first.page > 1 ? { href: hrefOf(first.page - 1), label: m.load_previous() } : undefined}
      onClick={(event) => {
        if (href === undefined || !isPlainClick(event)) return
        event.preventDefault()
        // Another choice is being loaded, e.g. a filter. The next page would be one of the list before it.
        if (navigation.location || chosen.current !== shownSearch) return
        navigate(href, { replace: true, preventScrollReset: true })
      }}
    />
  )
}
