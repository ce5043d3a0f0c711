import { designByKey } from '../designs/designs.ts'
import type { Json } from '../documents.ts'
import type { DesignSpec } from '../images/index.ts'
import { drawPortrait } from '../images/portraits/drawPortrait.ts'
import { inAllLocales, localised } from '../localised.ts'
import { slugOf } from '../slugOf.ts'
import { type ArtistStory, artistStories } from './artistList.ts'

type ContentObject = { readonly key: string; readonly value: { readonly [name: string]: Json } }

/** Custom objects of the container `artists`. The portrait is a path; the platform adds its public URL when it is read. */
export const seedArtists: readonly ContentObject[] = artistStories.map((artist) => {
  const key = slugOf(artist.name)
  return {
    key,
    value: {
      name: artist.name,
      place: inAllLocales(artist.place),
      since: artist.since,
      lead: localised(artist.lead),
      text: localised(artist.text),
      portrait: `/pictures/artists/${key}.svg`,
      favourites: artist.designs.map((design) => `${design}-printed-fabric`),
    },
  }
})

const specOf = (key: string): DesignSpec => {
  const design = designByKey.get(key)
  if (!design) throw new Error(`The design ${key} of a portrait does not exist.`)
  return design.spec
}

const sitterOf = (key: string, { portrait: { garment, headwear, ...features } }: ArtistStory) => ({
  ...features,
  key,
  garment: specOf(garment),
  ...(headwear && { headwear: specOf(headwear) }),
})

/** Draws the portrait of an artist by slug; `undefined` for an unknown artist. */
export const drawArtistPortrait = (slug: string): string | undefined => {
  const artist = artistStories.find(({ name }) => slugOf(name) === slug)
  return artist && drawPortrait(sitterOf(slug, artist)).svg
}
