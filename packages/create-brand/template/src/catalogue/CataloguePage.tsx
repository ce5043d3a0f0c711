import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  Grid,
  Hidden,
  PageTitle,
  Skeleton,
  Stack,
} from '@selvedge/ui-kit'
import { useEffect, useRef } from 'react'
import { usePageView } from '../frame/usePageView'
import { shopName } from '../settings'
import { Card } from './Card'
import { useCatalogue } from './useCatalogue'

const Loading = () => (
  <Grid columns="cards">
    {Array.from({ length: 8 }, (_, at) => (
      <Skeleton key={at} shape="image" />
    ))}
  </Grid>
)

const TitlePlaceholder = () => (
  <>
    <Hidden when="visually">{shopName}</Hidden>
    <Skeleton shape="text" />
  </>
)

/** When "Show more" was the last one, its button is gone, and the focus with it: the first added product gets the focus. */
const useFocusOnAdded = (count: number): void => {
  const shown = useRef(count)
  useEffect(() => {
    const cards = document.querySelectorAll('main article')
    const isFocusLost = document.activeElement === document.body
    if (shown.current > 0 && count > shown.current && isFocusLost)
      cards[shown.current]?.querySelector('a')?.focus()
    shown.current = count
  }, [count])
}

/** The home page: the products of one category. */
export const CataloguePage = () => {
  const { category, products, total, hasMore, loading, failed, showMore, retry } = useCatalogue()
  usePageView('category')
  const isFirstLoad = loading && products.length === 0
  useFocusOnAdded(products.length)
  if (failed && products.length === 0)
    return (
      <ErrorState
        title="The catalogue could not be loaded"
        text="Please check your connection."
        action={<Button onClick={retry}>Try again</Button>}
      />
    )
  if (!loading && products.length === 0)
    return (
      <EmptyState
        level={1}
        title="Nothing here yet"
        text="New pieces are on their way. Please come back soon."
      />
    )
  return (
    <>
      <PageTitle
        size="category"
        title={category?.name ?? <TitlePlaceholder />}
        text={total > 0 ? `${total} designs` : ''}
      />
      <Hidden when="visually" as="output">
        {isFirstLoad ? 'Loading the catalogue' : `${products.length} of ${total} designs`}
      </Hidden>
      <Stack gap="xxl">
        {isFirstLoad ? (
          <Loading />
        ) : (
          <Grid columns="cards">
            {products.map((product, at) => (
              <Card key={product.id} product={product} priority={at < 4} />
            ))}
          </Grid>
        )}
        {hasMore || failed ? (
          <Stack align="center" gap="m">
            {failed ? (
              <Callout tone="error" role="alert">
                More designs could not be loaded. Please check your connection.
              </Callout>
            ) : null}
            <Button
              tone="secondary"
              onClick={loading ? undefined : failed ? retry : showMore}
              loading={loading}
            >
              {failed ? 'Try again' : 'Show more'}
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </>
  )
}
