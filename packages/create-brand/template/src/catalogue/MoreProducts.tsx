import { Button, Callout, Hidden, Skeleton, Stack } from '@selvedge/ui-kit'
import { useEffect, useRef } from 'react'
import { Card } from './Card'
import { PAGE_SIZE, type Search, useProducts } from './useProducts'

type MoreProductsProps = {
  readonly search: Search
  readonly page: number
  /** Whether the first product gets the focus when the pressed button is gone. */
  readonly takesFocus: boolean
}

/** A further page of the products, in the grid of the first one. When it cannot be loaded, the pages before it stay. */
export const MoreProducts = ({ search, page, takesFocus }: MoreProductsProps) => {
  const { products, loading, failed, retry } = useProducts(search, page)
  const list = useRef<HTMLDivElement>(null)
  const takesFocusNext = useRef(takesFocus)
  const isShown = products.length > 0
  useEffect(() => {
    if (!isShown || !takesFocusNext.current) return
    takesFocusNext.current = false
    if (document.activeElement === document.body) list.current?.querySelector('a')?.focus()
  }, [isShown])
  if (failed && !loading && !isShown)
    return (
      <div style={{ gridColumn: '1 / -1' }}>
        <Stack align="center" gap="m">
          <Callout tone="error" role="alert">
            More designs could not be loaded. Please check your connection.
          </Callout>
          <Button
            tone="secondary"
            onClick={() => {
              takesFocusNext.current = true
              retry()
            }}
          >
            Try again
          </Button>
        </Stack>
      </div>
    )
  return (
    <div ref={list} style={{ display: 'contents' }}>
      <Hidden when="visually" as="output">
        {isShown ? '' : 'Loading more designs'}
      </Hidden>
      {isShown
        ? products.map((product) => <Card key={product.id} product={product} priority={false} />)
        : Array.from({ length: loading ? PAGE_SIZE / 3 : 0 }, (_, at) => <Skeleton key={at} shape="image" />)}
    </div>
  )
}
