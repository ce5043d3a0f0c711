import { type HomeContent, parseHomeContent } from '@selvedge/commerce-client/content'
import { cardsByKey } from '../../../server/catalogue/cardsByKey.ts'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import {
  type CategoryLink,
  findDesign,
  findListing,
  listCategories,
} from '../../../server/catalogue/catalogue.ts'
import { findHomeContent, listArtists, listCollections } from '../../../server/catalogue/content.ts'
import type { ListingView } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { type ShownExperiment, showExperiment } from '../../../server/experiments/treatments.ts'
import { m } from '../../paraglide/messages.js'
import { priceText } from '../catalogue/priceText.ts'
import { unavailable } from '../errors/failures.server.ts'
import { shopStart } from '../frame/shopStart.server.ts'
import { homeTexts } from './homeTexts.server.ts'

/**
 * The `sizes` of the image at the top of the front page, beside the text or over the whole width. The image is wider
 * than its frame, which crops it. On phones the loaded image is smaller than the displayed one (1,200 px instead of 1,800 at two
 * pixels per point), because it is the first image to load.
 */
const besideText = { sizes: '(min-width: 48em) 1280px, 600px' }
const wholeWidth = { sizes: '(min-width: 80em) 100vw, (min-width: 48em) 1260px, 600px' }

/** The data of the design at the top of the front page. */
const opened = ({ design, designer, image, dots }: CardView, theme: string) => ({
  name: design,
  designer,
  image,
  dots,
  ...(theme === 'larkhouse' ? besideText : wholeWidth),
})

/** The data of a design of a designer: enough for an image. */
const piece = ({ design, image }: CardView) => ({ name: design, image })

const distinct = (cards: readonly CardView[], by: (card: CardView) => string): CardView[] =>
  cards.filter((card, index) => cards.findIndex((other) => by(other) === by(card)) === index)

/**
 * The experiment and its variant in which the second link of the hero leads to the swatches instead of the opening
 * design.
 */
const swatchesFirst = { experiment: 'hero', variant: 'bold' } as const

/** The experiment of a site that sells no swatches, where the variants do not differ. */
const withoutSwatches: ShownExperiment = { shown: false, events: [] }

/**
 * The number of designers on the front page. `DESIGNS_PER_DESIGNER` is the minimum number of designs of each designer.
 */
const DESIGNERS = 3
const DESIGNS_PER_DESIGNER = 3
/** The minimum number of products for a row that shows only products with the opening design. */
const MIN_RAIL = 4
/** The number of collections in a row. */
const COLLECTIONS = 4

const contentOf = async (shop: ShopContext): Promise<HomeContent> => {
  const content = await findHomeContent(shop)
  // When the content cannot be loaded, the front page is the same as without edited content.
  return content.ok ? content.value : parseHomeContent(undefined, shop.locale)
}

/**
 * Finds the first products of printed fabric; at a site without fabric, those of the first category that it sells.
 * Without such products, it finds products of all kinds.
 */
const findProducts = async (shop: ShopContext, categories: readonly CategoryLink[]) => {
  const find = (within: { readonly categoryId?: string }) =>
    findListing(shop, { ...within, facets: {}, sort: 'featured', page: 1, size: 100 })
  const main = ['printed-fabric', ...shop.site.categories].flatMap(
    (name) => categories.find(({ slug }) => slug === name) ?? [],
  )[0]
  const listing = await find(main ? { categoryId: main.id } : {})
  return main && listing.ok && listing.value.cards.length === 0 ? find({}) : listing
}

/** The link to where shopping begins, and one to the opening design or to the swatches. */
const linksOf = (
  shop: ShopContext,
  { hero }: HomeContent,
  { slug, design }: CardView,
  { shown }: ShownExperiment,
) => {
  const start = shopStart(shop)
  return {
    first: { ...start, label: hero.action || start.label },
    second: shown
      ? { href: shop.paths.category('fabric-sampler'), label: m.swatches_action() }
      : { href: shop.paths.product(slug), label: m.hero_second({ name: design }) },
  }
}

/** The front page of a site without products: its opening text, and a sentence that products are to come. */
const emptyHome = (content: HomeContent) => {
  const texts = homeTexts(content, 0)
  const text = [content.hero.text, m.home_empty()].filter(Boolean).join(' ')
  return {
    sections: [],
    texts: { ...texts, hero: { ...texts.hero, text } },
    hero: { name: '', designer: '', image: '', dots: [], sizes: '' },
    links: undefined,
    sold: { plus: false, swatches: false },
    rail: [],
    designers: [],
    collections: [],
    pieces: [],
    experiment: withoutSwatches,
  }
}

