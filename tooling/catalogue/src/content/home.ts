import type { Json } from '../documents.ts'
import { localised } from '../localised.ts'

/** Custom objects of the container `home`: the front page of each site, under the site's key. */
export const seedHomes: readonly {
  readonly key: string
  readonly value: { readonly [name: string]: Json }
}[] = [
  {
    key: 'selvedge',
    value: {
      hero: {
        title: localised('Cloth with a name on its edge.'),
        product: 'quince-orchard-night-pond-printed-fabric',
      },
      sections: ['rail', 'designers', 'process', 'collections', 'panels'],
      designers: { artists: ['marit-solberg', 'youssef-amrani', 'noor-haddad'] },
      collections: {
        title: localised('Collections'),
        slugs: ['kitchen-garden', 'after-dark', 'by-the-water', 'tiled-courtyard'],
      },
    },
  },
  {
    key: 'larkhouse',
    value: {
      hero: {
        title: localised('Rooms that remember who you are.'),
        text: localised(
          'Wallpaper, bedding and cushions in designs by independent artists, printed for your room and nobody else’s.',
        ),
        action: localised('Furnish a room'),
        product: 'sweet-pea-stripe-courtyard-throw-pillow',
      },
      sections: ['rail', 'collections', 'designers', 'process', 'panels'],
      rail: {
        title: localised('Start with the wall, end with the tea towel'),
        text: localised('Every pattern comes in every form, so a room can match itself, or pointedly not.'),
      },
      designers: { artists: ['imani-okafor', 'marit-solberg', 'studio-wharf'] },
      process: {
        title: localised('Printed after you ask'),
        text: localised(
          'No stock, no leftovers. Your order is usually on its way within one to five business days.',
        ),
      },
      collections: {
        title: localised('Collections'),
        slugs: ['kitchen-garden', 'after-dark', 'by-the-water', 'tiled-courtyard'],
      },
    },
  },
]
