import { isRecord } from '../tokens/tokenProblem.ts'
import { localizedText, textList } from './localizedText.ts'

/** An artist: a custom object in the container `artists`, under the artist's slug. */
export type Artist = {
  readonly slug: string
  /** The value of the attribute `artistName` of the artist's products. */
  readonly name: string
  readonly place: string
  /** The first sentence about the artist. */
  readonly lead: string
  readonly text: string
  /** The URL of a portrait; empty when there is none. */
  readonly portrait: string
  /** The year of the artist's first design in the shop; 0 when it is not known. */
  readonly since: number
  /** The keys of the products that the artist chose, in order. */
  readonly favourites: readonly string[]
}

/**
 * Parses an artist's custom object in one locale; `undefined` without a name. Other missing or wrong values become empty; it
 * never throws.
 *
 * @example
 * ```ts
 * import { parseArtist } from '@selvedge/commerce-client/content'
 *
 * const value = { name: 'Imani Okafor', place: { 'en-US': 'Lagos' }, since: 2019 }
 *
 * parseArtist('imani-okafor', value, 'en-GB')?.place // 'Lagos'
 * parseArtist('unknown', {}, 'en-GB') // undefined
 * ```
 */
export const parseArtist = (slug: string, value: unknown, locale: string): Artist | undefined => {
  const artist = isRecord(value) ? value : {}
  const name = localizedText(artist.name, locale)
  if (name === '') return undefined
  return {
    slug,
    name,
    place: localizedText(artist.place, locale),
    lead: localizedText(artist.lead, locale),
    text: localizedText(artist.text, locale),
    portrait: localizedText(artist.portrait, locale),
    since: Number.isSafeInteger(artist.since) ? Number(artist.since) : 0,
    favourites: textList(artist.favourites),
  }
}
