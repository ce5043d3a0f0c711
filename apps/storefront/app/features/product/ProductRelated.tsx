import { Await, Form } from '@remix-run/react'
import { Grid } from '@selvedge/ui-kit/Grid'
import { ProductTileGrid } from '@selvedge/ui-kit/ProductTileGrid'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { SwatchGroup } from '@selvedge/ui-kit/SwatchGroup'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { type ReactNode, Suspense } from 'react'
import type { ShownCard } from '../../../server/catalogue/shownCard.ts'
import type { ShownProduct } from '../../../server/catalogue/shownProduct.ts'
import { m } from '../../paraglide/messages.js'
import { DesignCard } from '../catalogue/DesignCard.tsx'
import { priceText } from '../catalogue/priceText.ts'
import { ShopImage } from '../frame/ShopImage.tsx'
import { unpackData } from '../frame/unpackData.ts'
import { usePaths } from '../frame/useShop.ts'
import type { ProductData, RelatedData } from './loadProduct.server.ts'

type RelatedProps = { readonly product: ShownProduct; readonly related: RelatedData }

/** The same design in its other colours. Until the others are loaded, the current colour reserves their space. */
export const ProductColourways = ({ product, related }: RelatedProps) => {
  const paths = usePaths()
  const choice = (slug: string, label: string, image: string) => ({
    value: slug,
    label,
    href: paths.product(slug),
    image: <ShopImage id={image} view="swatch" sizes="62px" widths={[64, 128]} />,
  })
  const own = choice(product.slug, product.colourway, product.shots[0]?.image ?? '')
  const group = (choices: readonly (typeof own)[]) => (
    <SwatchGroup
      legend={m.colourway()}
      current={product.colourway}
      name="colourway"
      value={product.slug}
      choices={choices}
    />
  )
  if (product.colourway === '') return null
  return (
    <Suspense fallback={group([own])}>
      <Await resolve={related} errorElement={group([own])}>
        {(text) =>
          group([
            own,
            ...unpackData(text)
              .colourways.filter(({ slug }) => slug !== product.slug)
              .map(({ slug, colourway, image }) => choice(slug, colourway, image)),
          ])
        }
      </Await>
    </Suspense>
  )
}

const kindSizes = 'min(44vw, 237px)'
const wideKindSizes = 'min(80vw, 434px)'
const viewedSizes = '(min-width: 48em) 15vw, 38vw'

/** The design on every kind of product; shown when it is loaded, omitted when there is no other kind. */
export const ProductKinds = ({ product, related }: RelatedProps) => {
  const paths = usePaths()
  return (
    <Suspense fallback={null}>
      <Await resolve={related} errorElement={null}>
        {(text) => {
          const { kinds } = unpackData(text)
          return kinds.length < 2 ? null : (
            <Section labelledBy="kinds" tone="raised">
              <SectionHeader
                id="kinds"
                title={m.on_everything_title({ name: product.design })}
                text={product.everything}
              />
              <ProductTileGrid
                items={kinds.map((card) => ({
                  label: card.kind,
                  href: paths.product(card.slug),
                  note: card.slug === product.slug ? m.on_everything_current() : priceText(card),
                  image: (
                    <ShopImage
                      id={card.hover}
                      sizes={card.wide ? wideKindSizes : kindSizes}
                      widths={[384, 640, 828]}
                    />
                  ),
                  wide: card.wide,
                  current: card.slug === product.slug,
                }))}
              />
            </Section>
          )
        }}
      </Await>
    </Suspense>
  )
}

type CardRowProps = {
  readonly id: string
  readonly title: string
  readonly cards: readonly ShownCard[]
  readonly action?: ReactNode
}

const CardRow = ({ id, title, cards, action }: CardRowProps) =>
  cards.length === 0 ? null : (
    <Section labelledBy={id}>
      <SectionHeader id={id} title={title} action={action} />
      <Grid columns="four">
        {cards.map((card) => (
          <DesignCard key={card.slug} card={card} headingLevel={3} />
        ))}
      </Grid>
    </Section>
  )

/** More by the same artist, similar designs of others, and products that the visitor looked at before; shown when loaded, omitted on failure. */
export const ProductRelated = ({
  product: { designer },
  artist,
  related,
  relatedTexts,
}: RelatedProps & Pick<ProductData, 'artist' | 'relatedTexts'>) => {
  const paths = usePaths()
  return (
    <Suspense fallback={null}>
      <Await resolve={related} errorElement={null}>
        {(text) => {
          const { more, similar, viewed } = unpackData(text)
          return (
            <>
              <CardRow
                id="more"
                title={relatedTexts.more}
                cards={more}
                action={<TextLink href={paths.designer(designer, artist)}>{relatedTexts.all}</TextLink>}
              />
              <CardRow id="similar" title={relatedTexts.similar} cards={similar} />
              {viewed[0] ? (
                <Section labelledBy="viewed">
                  <SectionHeader
                    id="viewed"
                    title={relatedTexts.viewed}
                    action={
                      <Form method="post" preventScrollReset>
                        <TextLink type="submit" name="intent" value="forget-viewed" place="alone">
                          {relatedTexts.clear}
                        </TextLink>
                      </Form>
                    }
                  />
                  <ProductTileGrid
                    size="small"
                    items={viewed.map(({ slug, design, kind, image }) => ({
                      label: design,
                      href: paths.product(slug),
                      note: kind,
                      image: <ShopImage id={image} sizes={viewedSizes} widths={[384]} />,
                    }))}
                  />
                </Section>
              ) : null}
            </>
          )
        }}
      </Await>
    </Suspense>
  )
}
