import { useNavigation } from '@remix-run/react'
import { ArtistHeader } from '@selvedge/ui-kit/ArtistHeader'
import { Breadcrumbs } from '@selvedge/ui-kit/Breadcrumbs'
import { Container } from '@selvedge/ui-kit/Container'
import { DesignBoard } from '@selvedge/ui-kit/DesignBoard'
import { Grid } from '@selvedge/ui-kit/Grid'
import { LoadMore } from '@selvedge/ui-kit/LoadMore'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TabLinks } from '@selvedge/ui-kit/TabLinks'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../paraglide/messages.js'
import { DesignCard } from '../catalogue/DesignCard.tsx'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import { FollowButton } from './FollowButton.tsx'
import type { FollowRefusal } from './followArtist.server.ts'
import type { ArtistData } from './loadArtist.server.ts'

const Portrait = ({ artist }: Pick<ArtistData, 'artist'>) =>
  artist.portrait ? (
    <ShopImage
      id={artist.portrait}
      alt={m.artist_portrait({ name: artist.name })}
      width={500}
      height={620}
      sizes="(min-width: 48em) 36vw, 90vw"
      widths={[384, 640, 828, 1080]}
      priority
    />
  ) : null

const Favourites = ({ favourites }: Pick<ArtistData, 'favourites'>) => {
  const paths = usePaths()
  if (favourites.length < 3) return null
  return (
    <Section labelledBy="favourites">
      <SectionHeader id="favourites" title={m.artist_favourites_title()} text={m.artist_favourites_text()} />
      <DesignBoard
        items={favourites.map(({ slug, name, colourway, image }, index) => ({
          name,
          href: paths.product(slug),
          note: colourway,
          image: (
            <ShopImage
              id={image}
              view="card"
              sizes={index === 0 ? '(min-width: 48em) 36vw, 90vw' : '(min-width: 48em) 28vw, 44vw'}
              widths={[384, 640, 828, 1080]}
            />
          ),
        }))}
      />
    </Section>
  )
}

const Designs = ({ artist, kinds, kind, cards, total, page, pages, shown }: ArtistData) => {
  const paths = usePaths()
  const navigation = useNavigation()
  const base = paths.artist(artist.slug, kind)
  return (
    <Section labelledBy="designs">
      <SectionHeader
        id="designs"
        title={m.artist_designs_title({ name: artist.name })}
        action={<TextLink href={paths.designer(artist.name)}>{m.artist_filter()}</TextLink>}
      />
      <Stack gap="l">
        <TabLinks
          label={m.artist_kinds()}
          items={kinds.map(({ slug, name, count }) => ({
            label: name,
            href: `${paths.artist(artist.slug, slug)}#designs`,
            count: String(count),
            current: slug === kind,
          }))}
        />
        {cards.length === 0 ? (
          <Text tone="muted">{m.artist_no_designs()}</Text>
        ) : (
          <Grid columns="four">
            {cards.map((card) => (
              // All designs on the page are by the artist, so the cards show the colourway instead of the designer.
              <DesignCard key={card.slug} card={{ ...card, designer: card.colourway }} headingLevel={3} />
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
            {...(page < pages
              ? { href: `${base}${base.includes('?') ? '&' : '?'}page=${page + 1}#designs` }
              : {})}
          />
        ) : null}
      </Stack>
    </Section>
  )
}

/** The page of an artist: portrait, five favourites, and all designs by kind. */
export const ArtistPage = ({
  refusal,
  ...data
}: ArtistData & { readonly refusal: FollowRefusal | undefined }) => {
  const { artist, favourites, kinds, following, follow } = data
  const paths = usePaths()
  const fabric = kinds[0]?.count ?? 0
  return (
    <>
      <Container>
        <Breadcrumbs
          label={m.breadcrumbs_label()}
          items={[{ label: m.home_link(), href: paths.home() }, { label: artist.name }]}
        />
        <ArtistHeader
          name={artist.name}
          place={artist.place ? m.artist_place({ place: artist.place }) : undefined}
          lead={artist.lead}
          text={artist.text}
          colors={favourites[0]?.dots}
          action={
            <>
              {refusal ? <FormAlert of={refusal}>{refusal.message}</FormAlert> : null}
              <FollowButton following={following} texts={follow} />
            </>
          }
          portrait={<Portrait artist={artist} />}
          facts={[
            ...(fabric > 0 ? [{ term: m.artist_designs_term(), value: fabric }] : []),
            ...(artist.since > 0 ? [{ term: m.artist_since(), value: artist.since }] : []),
          ]}
        />
      </Container>
      <Favourites favourites={favourites} />
      <Designs {...data} />
    </>
  )
}
