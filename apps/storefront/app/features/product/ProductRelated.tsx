import { Await } from '@remix-run/react'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { SwatchGroup } from '@selvedge/ui-kit/SwatchGroup'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { Suspense } from 'react'
import type { ProductView } from '../../../server/catalogue/productView.ts'
import { m } from '../../paraglide/messages.js'
import { DesignCard } from '../catalogue/DesignCard.tsx'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { RelatedView } from './loadProduct.server.ts'

type RelatedProps = { readonly product: ProductView; readonly related: Promise<RelatedView> }

/** The same design in its other colours. The current one reserves the space until the others are loaded. */
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
        {({ colourways }) =>
          group([
            own,
            ...colourways
              .filter(({ slug }) => slug !== product.slug)
              .map(({ slug, colourway, image }) => choice(slug, colourway, image)),
          ])
        }
      </Await>
    </Suspense>
  )
}

/** More by the same designer; shown when it is loaded, omitted when it fails. */
export const ProductRelated = ({ product: { designer }, related }: RelatedProps) => {
  const paths = usePaths()
  return (
    <Suspense fallback={null}>
      <Await resolve={related} errorElement={null}>
        {({ more }) =>
          more.length === 0 ? null : (
            <Section labelledBy="more">
              <SectionHeader
                id="more"
                title={m.more_by({ designer })}
                action={<TextLink href={paths.designer(designer)}>{m.all_designs()}</TextLink>}
              />
              <Grid columns="four">
                {more.map((card) => (
                  <DesignCard key={card.slug} card={card} headingLevel={3} />
                ))}
              </Grid>
            </Section>
          )
        }
      </Await>
    </Suspense>
  )
}
