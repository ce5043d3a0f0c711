import { redirect } from '@remix-run/node'
import type { MeasurementSystem } from '@selvedge/cart-domain/calculators'
import { isForAdults } from '../../../server/catalogue/adultContent.ts'
import {
  type CalculatorKind,
  calculatorKinds,
  calculatorTitle,
  calculatorView,
} from '../../../server/catalogue/calculator.ts'
import { visitorsCards } from '../../../server/catalogue/cardsByKey.ts'
import type { CardView } from '../../../server/catalogue/cardView.ts'
import { findProduct, findRelated, listGuides, listMaterials } from '../../../server/catalogue/catalogue.ts'
import { artistSlug } from '../../../server/catalogue/content.ts'
import { currentDiscounts } from '../../../server/catalogue/discounts.ts'
import { measuresView } from '../../../server/catalogue/measuresView.ts'
import { productGuide } from '../../../server/catalogue/productGuide.ts'
import { type ProductView, productView } from '../../../server/catalogue/productView.ts'
import { type ShownCard, shownCard } from '../../../server/catalogue/shownCard.ts'
import { measurementOfLocale } from '../../../server/catalogue/units.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { sizeDrawing } from '../../../server/drawings/sizeDrawing.ts'
import { savedSkus } from '../../../server/wishlist/wishlist.ts'
import { yardPath } from '../../../server/yard/yardAddress.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import type { PackedData } from '../frame/packData.ts'
import { designImage } from '../frame/ShopImage.tsx'
import { hrefWith, variantHref, withSearch } from './productLinks.server.ts'

/** The products to which a product's page links. */
export type RelatedView = {
  /** The same kind of product in the other colorways of the design. */
  readonly colourways: readonly Pick<CardView, 'slug' | 'colourway' | 'image'>[]
  /** Every kind of product with the design in this colorway, the current one included. */
  readonly kinds: readonly KindCard[]
  /** Other designs of the same artist. */
  readonly more: readonly ShownCard[]
  /**
   * Designs of other artists on the same kind of product with the same color; designs of the same style first.
   */
  readonly similar: readonly ShownCard[]
  /** Products that the visitor looked at before, the last one first. */
  readonly viewed: readonly ViewedCard[]
}

/** A kind of product with the design. */
export type KindCard = Pick<CardView, 'slug' | 'name' | 'kind' | 'hover' | 'price' | 'isFrom' | 'unit'> & {
  /** Whether its tile takes two columns. */
  readonly wide?: true
}

/** A product that the visitor looked at before, with the image that its cards show first. */
export type ViewedCard = Pick<CardView, 'slug' | 'design' | 'kind' | 'image'>

const nothingRelated: RelatedView = { colourways: [], kinds: [], more: [], similar: [], viewed: [] }

/** The first card of each design. */
const onePerDesign = (cards: readonly CardView[]): readonly CardView[] =>
  cards.filter((card, at) => cards.findIndex(({ design }) => design === card.design) === at)

/**
 * The display order of kinds, which are recognised by the end of the product's slug. Beds come first and wallpaper
 * comes last. All other kinds are in between, in the catalogue's order.
 */
const firstKinds = ['duvet-cover', 'printed-fabric', 'curtain', 'throw-pillow', 'tablecloth', 'tea-towel']
const lastKind = 'wallpaper'

const displayRank = ({ slug }: CardView): number => {
  if (slug.endsWith(lastKind)) return firstKinds.length + 1
  const at = firstKinds.findIndex((kind) => slug.endsWith(kind))
  return at < 0 ? firstKinds.length : at
}

/** The kinds whose scene is a bed or a wall, by the end of the product's slug. A wide image suits these scenes. */
const wideKinds = ['duvet-cover', 'wallpaper', 'sheet-set', 'pillow-sham']

/** The columns of the board of kinds in a wide window. */
const COLUMNS = 5

/** The slugs of the kinds that take two columns, so that the last row is full. */
const wideSlugs = (kinds: readonly CardView[]): readonly string[] =>
  wideKinds
    .flatMap((kind) => kinds.find(({ slug }) => slug.endsWith(`-${kind}`))?.slug ?? [])
    .slice(0, (COLUMNS - (kinds.length % COLUMNS)) % COLUMNS)

const inDisplayOrder = (cards: readonly CardView[]): readonly CardView[] =>
  [...cards].sort((left, right) => displayRank(left) - displayRank(right))

/** The products that the visitor looked at before this one. */
const loadViewed = async (shop: ShopContext, keys: readonly string[]): Promise<readonly ViewedCard[]> => {
  const found = await visitorsCards(shop, keys)
  if (!found.ok) return []
  return found.value.map(({ slug, design, kind, image, hover, showsProduct }) => ({
    slug,
    design,
    kind,
    image: showsProduct ? hover : designImage(image, 'card'),
  }))
}

