import { ARTIST_PAGE_SIZE, findArtistDesigns } from '../../../server/catalogue/artistDesigns.ts'
import { cardsByKey } from '../../../server/catalogue/cardsByKey.ts'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import { listCategories } from '../../../server/catalogue/catalogue.ts'
import { listArtists } from '../../../server/catalogue/content.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { isFollowing } from '../../../server/follows/follows.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import { contentImage } from './contentImage.ts'
import { type Kind, kindsOf } from './kindsOf.ts'

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? '1')
  return Number.isSafeInteger(page) && page >= 1 && page <= 200 ? page : 1
}

/**
 * The data of one of the artist's favourites. The name is the part before the comma, which omits the kind of product.
 */
const favourite = ({ slug, name, colourway, image, dots }: CardView) => ({
  slug,
  name: name.split(',')[0] ?? name,
  colourway,
  image,
  dots,
})

/** Loads an artist's page: the artist, five favourites, and the designs on one kind of product. */
export const loadArtist = async (shop: ShopContext, slug: string, search: URLSearchParams) => {
  const [artists, categories] = await Promise.all([listArtists(shop), listCategories(shop)])
  if (!artists.ok || !categories.ok) throw unavailable()
  const artist = artists.value.find((known) => known.slug === slug)
  if (!artist) throw notFound()
  const page = pageOf(search)
  const requested = categories.value.find((category) => category.slug === search.get('kind'))
  const [favourites, first, following] = await Promise.all([
    cardsByKey(shop, artist.favourites.slice(0, 5)),
    findArtistDesigns(shop, artist.name, { categoryId: requested?.id, page }),
    isFollowing(shop, slug),
  ])
  if (!favourites.ok || !first.ok) throw unavailable()
  const kinds = kindsOf(categories.value, first.value.counts)
  const chosen = kinds.find((kind) => kind.slug === requested?.slug)
  const current = chosen ?? kinds[0]
  // Without a kind in the URL, the first kind is shown.
  const designs =
    chosen || !current ? first : await findArtistDesigns(shop, artist.name, { categoryId: current.id, page })
  if (!designs.ok) throw unavailable()
  const { cards, total } = designs.value
  return {
    artist: { ...artist, portrait: contentImage(artist.portrait, shop.imageId) },
    following,
    follow: {
      label: following ? m.following() : m.follow(),
      name: following ? m.following_named({ name: artist.name }) : m.follow_named({ name: artist.name }),
    },
    favourites: favourites.value.map(favourite),
    kinds: kinds.map(({ id: _, ...kind }): Omit<Kind, 'id'> => kind),
    kind: current?.slug ?? '',
    cards,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / ARTIST_PAGE_SIZE)),
    shown: Math.min(total, (page - 1) * ARTIST_PAGE_SIZE + cards.length),
  }
}

export type ArtistData = Awaited<ReturnType<typeof loadArtist>>
