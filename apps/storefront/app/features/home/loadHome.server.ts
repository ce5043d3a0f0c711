import { runExperiment } from '@selvedge/analytics'
import { treatmentsFor } from '../../../server/analytics/visitorFacts.ts'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import { findListing, listCategories } from '../../../server/catalogue/catalogue.ts'
import { artistSlug } from '../../../server/catalogue/content.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { unavailable } from '../errors/failures.server.ts'

/** The data of one design on the front page: enough for an image and a link. */
const piece = ({ slug, design, designer, image, dots }: CardView) => ({
  slug,
  name: design,
  designer,
  image,
  dots,
})

const distinct = (cards: readonly CardView[], by: (card: CardView) => string): CardView[] =>
  cards.filter((card, index) => cards.findIndex((other) => by(other) === by(card)) === index)

/** Whether the link to the swatches is shown beside the first action, instead of the opening design. */
const swatchesFirst = { experiment: 'hero', variant: 'bold' } as const

/** Loads the front page with one call: an opening design, this week's designers, and designs for the collections. */
export const loadHome = async (shop: ShopContext) => {
  const [categories, treatments] = await Promise.all([listCategories(shop), treatmentsFor(shop)])
  if (!categories.ok) throw unavailable()
  const fabric = categories.value.find(({ slug }) => slug === 'printed-fabric')
  const listing = await findListing(shop, {
    ...(fabric ? { categoryId: fabric.id } : {}),
    facets: {},
    sort: 'featured',
    page: 1,
    size: 100,
  })
  if (!listing.ok) throw unavailable()
  const { cards } = listing.value
  const opening = cards[0]
  if (!opening) throw unavailable()
  const designs = distinct(cards, ({ name }) => name)
  const artists = distinct(designs, ({ designer }) => designer).map(({ designer }) => designer)
  const featured = [opening.designer, ...artists.filter((artist) => artist !== opening.designer)]
    .map((name) => ({ name, all: designs.filter((card) => card.designer === name) }))
    .filter(({ all }) => all.length >= 3)
    .slice(0, 3)
  return {
    hero: piece(opening),
    designers: await Promise.all(
      featured.map(async ({ name, all }) => ({
        name,
        artist: await artistSlug(shop, name),
        count: cards.filter((card) => card.designer === name).length,
        pieces: all.slice(0, 3).map(piece),
      })),
    ),
    pieces: designs
      .filter(({ name }) => name !== opening.name)
      .slice(0, 9)
      .map(piece),
    total: listing.value.total,
    experiment: runExperiment(swatchesFirst, treatments),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
