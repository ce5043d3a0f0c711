import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { EmptyState } from '@selvedge/ui-kit/EmptyState'
import { Grid } from '@selvedge/ui-kit/Grid'
import { Pagination } from '@selvedge/ui-kit/Pagination'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { FollowRefusal } from '../artist/followArtist.server.ts'
import { DesignCard } from '../catalogue/DesignCard.tsx'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import type { FollowedArtistsData } from './followedArtists.server.ts'

type ArtistProps = {
  readonly artist: FollowedArtistsData['artists'][number]
  readonly unfollow: string
}

const FollowedArtist = ({ artist: { key, name, href, label, gone, designs }, unfollow }: ArtistProps) => (
  <section aria-labelledby={`artist-${key}`}>
    <SectionHeader
      id={`artist-${key}`}
      size="panel"
      title={
        href ? (
          <TextLink href={href} tone="text">
            {name}
          </TextLink>
        ) : (
          name
        )
      }
      action={
        <Form method="post" preventScrollReset>
          <input type="hidden" name="artist" value={key} />
          <TextLink type="submit" place="alone" tone="text" aria-label={label}>
            {unfollow}
          </TextLink>
        </Form>
      }
    />
    {gone ? <Text tone="muted">{gone}</Text> : null}
    <Grid columns="four">
      {designs.map((card) => (
        // All these designs are by the artist, so the cards show the colourway instead of the designer.
        <DesignCard key={card.slug} card={{ ...card, designer: card.colourway }} headingLevel={3} />
      ))}
    </Grid>
  </section>
)

type FollowedArtistsProps = {
  readonly data: FollowedArtistsData
  readonly refusal: FollowRefusal | undefined
}

/** The artists that a visitor follows, with their newest designs. Its texts come from the server. */
export const FollowedArtists = ({
  data: { artists, pages, signedIn, texts },
  refusal,
}: FollowedArtistsProps) => (
  <Stack gap="xxl">
    {refusal ? <FormAlert of={refusal}>{refusal.message}</FormAlert> : null}
    {artists.length > 0 && !signedIn ? (
      <Callout>
        {texts.guest} <TextLink href={texts.loginHref}>{texts.login}</TextLink>
      </Callout>
    ) : null}
    {artists.length === 0 ? (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<Button href={texts.emptyHref}>{texts.emptyAction}</Button>}
      />
    ) : null}
    {artists.map((artist) => (
      <FollowedArtist key={artist.key} artist={artist} unfollow={texts.unfollow} />
    ))}
    {pages ? <Pagination {...pages} /> : null}
  </Stack>
)
