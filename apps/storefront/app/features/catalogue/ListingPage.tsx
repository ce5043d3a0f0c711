import { useLocation, useNavigation, useSearchParams, useSubmit } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Chip } from '@selvedge/ui-kit/Chip'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Divider } from '@selvedge/ui-kit/Divider'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { LoadMore } from '@selvedge/ui-kit/LoadMore'
import { ResultsBar, SortSelect } from '@selvedge/ui-kit/ResultsBar'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import type { ListingView } from '../../../server/catalogue/listing.ts'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'
import { DesignCard } from './DesignCard.tsx'
import { facetText, sortTexts } from './facetTexts.ts'
import { ListingFacets } from './ListingFacets.tsx'

/** Returns the same address with some parameters changed, without the page number. */
const withSearch = (
  pathname: string,
  search: URLSearchParams,
  change: (next: URLSearchParams) => void,
): string => {
  const next = new URLSearchParams(search)
  next.delete('page')
  change(next)
  const text = next.toString()
  return text ? `${pathname}?${text}` : pathname
}

const without = (next: URLSearchParams, name: string, value: string): void => {
  const rest = next.getAll(name).filter((other) => other !== value)
  next.delete(name)
  for (const other of rest) next.append(name, other)
}

/** A listing: facets on the left, chips of the active ones, cards, and more. */
export const ListingPage = ({
  listing,
  title,
}: {
  readonly listing: ListingView
  readonly title: ReactNode
}) => {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const submit = useSubmit()
  const navigation = useNavigation()
  const paths = usePaths()
  const chosen = listing.facets.flatMap(({ name, options }) =>
    options.filter((option) => option.chosen).map((option) => ({ name, ...option })),
  )
  const shown = (listing.page - 1) * 48 + listing.cards.length
  const cleared = withSearch(pathname, search, (next) => {
    for (const { name } of listing.facets) next.delete(name)
  })
  const sort = (
    <SortSelect
      label={m.sort_label()}
      name="sort"
      defaultValue={search.get('sort') ?? 'featured'}
      onChange={(event) => {
        const { value } = event.currentTarget
        submit(new URLSearchParams(withSearch('', search, (next) => next.set('sort', value)).slice(1)), {
          preventScrollReset: true,
        })
      }}
    >
      {sortTexts().map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SortSelect>
  )
  return (
    <Container>
      {title}
      <Divider tone="strong" />
      <Columns layout="facets">
        <div>
          <Hidden when="belowLg">
            <ListingFacets facets={listing.facets} />
          </Hidden>
          <Hidden when="fromLg">
            <Disclosure label={m.filter_label({ count: chosen.length })}>
              <ListingFacets facets={listing.facets} />
            </Disclosure>
          </Hidden>
        </div>
        <Stack gap="m">
          <ResultsBar
            count={m.designs_count({ count: listing.total })}
            sort={sort}
            chips={
              chosen.length > 0 ? (
                <>
                  {chosen.map(({ name, value, label }) => (
                    <Chip
                      key={`${name}-${value}`}
                      removeHref={withSearch(pathname, search, (next) => without(next, name, value))}
                      removeLabel={m.remove_filter({ name: `${facetText(name)} ${label}` })}
                    >
                      {label}
                    </Chip>
                  ))}
                  <TextLink href={cleared} size="small">
                    {m.clear_all()}
                  </TextLink>
                </>
              ) : undefined
            }
          />
          {listing.cards.length === 0 ? (
            <EmptyState
              title={m.listing_empty_title()}
              text={m.listing_empty_text()}
              action={
                <Button href={chosen.length > 0 ? cleared : paths.home()}>
                  {chosen.length > 0 ? m.clear_all() : m.back_to_shopping()}
                </Button>
              }
            />
          ) : (
            <Grid columns="cards">
              {listing.cards.map((card, index) => (
                <DesignCard key={card.slug} card={card} loading={index < 3 ? 'priority' : 'lazy'} />
              ))}
            </Grid>
          )}
          {listing.total > shown || listing.page > 1 ? (
            <LoadMore
              status={m.showing({ shown, total: listing.total })}
              shown={shown}
              total={listing.total}
              label={m.load_more()}
              loading={navigation.state === 'loading'}
              {...(listing.page < listing.pages
                ? {
                    href: `${pathname}?${new URLSearchParams([...[...search].filter(([name]) => name !== 'page'), ['page', String(listing.page + 1)]])}`,
                  }
                : {})}
            />
          ) : null}
        </Stack>
      </Columns>
    </Container>
  )
}
