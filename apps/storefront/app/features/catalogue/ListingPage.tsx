import { useLocation, useSearchParams } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Chip } from '@selvedge/ui-kit/Chip'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Divider } from '@selvedge/ui-kit/Divider'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { FilterBar, FilterButton, FilterPanel, ResultsBar } from '@selvedge/ui-kit/ResultsBar'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import { DesignCard } from './DesignCard.tsx'
import { ListingFacets } from './ListingFacets.tsx'
import { ListingMore } from './ListingMore.tsx'
import { ListingSort } from './ListingSort.tsx'
import { ListChoices } from './listChoices.tsx'
import { removeAll, withSearch } from './listingAddress.ts'
import type { ListingPageView } from './listingPageView.server.ts'
import { useLoadedPages } from './useLoadedPages.ts'

const PANEL = 'filters'

type ListingPageProps = {
  readonly listing: ListingPageView
  /** What is above the designs: the title of the page, and its own content. */
  readonly title: ReactNode
}

/** A listing: facets on the left, chips of the active facets, the cards, and the links to more designs. */
export const ListingPage = ({ listing, title }: ListingPageProps) => {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const paths = usePaths()
  const pages = useLoadedPages(listing)
  const { active, total } = listing
  const cleared = withSearch(pathname, search, (next) => {
    for (const { set } of active) removeAll(next, set)
  })
  const chips =
    active.length > 0 ? (
      <>
        {active.map(({ label, facet, set }) => (
          <Chip
            key={`${facet} ${label}`}
            removeHref={withSearch(pathname, search, (next) => removeAll(next, set))}
            removeLabel={m.remove_filter({ name: `${facet} ${label}` })}
          >
            {label}
          </Chip>
        ))}
        <TextLink href={cleared} size="small" place="alone">
          {m.clear_all()}
        </TextLink>
      </>
    ) : undefined
  const hasFacets = listing.facets.length > 0 || listing.price !== undefined
  return (
    <ListChoices>
      <Container>
        {title}
        <FilterBar
          filter={
            hasFacets ? (
              <FilterButton panel={PANEL}>
                {active.length > 0 ? m.filter_label({ count: active.length }) : m.filter_title()}
              </FilterButton>
            ) : null
          }
          sort={<ListingSort sorts={listing.sorts} />}
        />
        <Hidden when="belowLg">
          <Divider tone="strong" />
        </Hidden>
        <Columns layout="facets">
          {hasFacets ? (
            <FilterPanel id={PANEL} title={m.filter_title()} closeLabel={m.close()}>
              <ListingFacets facets={listing.facets} price={listing.price} total={total} />
            </FilterPanel>
          ) : (
            <div />
          )}
          <div>
            <ResultsBar
              count={m.designs_count({ count: total })}
              sort={<ListingSort sorts={listing.sorts} />}
              chips={chips}
            />
            {listing.empty ? (
              <EmptyState
                {...listing.empty}
                action={
                  <Button href={active.length > 0 ? cleared : paths.home()}>
                    {active.length > 0 ? m.clear_all() : m.back_to_shopping()}
                  </Button>
                }
              />
            ) : (
              <Stack gap="none">
                <Grid columns="cards">
                  {pages.flatMap(({ page, cards }) =>
                    cards.map((card, index) => (
                      <DesignCard
                        key={`${page} ${card.slug}`}
                        card={card}
                        loading={page === 1 && index < 3 ? 'priority' : 'lazy'}
                      />
                    )),
                  )}
                </Grid>
                {listing.pages > 1 ? <ListingMore first={pages[0] ?? listing} last={listing} /> : null}
              </Stack>
            )}
          </div>
        </Columns>
      </Container>
    </ListChoices>
  )
}
