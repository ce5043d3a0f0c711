import { aProduct } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { breadcrumbData, itemListData, organizationData, productData, webSiteData } from './linkedData.ts'

const ORIGIN = 'https://shop.example'
const page = {
  name: 'Terrazzo Rosa',
  description: 'Chips of stone.',
  url: `${ORIGIN}/product/terrazzo-rosa`,
  brand: 'Selvedge',
  images: [`${ORIGIN}/pictures/jpeg/1200/0/terrazzo.svg`],
}

type Current = NonNullable<ReturnType<typeof aProduct>['masterData']['current']>
type Variant = Current['masterVariant']
type Price = NonNullable<Variant['price']>

const product = aProduct()
const current = product.masterData.current as Current
const { masterVariant } = current
const price = masterVariant.price as Price

const withVariants = (first: Partial<Variant>, ...others: readonly Partial<Variant>[]) =>
  aProduct({
    masterData: {
      published: true,
      current: {
        ...current,
        masterVariant: { ...masterVariant, ...first },
        variants: others.map((more) => ({ ...masterVariant, ...more })),
      },
    },
  })

const amount = (centAmount: number, currencyCode = 'USD'): Price['value'] => ({
  ...price.value,
  centAmount,
  currencyCode,
})

const offersOf = (from: ReturnType<typeof aProduct>) => productData(from, page)?.offers

test('describes a product with the fields that search engines require', () =>
  expect(productData(withVariants({ sku: 'rosa-18' }), page)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Terrazzo Rosa',
    description: 'Chips of stone.',
    url: page.url,
    image: page.images,
    sku: 'terrazzo-rosa-throw-pillow',
    brand: { '@type': 'Brand', name: 'Selvedge' },
  }))

test('contains an offer for each variant, with the URL of the variant', () =>
  expect(
    offersOf(
      withVariants(
        { sku: 'rosa-18', price: { ...price, discounted: null, value: amount(3905) } },
        { sku: 'rosa 24', price: { ...price, discounted: null, value: amount(4500, 'GBP') } },
      ),
    ),
  ).toMatchObject([
    { sku: 'rosa-18', price: '39.05', priceCurrency: 'USD', url: `${page.url}?sku=rosa-18` },
    { sku: 'rosa 24', price: '45.00', priceCurrency: 'GBP', url: `${page.url}?sku=rosa%2024` },
  ]))

test('contains the reduced price of an offer', () => {
  const discounted = { value: amount(2900), discount: null }
  expect(offersOf(withVariants({ price: { ...price, value: amount(3900), discounted } }))).toMatchObject([
    { price: '29.00' },
  ])
})

test.each([
  [true, 'https://schema.org/InStock'],
  [false, 'https://schema.org/OutOfStock'],
])('contains the availability of a variant whose stock is %s', (isOnStock, availability) => {
  const noChannel = { isOnStock, availableQuantity: null }
  expect(offersOf(withVariants({ availability: { noChannel } }))).toMatchObject([{ availability }])
})

test('omits variants without a price, and a product without any offer', () => {
  expect(offersOf(withVariants({ sku: 'a' }, { sku: 'b', price: null }))).toMatchObject([{ sku: 'a' }])
  expect(productData(withVariants({ price: null }), page)).toBeUndefined()
})

test('numbers breadcrumbs from one, and continues the product numbers of the previous pages of a listing', () => {
  const items = ['a', 'b'].map((name) => ({ name, url: `${ORIGIN}/${name}` }))
  expect(breadcrumbData(items).itemListElement).toMatchObject([
    { position: 1, name: 'a', item: `${ORIGIN}/a` },
    { position: 2, name: 'b', item: `${ORIGIN}/b` },
  ])
  expect(
    itemListData(
      items.map(({ url }) => url),
      48,
    ).itemListElement,
  ).toMatchObject([
    { position: 49, url: `${ORIGIN}/a` },
    { position: 50, url: `${ORIGIN}/b` },
  ])
})

test('names the shop as the publisher of the site, and describes its search', () => {
  const shop = {
    name: 'Selvedge',
    origin: ORIGIN,
    home: `${ORIGIN}/en-GB`,
    logo: `${ORIGIN}/l.svg`,
    locale: 'en-GB',
  }
  expect(webSiteData(shop, `${ORIGIN}/en-GB/search`)).toMatchObject({
    url: `${ORIGIN}/en-GB`,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationData(shop)['@id' as never] },
    potentialAction: {
      target: { urlTemplate: `${ORIGIN}/en-GB/search?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
})
