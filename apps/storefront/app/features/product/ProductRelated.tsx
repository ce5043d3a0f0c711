import { Await } from '@remix-run/react'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHead } from '@selvedge/ui-kit/SectionHead'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { DesignCard } from '../catalogue/DesignCard.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { RelatedView } from './loadProduct.server.ts'

/** More by the same designer; shown when it arrives, left out when it does not. */
export const ProductRelated = ({
  related,
  designer,
}: {
  readonly related: Promise<RelatedView>
  readonly designer: string
}) => {
  const paths = usePaths()
  return (
    <Suspense fallback={null}>
      <Await resolve={related} errorElement={null}>
        {({ more }) =>
          more.length === 0 ? null : (
            <Section labelledBy="more">
              <SectionHead
                id="more"
                title={m.more_by({ designer })}
                action={
                  <TextLink
                    href={`${paths.category('printed-fabric')}?designer=${encodeURIComponent(designer)}`}
                  >
                    {m.all_designs()}
                  </TextLink>
                }
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
