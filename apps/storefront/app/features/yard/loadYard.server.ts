import { redirect } from '@remix-run/node'
import type { MeasurementSystem } from '@selvedge/cart-domain/calculators'
import { type FillAYardDesignCount, fillAYardDesignCount, yardProblem } from '@selvedge/cart-domain/server'
import { findProduct } from '../../../server/catalogue/catalogue.ts'
import { type ProductView, productView } from '../../../server/catalogue/productView.ts'
import { measurementOfLocale } from '../../../server/catalogue/units.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import {
  partsText,
  readYardState,
  withDesign,
  withSwapped,
  type YardState,
  yardParameters,
  yardPath,
} from '../../../server/yard/yardAddress.ts'
import {
  findYardPrints,
  searchYardPrints,
  YARD_PAGE_SIZE,
  type YardPrint,
} from '../../../server/yard/yardPrints.ts'
import { m } from '../../paraglide/messages.js'
import { swatchColors } from '../catalogue/swatchColors.server.ts'
import { notFound, unavailable } from '../errors/failures.server.ts'

/** The sizes of the cloth and of its parts. */
const sizes: Readonly<Record<MeasurementSystem, Readonly<Record<'cloth' | FillAYardDesignCount, string>>>> = {
  IMPERIAL: {
    cloth: '54\u00a0×\u00a036\u00a0in',
    4: '27\u00a0×\u00a018\u00a0in',
    9: '18\u00a0×\u00a012\u00a0in',
  },
  METRIC: {
    cloth: '137\u00a0×\u00a091\u00a0cm',
    4: '69\u00a0×\u00a046\u00a0cm',
    9: '46\u00a0×\u00a030\u00a0cm',
  },
}

/**
 * Messages that other pages use too. If this page imported them in the browser, they would become separate files for
 * all these pages.
 */
const sharedTexts = (): {
  readonly crumbs: string
  readonly price: { readonly current: string; readonly was: string }
  readonly outOfStock: string
  readonly connectionLost: string
} => ({
  crumbs: m.breadcrumbs_label(),
  price: { current: m.price_now(), was: m.price_was() },
  outOfStock: m.out_of_stock(),
  connectionLost: m.connection_lost(),
})

/** Without JavaScript each choice loads the page again: the browser then scrolls to the choice, or to the cloth. */
const anchors = { choose: '#choose', cloth: '#yard' } as const

type Links = {
  readonly hrefOf: (next: Partial<YardState>, anchor?: keyof typeof anchors) => string
}

const linksOf = (shop: ShopContext, slug: string, sku: string, state: YardState): Links => ({
  hrefOf: (next, anchor = 'choose') =>
    yardPath(shop.locale, slug, { sku, ...yardParameters({ ...state, isSwapping: false, ...next }) }) +
    anchors[anchor],
})

const partViews = (state: YardState, prints: ReadonlyMap<string, YardPrint>, { hrefOf }: Links) =>
  state.parts.map((number, index) => {
    const position = index + 1
    const isCurrent = position === state.part
    const print = prints.get(number)
    return {
      isCurrent,
      print: print && {
        design: print.design,
        colourway: print.colourway,
        designer: print.designer,
        image: print.image,
        tile: print.tile,
      },
      /** The URL that selects this part or, while swapping, swaps this part with the current part. */
      href:
        state.isSwapping && !isCurrent
          ? hrefOf(withSwapped(state, position), 'cloth')
          : hrefOf({ part: position }),
    }
  })

const colourViews = (state: YardState, found: readonly string[], { hrefOf }: Links) =>
  Object.entries(swatchColors)
    .filter(([value]) => found.includes(value) || value === state.colour)
    .map(([value, color]) => ({
      label: value.charAt(0).toUpperCase() + value.slice(1),
      color,
      isChosen: value === state.colour,
      href: hrefOf({ colour: value === state.colour ? '' : value, page: 1 }),
    }))

