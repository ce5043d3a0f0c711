import { describe, expect, it } from 'vitest'
import { parseArtist } from './artist.ts'
import { parseCollection } from './collection.ts'
import { parseGuide } from './guide.ts'
import { homeSections, parseHomeContent } from './homeContent.ts'
import { parseMaterial } from './material.ts'

describe('parseArtist', () => {
  it('reads texts in the locale, or in the default locale when a text is missing', () => {
    const value = {
      name: 'Imani Okafor',
      place: { 'en-US': 'Lagos' },
      lead: { 'en-US': 'Carves the color.', 'en-GB': 'Carves the colour.' },
      portrait: 'https://images.example/imani.svg',
      since: 2019,
      favourites: ['quince-orchard-delft', 3],
    }
    expect(parseArtist('imani-okafor', value, 'en-GB')).toEqual({
      slug: 'imani-okafor',
      name: 'Imani Okafor',
      place: 'Lagos',
      lead: 'Carves the colour.',
      text: '',
      portrait: 'https://images.example/imani.svg',
      since: 2019,
      favourites: ['quince-orchard-delft'],
    })
  })

  it.each([null, undefined, 7, 'text', [], {}, { name: '' }, { name: { fr: 'Imani' } }, { name: ['Imani'] }])(
    'returns undefined for an artist without a name: %j',
    (value) => expect(parseArtist('slug', value, 'en-US')).toBeUndefined(),
  )
})

describe('parseCollection', () => {
  it('keeps the order of the products', () => {
    const value = { title: 'After dark', products: ['b', 'a', null], order: 2 }
    expect(parseCollection('after-dark', value, 'en')).toEqual({
      slug: 'after-dark',
      title: 'After dark',
      text: '',
      products: ['b', 'a'],
      order: 2,
    })
  })

  it.each([null, undefined, 7, 'text', [], {}, { title: 3 }, { products: ['a'] }])(
    'returns undefined for a collection without a title: %j',
    (value) => expect(parseCollection('slug', value, 'en-US')).toBeUndefined(),
  )
})

describe('parseGuide', () => {
  it('reads steps, facts and delivery in the locale, and omits incomplete facts', () => {
    const value = {
      title: { 'en-US': 'How to use it' },
      steps: [{ 'en-US': 'Find the color.', 'en-GB': 'Find the colour.' }, 7],
      facts: [{ term: 'Size', value: '27 × 18 in' }, { term: 'Edges' }],
    }
    expect(parseGuide('colour-map', value, 'en-GB')).toEqual({
      key: 'colour-map',
      title: 'How to use it',
      steps: ['Find the colour.'],
      facts: [{ term: 'Size', value: '27 × 18 in' }],
      delivery: '',
    })
  })

  it.each([null, undefined, 7, [], {}, { steps: ['One'] }])(
    'returns undefined for a guide without a title: %j',
    (value) => expect(parseGuide('key', value, 'en-US')).toBeUndefined(),
  )
})

describe('parseMaterial', () => {
  it('reads facts and steps in the locale, and omits incomplete facts', () => {
    const value = {
      name: 'Vinyl',
      note: 'Hard-wearing.',
      weightGsm: 350,
      facts: [{ term: 'Surface', value: { 'en-US': 'Smooth' } }, { term: 'Removal' }, null],
      care: { 'en-US': 'Wash.', 'en-GB': 'Wash it.' },
      steps: ['Paste the wall.', 7],
    }
    expect(parseMaterial(value, 'en-GB')).toEqual({
      name: 'Vinyl',
      note: 'Hard-wearing.',
      weightGsm: 350,
      facts: [{ term: 'Surface', value: 'Smooth' }],
      care: 'Wash it.',
      steps: ['Paste the wall.'],
    })
  })

  it.each([null, 7, [], { name: '' }])('returns undefined for a material without a name: %j', (value) =>
    expect(parseMaterial(value, 'en-US')).toBeUndefined(),
  )
})

describe('parseHomeContent', () => {
  it('reads texts in the locale, keeps the order of keys, and lists each known section once', () => {
    const value = {
      hero: {
        title: { 'en-US': 'In color', 'en-GB': 'In colour' },
        product: 'quince-orchard-delft-wallpaper',
      },
      sections: ['collections', 'banner', 'rail', 'collections', 4],
      designers: { artists: ['imani-okafor', null] },
      process: { steps: [{ title: 'Choose', text: 'Any size.' }, 'print'] },
      collections: { title: 'This season', slugs: ['after-dark'] },
    }
    expect(parseHomeContent(value, 'en-GB')).toEqual({
      hero: { title: 'In colour', text: '', product: 'quince-orchard-delft-wallpaper', action: '' },
      sections: ['collections', 'rail'],
      rail: { title: '', text: '' },
      designers: { title: '', artists: ['imani-okafor'] },
      process: {
        title: '',
        text: '',
        steps: [
          { title: 'Choose', text: 'Any size.' },
          { title: '', text: '' },
        ],
      },
      collections: { title: 'This season', slugs: ['after-dark'] },
      plus: { title: '', text: '' },
      swatches: { title: '', text: '' },
    })
  })

  it.each([undefined, null, 7, 'text', [], { hero: 3, sections: 'rail', process: { steps: {} } }])(
    'shows all sections with the shop’s default texts for %j',
    (value) => {
      const home = parseHomeContent(value, 'en-US')
      expect(home.sections).toEqual(homeSections)
      expect([home.hero, home.process.steps]).toEqual([{ title: '', text: '', product: '', action: '' }, []])
    },
  )
})
