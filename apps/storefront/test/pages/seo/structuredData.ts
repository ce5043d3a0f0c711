import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())
const url = v.pipe(v.string(), v.url())
const schemaUrl = v.pipe(v.string(), v.regex(/^https:\/\/schema\.org\/\w+$/))

/** An ordered list of entries, with positions that begin at any number. */
const positioned = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.array(v.object({ '@type': v.literal('ListItem'), position: v.number(), ...entries })),
    v.nonEmpty(),
    v.check((items) => items.every(({ position }, at) => position === Number(items[0]?.position) + at)),
  )

/**
 * The properties that Google requires or recommends for its results, by type. Other properties are allowed.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const typed = {
  Product: v.object({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('Product'),
    name: text,
    description: text,
    image: v.pipe(v.array(url), v.nonEmpty()),
    sku: text,
    url,
    brand: v.object({ '@type': v.literal('Brand'), name: text }),
    offers: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('Offer'),
          sku: text,
          price: v.pipe(v.string(), v.regex(/^[0-9]+\.[0-9]{2}$/)),
          priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
          availability: schemaUrl,
          url,
        }),
      ),
      v.nonEmpty(),
    ),
  }),
  BreadcrumbList: v.object({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('BreadcrumbList'),
    itemListElement: positioned({ name: text, item: url }),
  }),
  ItemList: v.object({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('ItemList'),
    itemListElement: positioned({ url }),
  }),
  Organization: v.object({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('Organization'),
    name: text,
    url,
    logo: url,
  }),
  WebSite: v.object({
    '@context': v.literal('https://schema.org'),
    '@type': v.literal('WebSite'),
    name: text,
    url,
    potentialAction: v.object({
      '@type': v.literal('SearchAction'),
      target: v.object({ urlTemplate: v.pipe(v.string(), v.includes('{search_term_string}')) }),
      'query-input': v.literal('required name=search_term_string'),
    }),
  }),
}
type Typed = typeof typed

/** Returns the only structured data of a type on a page. Throws when it is missing or lacks a required property. */
export const structuredData = <Type extends keyof Typed>(
  document: Document,
  type: Type,
): v.InferOutput<Typed[Type]> => {
  const found = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script): unknown => JSON.parse(script.textContent ?? ''))
    .filter((data) => v.is(v.object({ '@type': v.literal(type) }), data))
  if (found.length !== 1) throw new Error(`The page has ${found.length} ${type}.`)
  return v.parse(typed[type], found[0])
}