const currentLinks = (state: YardState, { hrefOf }: Links) => ({
  position: state.part,
  isSwapping: state.isSwapping,
  swap: hrefOf({ isSwapping: true }, 'cloth'),
  cancel: hrefOf({}, 'cloth'),
  clear: hrefOf({ parts: state.parts.with(state.part - 1, '') }, 'cloth'),
})

const axisViews = (shop: ShopContext, product: ProductView, state: YardState) =>
  product.axes
    .filter(({ name, options }) => name === 'fabric-name' && options.length > 1)
    .flatMap(({ options }) =>
      options.map(({ sku, label }) => ({
        sku,
        label,
        href: yardPath(shop.locale, product.slug, { sku, ...yardParameters(state) }),
      })),
    )

/**
 * Loads the picker of a Fill-a-Yard. Its URL has the whole state; unknown designs are empty parts, and other unknown
 * values are ignored. Any other product is redirected to its own page.
 */
export const loadYard = async (shop: ShopContext, slug: string, search: URLSearchParams) => {
  const { market, imageId, paths } = shop
  const found = await findProduct(shop, slug)
  if (!found.ok) throw unavailable()
  const source = found.value
  const product = source && productView(source, search.get('sku') ?? undefined, market.locale, imageId)
  if (!source || !product) throw notFound()
  const { current } = source.masterData
  const variant = [current?.masterVariant, ...(current?.variants ?? [])].find(
    (each) => each?.sku === product.sku,
  )
  const count = fillAYardDesignCount(variant?.attributesRaw ?? [])
  if (count === undefined) throw redirect(paths.product(slug))

  const requested = readYardState(search, count)
  const [chosen, results] = await Promise.all([
    findYardPrints(shop, requested.parts),
    searchYardPrints(shop, requested),
  ])
  if (!chosen.ok || !results.ok) throw unavailable()
  const prints = chosen.value
  const known = requested.parts.map((number) => (prints.has(number) ? number : ''))
  const state: YardState = {
    ...requested,
    parts: known,
    isSwapping: requested.isSwapping && known[requested.part - 1] !== '',
  }
  const links = linksOf(shop, slug, search.get('sku') ? product.sku : '', state)
  const size = sizes[shop.session.measurement ?? measurementOfLocale(market.locale)]
  const designers = known.flatMap((number) => prints.get(number)?.designer || [])
  const problem = yardProblem(count, known)
  const { total } = results.value
  return {
    product,
    crumbs: [
      { label: m.home_link(), href: paths.home() },
      ...product.breadcrumbs.map(({ name, slug: category }) => ({
        label: name,
        href: paths.category(category),
      })),
      { label: product.name, href: paths.product(slug, product.sku) },
      { label: m.yard_designs() },
    ],
    texts: sharedTexts(),
    size: { cloth: size.cloth, part: size[count] },
    parts: partViews(state, prints, links),
    current: currentLinks(state, links),
    missing: problem?.parts ?? [],
    dots: [...new Set(known.flatMap((number) => prints.get(number)?.color || []))].slice(0, 5),
    designers: [...new Set(designers)],
    fabrics: axisViews(shop, product, state),
    form: { parts: partsText(known), line: state.line },
    search: {
      action: yardPath(shop.locale, slug),
      text: state.text,
      /** The parts of the state that the search keeps. */
      hidden: Object.entries({
        ...yardParameters({ ...state, text: '', page: 1, isSwapping: false }),
        sku: search.get('sku') ? product.sku : '',
      }).filter(([, value]) => value !== ''),
      colours: colourViews(state, results.value.colours, links),
      total,
      clear: state.text || state.colour ? links.hrefOf({ text: '', colour: '', page: 1 }) : '',
      earlier: state.page > 1 ? links.hrefOf({ page: state.page - 1 }) : '',
      later: state.page * YARD_PAGE_SIZE < total ? links.hrefOf({ page: state.page + 1 }) : '',
      prints: results.value.prints.map(({ number, design, colourway, image }) => ({
        number,
        design,
        colourway,
        image,
        isInUse: known.includes(number),
        href: links.hrefOf(withDesign(state, number)),
      })),
    },
  }
}

export type YardData = Awaited<ReturnType<typeof loadYard>>
