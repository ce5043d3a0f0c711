import { type ListingView, PAGE_SIZE } from '../../../server/catalogue/listing.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { breadcrumbData, itemListData } from '../../../server/seo/linkedData.ts'
import { listingAddress } from '../../../server/seo/listingAddress.ts'
import { m } from '../../paraglide/messages.js'
import { absoluteUrl, describePage } from './describePage.server.ts'

/** A listing with its name in titles, and its breadcrumbs. */
export type DescribedListing = {
  readonly title: string
  readonly description: string
  /** The path of the first page of the listing. */
  readonly path: string
  readonly listing: {
    readonly page: number
    readonly cards: readonly Pick<ListingView['cards'][number], 'slug' | 'image'>[]
  }
  /** The pages between the home page and this one. */
  readonly parents?: readonly { readonly name: string; readonly path: string }[]
  /** The id of the listing's own image. Default: the image of the first product. */
  readonly image?: string
}

/**
 * Returns the tags in the head of a listing. Search engines index its pages, but not narrowed or sorted ones, nor a page
 * without products.
 */
export const describeListing = (
  shop: ShopContext,
  request: Request,
  { title, description, path, listing, parents = [], image }: DescribedListing,
) => {
  const { page, cards } = listing
  const address = listingAddress(path, new URL(request.url).searchParams, page)
  const crumbs = [{ name: m.home_link(), path: shop.paths.home() }, ...parents, { name: title, path }].map(
    (crumb) => ({ name: crumb.name, url: absoluteUrl(shop, crumb.path) }),
  )
  const items = () => cards.map(({ slug }) => absoluteUrl(shop, shop.paths.product(slug)))
  return describePage(shop, {
    title: page > 1 ? m.head_further_page({ title, page }) : title,
    description,
    path: address.path,
    isIndexed: !address.isNarrowed && cards.length > 0,
    image: image ?? cards[0]?.image ?? '',
    imageText: title,
    data: () => [breadcrumbData(crumbs), itemListData(items(), (page - 1) * PAGE_SIZE)],
  })
}

type CategoryData = Pick<DescribedListing, 'listing'> & {
  readonly category: { readonly name: string; readonly slug: string; readonly description: string }
  readonly parent?: { readonly name: string; readonly slug: string } | undefined
}

/** Adds the tags in the head of a category's page to its data. */
export const withCategoryHead = async <Data extends CategoryData>(
  shop: ShopContext,
  request: Request,
  data: Data,
) => {
  const { category, parent, listing } = data
  const head = await describeListing(shop, request, {
    title: category.name,
    description: category.description,
    path: shop.paths.category(category.slug),
    parents: parent ? [{ name: parent.name, path: shop.paths.category(parent.slug) }] : [],
    listing,
  })
  return { ...data, head }
}

type FoundCards = Pick<DescribedListing['listing'], 'page' | 'cards'>

/** Adds the tags in the head of an artist's page to its data. */
export const withArtistHead = async <
  Data extends FoundCards & {
    readonly artist: Readonly<Record<'slug' | 'name' | 'lead' | 'portrait', string>>
  },
>(
  shop: ShopContext,
  request: Request,
  data: Data,
) => {
  const { slug, name, lead, portrait } = data.artist
  const head = await describeListing(shop, request, {
    title: name,
    description: lead,
    path: shop.paths.artist(slug),
    listing: data,
    ...(portrait ? { image: portrait } : {}),
  })
  return { ...data, head }
}

/** Adds the tags in the head of a collection's page to its data. */
export const withCollectionHead = async <
  Data extends FoundCards & { readonly collection: Readonly<Record<'slug' | 'title' | 'text', string>> },
>(
  shop: ShopContext,
  request: Request,
  data: Data,
) => {
  const { slug, title, text } = data.collection
  const head = await describeListing(shop, request, {
    title,
    description: text,
    path: shop.paths.collection(slug),
    listing: data,
  })
  return { ...data, head }
}
