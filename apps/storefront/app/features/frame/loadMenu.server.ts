import { type CategoryLink, findListing, kindsWithin } from '../../../server/catalogue/catalogue.ts'
import type { FacetName } from '../../../server/catalogue/facets.ts'
import type { ListingView } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { swatchColors } from '../catalogue/swatchColors.server.ts'
import { footerContent } from './footerContent.server.ts'

/** The slugs of the categories in the main navigation. */
const mainCategories = ['fabric', 'wallpaper', 'bedding', 'dining', 'living-and-decor', 'wall-art']
/** The slugs of the categories that help visitors to choose, such as samples. */
const helpfulCategories = ['fabric-sampler', 'color-map']

const namedIn = (categories: readonly CategoryLink[], slugs: readonly string[]): CategoryLink[] =>
  slugs.flatMap((slug) => categories.filter((category) => category.slug === slug))

/** Loads a category's facets and its first design. Undefined while the platform does not respond. */
const loadFirst = async (shop: ShopContext, categories: readonly CategoryLink[], { id }: CategoryLink) => {
  const listing = await findListing(shop, {
    categoryId: id,
    kinds: kindsWithin(categories, id),
    facets: {},
    sort: 'featured',
    page: 1,
    size: 1,
  })
  return listing.ok ? listing.value : undefined
}

/** The panel of a category: its kinds with counts, its styles and colours, and its first design. */
const createPanel = (
  { slug, name }: CategoryLink,
  listing: ListingView,
  { locale, paths }: Pick<ShopContext, 'locale' | 'paths'>,
) => {
  const { format } = new Intl.NumberFormat(locale)
  const optionsOf = (facet: FacetName) => listing.facets.find((each) => each.name === facet)?.options ?? []
  const found = new Set(optionsOf('colour').map(({ value }) => value))
  const [card] = listing.cards
  return {
    kinds: [
      {
        label: m.menu_all({ name: name.toLowerCase() }) as string,
        href: paths.category(slug),
        note: format(listing.total),
      },
      ...optionsOf('kind').map(({ value, label, count }) => ({
        label,
        href: paths.category(value),
        note: format(count),
      })),
    ],
    styles: optionsOf('style').map(({ value }) => value),
    // In the order in which they are shown, which is the same in each panel and compresses better.
    colours: Object.keys(swatchColors).filter((value) => found.has(value)),
    ...(card
      ? {
          feature: {
            href: paths.product(card.slug),
            name: card.name,
            note: card.designer,
            colors: card.dots,
            image: card.hover || card.image,
          },
        }
      : {}),
  }
}

/** The panels of the listings in the catalogue's cache, each of which belongs to one site, locale and category. */
const panels = new WeakMap<ListingView, ReturnType<typeof createPanel>>()

const entryView = (
  category: CategoryLink,
  listing: ListingView | undefined,
  shop: Pick<ShopContext, 'locale' | 'paths' | 'siteInPaths'>,
) => {
  const { slug, name } = category
  if (!listing) return { slug, name, panel: undefined }
  // At a checkout on its own origin, the paths name the site.
  if (shop.siteInPaths) return { slug, name, panel: createPanel(category, listing, shop) }
  const panel = panels.get(listing) ?? createPanel(category, listing, shop)
  panels.set(listing, panel)
  return { slug, name, panel }
}

const menuTexts = (categories: readonly CategoryLink[], { paths }: Pick<ShopContext, 'paths'>) => ({
  label: m.nav_label(),
  open: m.menu_label(),
  search: m.search_placeholder(),
  searchLabel: m.search_label(),
  submit: m.search_submit(),
  wishlist: m.wishlist_title(),
  style: m.menu_by_style(),
  colour: m.menu_by_colour(),
  before: {
    title: m.menu_before(),
    links: namedIn(categories, helpfulCategories).map(({ slug, name }) => ({
      label: name,
      href: paths.category(slug),
    })),
  },
  colours: Object.entries(swatchColors).map(([value, color]) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
    color,
  })),
})

/**
 * Loads the main navigation, the banner and the footer with their texts. While the platform does not respond,
 * categories have no panels.
 */
export const loadMenu = async (shop: ShopContext, categories: readonly CategoryLink[]) => {
  const entries = await Promise.all(
    namedIn(categories, mainCategories).map(async (category) => ({
      category,
      listing: await loadFirst(shop, categories, category),
    })),
  )
  return {
    nav: entries.map(({ category, listing }) => entryView(category, listing, shop)),
    menu: menuTexts(categories, shop),
    footer: footerContent(shop, namedIn(categories, mainCategories), categories),
    banner: { label: m.sites_label(), market: m.market_label({ currency: shop.market.currency }) },
  }
}
