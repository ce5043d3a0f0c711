import { describe, expect, it } from 'vitest'
import { platformUrl, shop } from './shop.ts'

const slugQuery = {
  where: 'masterData(current(slug(en-US="quince-orchard-night-pond-printed-fabric")))',
  currency: 'USD',
  country: 'US',
}

describe('the catalogue', () => {
  it('finds a product by its slug in every locale, with prices, stock and images', async () => {
    const token = await shop.anonymous()
    const { products } = await shop.execute(token, 'getProductBySlug', slugQuery)
    const [product] = products.results
    expect(product.masterData.current).toMatchObject({
      name: 'Quince Orchard, Fabric',
      slug: 'quince-orchard-night-pond-printed-fabric',
    })
    const master = product.masterData.current.masterVariant
    expect(master.price.value).toMatchObject({
      centAmount: 1899,
      currencyCode: 'USD',
      type: 'centPrecision',
      fractionDigits: 2,
    })
    expect(master.availability.noChannel.isOnStock).toBe(true)
    expect(master.images[0]).toMatchObject({ label: 'Quince Orchard in Night pond as cloth' })
    expect(product.masterData.current.variants).toHaveLength(17)
    const backticks = {
      ...slugQuery,
      where: 'masterData(current(slug(`en-GB`="quince-orchard-night-pond-printed-fabric")))',
    }
    expect((await shop.execute(token, 'getProductBySlug', backticks)).products.results).toHaveLength(1)
  })

  it('returns InvalidInput, status 400 and no data for an invalid predicate', async () => {
    const { status, body } = await shop.run(await shop.anonymous(), 'getProductBySlug', {
      ...slugQuery,
      where: 'colour="red"',
    })
    expect([status, body.data, body.errors[0].extensions.code]).toEqual([400, null, 'InvalidInput'])
    expect(body.errors[0].extensions).not.toHaveProperty('http')
  })

  it('searches by text, category, colour and price, with facets and sorting', async () => {
    const token = await shop.anonymous()
    const { categories } = await shop.execute(token, 'getCategories')
    const wallpaper = categories.results.find((c: { slug: string }) => c.slug === 'wallpaper')
    const selector = { currency: 'USD', country: 'US' }
    const search = async (variables: object) =>
      (await shop.execute(token, 'searchProducts', { priceSelector: selector, ...variables }))
        .productProjectionSearch
    expect((await search({ text: 'quince orchard' })).results[0].name).toBe('Quince Orchard, Fabric')
    const papers = await search({
      queryFilters: [{ string: `categories.id: subtree("${wallpaper.id}")` }],
      facets: [
        { string: 'variants.attributes.colour counting products' },
        { string: 'variants.price.centAmount:range (0 to 9000), (9000 to *)' },
        { string: 'categories.id' },
      ],
      filters: [{ string: 'variants.attributes.colour:"navy","teal"' }],
      sorts: ['price asc'],
      limit: 5,
    })
    const colours = papers.facets.find((f: { facet: string }) => f.facet === 'variants.attributes.colour')
    const navyAndTeal = colours.value.terms.filter((t: { term: string }) => ['navy', 'teal'].includes(t.term))
    // A wallpaper has twelve variants. Facets count variants, before `filters`.
    expect(navyAndTeal.reduce((sum: number, t: { count: number }) => sum + t.count, 0)).toBe(
      papers.total * 12,
    )
    const prices = papers.facets.find((f: { facet: string }) => f.facet.startsWith('variants.price')).value
      .ranges
    expect(prices).toHaveLength(2)
    const cents = papers.results.map(
      (r: { masterVariant: { scopedPrice: { value: { centAmount: number } } } }) =>
        r.masterVariant.scopedPrice.value.centAmount,
    )
    expect(cents).toHaveLength(5)
    const cheap = await search({ filters: [{ string: 'variants.price.centAmount:range (0 to 800)' }] })
    expect(cheap.total).toBeGreaterThan(0)
  })

  it('serves product images as SVG with an ETag for revalidation', async () => {
    const first = await fetch(`${platformUrl}/pictures/quince-orchard-night-pond/cushion.svg`)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(await first.text()).toMatch(/^<svg /)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(`${platformUrl}/pictures/quince-orchard-night-pond/cushion.svg`, {
      headers: { 'if-none-match': etag },
    })
    expect(second.status).toBe(304)
    expect((await fetch(`${platformUrl}/pictures/quince-orchard-night-pond/nothing.svg`)).status).toBe(404)
  })

  it('contains a site configuration for each brand', async () => {
    const token = await shop.anonymous()
    const { customObject } = await shop.execute(token, 'getSiteConfig', { key: 'larkhouse' })
    expect(customObject).toMatchObject({
      container: 'site-config',
      value: { name: 'Larkhouse', siblingSites: [{ key: 'selvedge' }] },
    })
    expect((await shop.execute(token, 'getSiteConfig', { key: 'nobody' })).customObject).toBeNull()
  })
})