const loadRelated = async (
  shop: ShopContext,
  product: ProductView,
  before: readonly string[],
): Promise<RelatedView> => {
  const { designName, designer: artistName, colour, categoryId: category } = product
  const byStyle = (cards: readonly CardView[]): readonly CardView[] => [
    ...cards.filter(({ style }) => style === product.style),
    ...cards.filter(({ style }) => style !== product.style),
  ]
  const [found, viewed] = await Promise.all([
    designName === '' ? undefined : findRelated(shop, { designName, artistName, colour, category }),
    loadViewed(shop, before),
  ])
  if (!found?.ok) return { ...nothingRelated, viewed }
  const { sameDesign, sameArtist, similar } = found.value
  const kinds = inDisplayOrder(sameDesign.filter(({ colourway }) => colourway === product.colourway))
  const wide = wideSlugs(kinds)
  return {
    colourways: sameDesign
      .filter(({ kind }) => kind === product.kind)
      .slice(0, 6)
      .map(({ slug, colourway, image }) => ({ slug, colourway, image })),
    kinds: kinds.map(({ slug, name, kind, hover, price, isFrom, unit }) => ({
      slug,
      name,
      kind,
      hover,
      price,
      isFrom,
      unit,
      ...(wide.includes(slug) ? { wide: true } : {}),
    })),
    more: onePerDesign(sameArtist.filter(({ design }) => design !== designName))
      .slice(0, 4)
      .map(shownCard),
    similar: onePerDesign(byStyle(similar.filter(({ designer }) => designer !== artistName)))
      .slice(0, 4)
      .map(shownCard),
    viewed,
  }
}

/**
 * The visitor's system of measurement: the system in the URL, which is then remembered; else the remembered system, or
 * the system of the locale.
 */
const measurementOf = ({ session, locale }: ShopContext, search: URLSearchParams): MeasurementSystem => {
  const chosen = search.get('units')
  if (chosen === 'IMPERIAL' || chosen === 'METRIC') session.chooseMeasurement(chosen)
  return session.measurement ?? measurementOfLocale(locale)
}

const loadCalculators = (
  shop: ShopContext,
  product: ProductView,
  search: URLSearchParams,
  system: MeasurementSystem,
) => {
  const kinds: readonly CalculatorKind[] = product.measures.widthCm > 0 ? calculatorKinds(product.unit) : []
  const kind = kinds.find((each) => each === search.get('calc')) ?? kinds[0]
  if (!kind) return undefined
  return {
    isOpen: search.has('calc'),
    title: kind === 'walls' ? m.calculator_title_walls() : m.calculator_title_fabric(),
    current: calculatorView(kind, {
      search,
      system,
      measures: product.measures,
      locale: shop.market.locale,
    }),
    kinds: kinds.map((each) => ({
      kind: each,
      title: calculatorTitle(each),
      href: `${hrefWith(shop, product, search, { calc: each })}#calculator`,
    })),
  }
}

/**
 * Loads a product's page with one variant selected. Related products are deferred, so that the page does not wait for
 * them.
 */
export const loadProduct = async (shop: ShopContext, slug: string, search: URLSearchParams) => {
  const { market, imageId } = shop
  const [found, discounts, materials, guides, saved] = await Promise.all([
    findProduct(shop, slug),
    currentDiscounts(shop),
    listMaterials(shop),
    listGuides(shop),
    savedSkus(shop),
  ])
  if (!found.ok) throw unavailable()
  const current = found.value?.masterData.current
  if (!market.showsAdultContent && current && isForAdults(current.masterVariant.attributesRaw))
    throw redirect(shop.paths.adultContent(withSearch(shop.paths.product(slug), search)))
  const known = materials.ok ? materials.value : []
  const product = found.value
    ? productView(found.value, search.get('sku') ?? undefined, market.locale, imageId, known, discounts)
    : undefined
  if (!product) throw notFound()
  const before = (shop.session.viewed ?? []).filter((key) => key !== product.key)
  if (!shop.isPrefetch) shop.session.markViewed(product.key)
  const artist = product.designer ? await artistSlug(shop, product.designer) : ''
  const system = measurementOf(shop, search)
  const variants = current ? [current.masterVariant, ...current.variants].filter(({ price }) => price) : []
  const chosen = variants.find(({ sku }) => sku === product.sku)
  const material = known.find(({ name }) => name === product.material)
  const guide = guides.ok ? guides.value.find(({ key }) => key === found.value?.key) : undefined
  return {
    product: { ...product, variantHref: variantHref(shop, product, search) },
    /** The link to the page where the parts of a Fill-a-Yard are filled. */
    fill: product.isYard
      ? { href: yardPath(shop.locale, product.slug, { sku: product.sku }), label: m.yard_open() }
      : undefined,
    artist,
    saved: saved.includes(product.sku),
    system,
    units: {
      imperial: hrefWith(shop, product, search, { units: 'IMPERIAL' }),
      metric: hrefWith(shop, product, search, { units: 'METRIC' }),
    },
    about: productGuide(measuresView(product.measures, material, system, market.locale), guide, product),
    sizes: chosen && sizeDrawing(variants, chosen, system, market.locale),
    calculator: loadCalculators(shop, product, search, system),
    related: loadRelated(shop, product, before),
    relatedTexts: {
      more: m.more_by({ designer: product.designer }),
      all: m.all_designs(),
      similar: m.similar_title(),
      viewed: m.viewed_title(),
      clear: m.viewed_clear(),
    },
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>

/** The related products as the page gets them, after the rest of its data. */
export type RelatedData = Promise<PackedData<RelatedView>>
