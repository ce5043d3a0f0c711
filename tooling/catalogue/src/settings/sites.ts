import type { Json } from '../documents.ts'
import { localised } from '../localised.ts'
import { money } from '../money.ts'
import { convertPrice, currencies } from '../products/prices.ts'

type Link = { readonly key: string; readonly name: string; readonly url: string; readonly order: number }
type Site = { readonly key: string; readonly value: { readonly [name: string]: Json } }

const links: readonly Link[] = [
  { key: 'selvedge', name: 'Selvedge', url: 'http://localhost:3000', order: 1 },
  { key: 'larkhouse', name: 'Larkhouse', url: 'http://localhost:3010', order: 2 },
]

/** The texts and settings of each site. A site without a text of its own uses the text of the shop's messages. */
const shops: Readonly<Record<string, { readonly [name: string]: Json }>> = {
  selvedge: {
    theme: 'selvedge',
    orderPrefix: 'SV',
    currency: 'USD',
    seller: ['Selvedge Prints LLC', '18 Mill Lane', 'Hudson, NY 12534', 'United States'],
  },
  larkhouse: {
    theme: 'larkhouse',
    motto: localised('Larkhouse. Rooms with a point of view.'),
    about: localised(
      'Every order is printed after you place it. Nothing waits in a warehouse, and nothing is thrown away at the end of a season.',
    ),
    title: localised('Wallpaper, bedding and cushions, printed for your room'),
    description: localised(
      'Wallpaper, bedding and cushions in designs by independent artists, printed for your room and nobody else’s.',
    ),
    currency: 'USD',
    orderPrefix: 'LH',
    mailFrom: 'Larkhouse <shop@larkhouse.example>',
    seller: ['Larkhouse Home LLC', '7 Orchard Row', 'Hudson, NY 12534', 'United States'],
    categories: [
      'wallpaper',
      'bedding',
      'dining',
      'living-and-decor',
      'wall-art',
      'fabric-sampler',
      'subscriptions',
    ],
    help: {
      delivery: [
        localised(
          'We print wallpaper, bedding and everything else after you order it. Complimentary delivery ships within 1–5 business days; faster delivery is offered at checkout, with its price for your address.',
        ),
        localised(
          'What a parcel costs follows its weight and where it goes. Tax is shown before you pay wherever it can be known.',
        ),
        localised(
          'We deliver to the United States, Canada, the United Kingdom, Australia, Germany, France, Ireland, the Netherlands, Spain and Italy.',
        ),
      ],
    },
  },
}

/**
 * The minimum order amount: 3 US dollars, or about as much in another currency. A single swatch is above this minimum.
 */
const minimumAmounts = currencies.map((currency) => money(currency, convertPrice(300, currency)))

/** Custom objects of the container `site-config`. */
export const seedSites: readonly Site[] = links.map((link) => ({
  key: link.key,
  value: {
    ...link,
    shortcutIcon: `/brands/${link.key}/icon.svg`,
    brandLogo: `/brands/${link.key}/logo.svg`,
    brandLogoSmall: `/brands/${link.key}/logo-small.svg`,
    displayMultiBrandBanner: true,
    minimumAmounts,
    siblingSites: links.filter(({ key }) => key !== link.key),
    ...shops[link.key],
  },
}))
