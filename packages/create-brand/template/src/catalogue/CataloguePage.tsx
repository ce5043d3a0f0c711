import { Button, EmptyState, ErrorState, Grid, Hidden, PageTitle, Skeleton, Stack } from '@selvedge/ui-kit'
import { useState } from 'react'
import { usePageView } from '../frame/usePageView'
import { shopName } from '../settings'
import { Card } from './Card'
import { MoreProducts } from './MoreProducts'
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

/** The home page: the products of one category. */
export const CataloguePage = () => {
  const { category, search, products, further, total, hasMore, loading, failed, showMore, retry } =
    useCatalogue()
  const [added, setAdded] = useState<number>()
  usePageView('category')
  if (failed && !loading)
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
        {loading ? 'Loading the catalogue' : `${total} designs`}
      </Hidden>
      <Stack gap="xxl">
        {loading ? (
          <Loading />
        ) : (
          <Grid columns="cards">
            {products.map((product, at) => (
              <Card key={product.id} product={product} priority={at < 4} />
            ))}
            {search
              ? further.map((page) => (
                  <MoreProducts key={page} search={search} page={page} takesFocus={page === added} />
                ))
              : null}
          </Grid>
        )}
        {hasMore ? (
          <Stack align="center">
            <Button
              tone="secondary"
              onClick={() => {
                setAdded(further.length + 1)
                showMore()
              }}
            >
              Show more
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </>
  )
}
