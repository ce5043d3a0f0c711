import { Button } from '@selvedge/ui-kit/Button'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Inline } from '@selvedge/ui-kit/Inline'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import { m } from '../../paraglide/messages.js'
import { DesignCard } from '../catalogue/DesignCard.tsx'
import { usePaths } from '../frame/useShop.ts'

type NothingFoundProps = {
  readonly text: string
  readonly kinds: readonly { readonly slug: string; readonly name: string }[]
  readonly designs: readonly CardView[]
}

/** An empty result: the kinds that most visitors look for, and the newest designs. */
export const NothingFound = ({ text, kinds, designs }: NothingFoundProps) => {
  const paths = usePaths()
  return (
    <Stack gap="xxl">
      <EmptyState
        level={1}
        title={m.search_nothing_title({ text })}
        text={m.search_nothing_text()}
        action={
          <Inline gap="s" justify="center">
            {kinds.map(({ slug, name }) => (
              <Button key={slug} tone="secondary" size="s" href={paths.category(slug)}>
                {name}
              </Button>
            ))}
          </Inline>
        }
      />
      {designs.length > 0 ? (
        <div>
          <SectionHeader size="panel" title={m.search_newest()} />
          <Grid columns="four">
            {designs.map((card) => (
              <DesignCard key={card.slug} card={card} headingLevel={3} />
            ))}
          </Grid>
        </div>
      ) : null}
    </Stack>
  )
}
