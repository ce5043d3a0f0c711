import type { Product } from '@selvedge/commerce-client'
import type {
  BreadcrumbList,
  ItemList,
  Product as LinkedProduct,
  Offer,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts'
import { variantAttributeText } from '../catalogue/attributes.ts'

// Structured data of pages, as search engines document it: https://developers.google.com/search/docs/appearance/structured-data

type Variant = NonNullable<Product['masterData']['current']>['masterVariant']
type Money = { readonly centAmount: number; readonly fractionDigits: number }
type Crumb = { readonly name: string; readonly url: string }

const CONTEXT = 'https://schema.org'

/** An amount with the decimals of its currency: `18.50`. */
const decimalAmount = ({ centAmount, fractionDigits }: Money): string =>
  (centAmount / 10 ** fractionDigits).toFixed(fractionDigits)

const offerOf = (variant: Variant, url: string): readonly Offer[] => {
  const price = variant.price?.discounted?.value ?? variant.price?.value
  if (!price || !variant.sku) return []
  const isInStock = variant.availability?.noChannel?.isOnStock ?? true
  return [
    {
      '@type': 'Offer',
      sku: variant.sku,
      price: decimalAmount(price),
      priceCurrency: price.currencyCode,
      availability: isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: `${url}?sku=${encodeURIComponent(variant.sku)}`,
    },
  ]
}

/** The parts of a product's page that its structured data repeats. */
type ProductPage = Readonly<Record<'name' | 'description' | 'url' | 'brand', string>> & {
  /** Absolute URLs. */
  readonly images: readonly string[]
}

/**
 * A product with one offer for each variant that has a price in the market. `undefined` when no variant has one.
 */
export const productData = (
  product: Product,
  { name, description, url, brand, images }: ProductPage,
): WithContext<LinkedProduct> | undefined => {
  const { current } = product.masterData
  if (!current) return undefined
  const { masterVariant, variants } = current
  const offers = [masterVariant, ...variants].flatMap((variant) => offerOf(variant, url))
  if (offers.length === 0) return undefined
  const color = variantAttributeText(masterVariant.attributesRaw, 'colourway')
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    ...(description ? { description } : {}),
    url,
    ...(images.length > 0 ? { image: images } : {}),
    sku: product.key ?? masterVariant.sku ?? product.id,
    brand: { '@type': 'Brand', name: brand },
    ...(color ? { color } : {}),
    offers,
  }
}

/** The breadcrumbs of a page. The last one is the page itself. */
export const breadcrumbData = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  })),
})

/** The products of one page of a listing. `before` is the number of products on earlier pages. */
export const itemListData = (addresses: readonly string[], before = 0): WithContext<ItemList> => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  numberOfItems: addresses.length,
  // The entries need no names, because each linked page has a name.
  itemListElement: addresses.map((url, at) => ({
    '@type': 'ListItem',
    position: before + at + 1,
    url,
  })),
})

type Shop = Readonly<Record<'name' | 'origin' | 'home' | 'logo' | 'locale', string>>

/** The shop itself. `logo` is absolute. */
export const organizationData = ({ name, origin, logo }: Shop): WithContext<Organization> => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
  logo,
})

/** The site in one locale, with its search. `searchUrl` is the absolute URL of the search page. */
export const webSiteData = (
  { name, origin, home, locale }: Shop,
  searchUrl: string,
): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name,
  url: home,
  inLanguage: locale,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?query={search_term_string}` },
    // Search engines document this property, but the schema.org vocabulary does not contain it.
    ...{ 'query-input': 'required name=search_term_string' },
  },
})
