import { describe, expect, it } from 'vitest'
import { designStories } from '../designs/designList.ts'
import { designByKey } from '../designs/designs.ts'
import { drawCatalogueImage } from '../images/drawCatalogueImage.ts'
import { catalogueProducts } from '../products/products.ts'
import { slugOf } from '../slugOf.ts'
import { artistStories } from './artistList.ts'
import { drawArtistPortrait, seedArtists } from './artists.ts'
import { seedCollections } from './collections.ts'
import { seedHomes } from './home.ts'

describe('seedArtists', () => {
  it('describes every artist of the catalogue exactly once', () => {
    expect(seedArtists.map(({ value }) => value.name).sort()).toEqual(
      [...new Set(designStories.map(({ artist }) => artist))].sort(),
    )
  })

  it.each(artistStories)(
    'lists only designs of $name, and draws the portrait in clothes with these designs',
    ({ name, designs, portrait }) => {
      const worn = [portrait.garment, ...(portrait.headwear ? [portrait.headwear] : [])]
      for (const key of [...designs, ...worn])
        expect([key, designByKey.get(key)?.artist]).toEqual([key, name])
      expect(new Set(designs).size).toBe(5)
    },
  )

  it('contains each text in every locale', () => {
    const [imani] = seedArtists
    expect(Object.keys(imani?.value.lead as object)).toEqual(['en-US', 'en-GB', 'en-AU', 'en-CA', 'en'])
  })
})

describe('drawArtistPortrait', () => {
  it.each(artistStories)('draws $name the same way every time', ({ name }) => {
    const svg = drawArtistPortrait(slugOf(name))
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 500 620"/)
    expect(svg).not.toMatch(/NaN|undefined|<image|href="http/)
    expect(drawArtistPortrait(slugOf(name))).toBe(svg)
    expect(svg?.length).toBeLessThan(150_000)
  })

  it('draws the portrait of each artist as an image of the catalogue', () => {
    expect(drawCatalogueImage('artists', 'imani-okafor')).toBe(drawArtistPortrait('imani-okafor'))
    expect(drawCatalogueImage('artists', 'unknown-artist')).toBeUndefined()
  })
})

describe('seedCollections', () => {
  it('has six collections', () => {
    expect(seedCollections).toHaveLength(6)
  })

  it('lists only existing products in collections and as favourites of artists', () => {
    const keys = new Set([...catalogueProducts()].map(({ key }) => key))
    for (const { key, value } of [...seedCollections, ...seedArtists]) {
      const products = (value.products ?? value.favourites) as readonly string[]
      expect([key, products.filter((product) => !keys.has(product))]).toEqual([key, []])
      expect(new Set(products).size).toBe(products.length)
    }
  })
})

describe('seedHomes', () => {
  it('names only products, artists and collections that exist', () => {
    const keys = new Set([...catalogueProducts()].map(({ key }) => key))
    const artists = seedArtists.map(({ key }) => key)
    const collections = seedCollections.map(({ key }) => key)
    for (const { value } of seedHomes) {
      const {
        hero,
        designers,
        collections: shown,
      } = value as {
        readonly hero: { readonly product: string }
        readonly designers: { readonly artists: readonly string[] }
        readonly collections: { readonly slugs: readonly string[] }
      }
      expect(keys).toContain(hero.product)
      expect(artists).toEqual(expect.arrayContaining([...designers.artists]))
      expect(collections).toEqual(expect.arrayContaining([...shown.slugs]))
    }
  })
})
