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
]