/** The designers of the front page: those of its content first, then those whose designs are listed first. */
const loadDesigners = async (
  shop: ShopContext,
  { designers }: HomeContent,
  { facets }: ListingView,
  designs: readonly CardView[],
) => {
  const counts = facets.find(({ name }) => name === 'designer')?.options ?? []
  const artists = await listArtists(shop)
  const known = artists.ok ? artists.value : []
  const chosen = designers.artists.flatMap((slug) => known.find((artist) => artist.slug === slug)?.name ?? [])
  return [...new Set([...chosen, ...designs.map(({ designer }) => designer)])]
    .map((name) => ({ name, own: designs.filter(({ designer }) => designer === name) }))
    .filter(({ own }) => own.length >= DESIGNS_PER_DESIGNER)
    .slice(0, DESIGNERS)
    .map(({ name, own }) => ({
      name,
      artist: known.find((artist) => artist.name === name)?.slug ?? '',
      count: m.designs_count({ count: counts.find(({ value }) => value === name)?.count ?? own.length }),
      pieces: own.slice(0, DESIGNS_PER_DESIGNER).map(piece),
    }))
}

/**
 * The collections of the front page, each with the image of one of its first products. The products are of different
 * kinds if possible. Empty collections are left out.
 */
const loadCollections = async (shop: ShopContext, { collections: { slugs } }: HomeContent) => {
  const found = await listCollections(shop)
  if (!found.ok) return []
  const chosen = slugs.flatMap((slug) => found.value.find((collection) => collection.slug === slug) ?? [])
  const shown = (chosen.length > 0 ? chosen : found.value).slice(0, COLLECTIONS)
  const products = await Promise.all(shown.map((collection) => cardsByKey(shop, collection.products)))
  const kinds = new Set<string>()
  return shown.flatMap(({ slug, title }, at) => {
    const sold = products[at]
    const cards = sold?.ok ? sold.value : []
    const card = cards.slice(0, COLLECTIONS).find(({ kind }) => !kinds.has(kind)) ?? cards[0]
    if (!card) return []
    kinds.add(card.kind)
    return [{ slug, title, count: m.designs_count({ count: cards.length }), image: card.hover }]
  })
}

/**
 * Finds a product with the opening design in each category, by the end of the product's slug. Products in the same
 * colors are preferred.
 */
const loadRail = async (
  shop: ShopContext,
  { design, designer, colourway }: CardView,
  categories: readonly CategoryLink[],
) => {
  const found = await findDesign(shop, design, designer)
  const all = found.ok ? found.value : []
  const own = [...all.filter((card) => card.colourway === colourway), ...all]
  const kinds = [
    ['printed-fabric', 'bolt'],
    ['wallpaper', 'wallpaper'],
    ['duvet-cover', 'duvet'],
    ['curtain', 'curtain'],
    ['throw-pillow', 'cushion'],
    ['tablecloth', 'table'],
    ['tea-towel', 'towel'],
    ['wall-hanging', 'hanging'],
  ] as const
  // A site may sell some categories only.
  const sold = kinds.filter(([category]) => categories.some(({ slug }) => slug === category))
  const items = sold.map(([category, view]) => {
    const card = own.find(({ slug }) => slug.endsWith(`-${category}`))
    const image = card && card.colourway !== colourway ? card.image : undefined
    return { category, view, image, slug: card?.slug, price: card && priceText(card) }
  })
  const withDesign = items.filter(({ slug }) => slug !== undefined)
  // When too few products have the design, the row also shows the categories without it, to have no gaps.
  return withDesign.length < MIN_RAIL ? items : withDesign
}

/**
 * Loads the front page: an opening design on eight products, this week's designers, and collections. A custom object of
 * the platform selects and orders these contents. The first entries of the catalogue replace contents that the object
 * does not name. Without any product, only the opening text is shown.
 */
export const loadHome = async (shop: ShopContext) => {
  const [categories, content] = await Promise.all([listCategories(shop), contentOf(shop)])
  if (!categories.ok) throw unavailable()
  const [listing, chosen] = await Promise.all([
    findProducts(shop, categories.value),
    cardsByKey(shop, content.hero.product ? [content.hero.product] : []),
  ])
  if (!listing.ok) throw unavailable()
  const { cards, total } = listing.value
  const opening = (chosen.ok ? chosen.value[0] : undefined) ?? cards[0]
  if (!opening) return emptyHome(content)
  const designs = distinct(cards, ({ design }) => design)
  const sells = (slug: string): boolean => categories.value.some((category) => category.slug === slug)
  const [designers, collections, rail, experiment] = await Promise.all([
    loadDesigners(shop, content, listing.value, designs),
    loadCollections(shop, content),
    loadRail(shop, opening, categories.value),
    sells('fabric-sampler') ? showExperiment(shop, swatchesFirst) : withoutSwatches,
  ])
  return {
    sections: content.sections,
    texts: homeTexts(content, total),
    hero: opened(opening, shop.site.theme),
    links: linksOf(shop, content, opening, experiment),
    /** Which of the two panels are shown: those whose products the site sells. */
    sold: { plus: sells('subscriptions'), swatches: sells('fabric-sampler') },
    rail,
    designers,
    collections,
    /** The IDs of the images of further designs. */
    pieces: designs
      .filter(({ design }) => design !== opening.design)
      .slice(0, 9)
      .map(({ image }) => image),
    experiment,
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
