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
  /** Parts of the text that have results of their own. */
  readonly parts: readonly string[]
  readonly kinds: readonly { readonly slug: string; readonly name: string }[]
  readonly designs: readonly CardView[]
}

/**
 * The page for a search without results. It suggests searches for parts of the text that have results, popular kinds of
 * product, and a few designs.
 */
export const NothingFound = ({ text, parts, kinds, designs }: NothingFoundProps) => {
  const paths = usePaths()
  return (
    <Stack gap="xxl">
      <EmptyState
        level={1}
        title={m.search_nothing_title({ text })}
        text={parts.length > 0 ? m.search_parts_text() : m.search_nothing_text()}
        action={
          <Inline gap="s" justify="center">
            {parts.map((part) => (
              <Button key={part} size="s" href={paths.search(part)}>
                {m.search_title_for({ text: part })}
              </Button>
            ))}
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
