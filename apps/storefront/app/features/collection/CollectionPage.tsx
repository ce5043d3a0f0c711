import { useNavigation } from '@remix-run/react'
import { Breadcrumbs } from '@selvedge/ui-kit/Breadcrumbs'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { Divider } from '@selvedge/ui-kit/Divider'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Inline } from '@selvedge/ui-kit/Inline'
import { LoadMore } from '@selvedge/ui-kit/LoadMore'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { DesignCard } from '../catalogue/DesignCard.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { CollectionData } from './loadCollection.server.ts'

const Others = ({ others }: Pick<CollectionData, 'others'>) => {
  const paths = usePaths()
  if (others.length === 0) return null
  return (
    <Section tone="raised" labelledBy="others">
      <SectionHeader id="others" size="panel" title={m.collection_others()} />
      <Inline gap="l">
        {others.map(({ slug, title }) => (
          <TextLink key={slug} href={paths.collection(slug)} tone="text" place="alone">
            {title}
          </TextLink>
        ))}
      </Inline>
    </Section>
  )
}

/** The page of a collection: its products in the order of the curator. */
export const CollectionPage = ({
  collection,
  dots,
  cards,
  total,
  page,
  pages,
  shown,
  others,
}: CollectionData) => {
  const paths = usePaths()
  const navigation = useNavigation()
  return (
    <>
      <Container>
        <Breadcrumbs
          label={m.breadcrumbs_label()}
          items={[{ label: m.home_link(), href: paths.home() }, { label: collection.title }]}
        />
        <PageTitle title={collection.title} text={collection.text} colors={dots} />
        <Divider tone="strong" />
        <Stack gap="m">
          <Text tone="muted" digits="tabular">
            {m.designs_count({ count: total })}
          </Text>
          {cards.length === 0 ? (
            <EmptyState
              title={m.listing_empty_title()}
              text={m.listing_empty_text()}
              action={<Button href={paths.home()}>{m.back_to_shopping()}</Button>}
            />
          ) : (
            <Grid columns="four">
              {cards.map((card, index) => (
                <DesignCard key={card.slug} card={card} loading={index < 4 ? 'priority' : 'lazy'} />
              ))}
            </Grid>
          )}
          {pages > 1 ? (
            <LoadMore
              status={m.showing({ shown, total })}
              shown={shown}
              total={total}
              label={m.load_more()}
              loading={navigation.state === 'loading'}
              {...(page < pages ? { href: `${paths.collection(collection.slug)}?page=${page + 1}` } : {})}
            />
          ) : null}
        </Stack>
      </Container>
      <Others others={others} />
    </>
  )
}
