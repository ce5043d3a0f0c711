import type { Json } from '../documents.ts'
import { money } from '../money.ts'
import { convertPrice, currencies } from '../products/prices.ts'

type Link = { readonly key: string; readonly name: string; readonly url: string; readonly order: number }
type Site = { readonly key: string; readonly value: { readonly [name: string]: Json } }

const links: readonly Link[] = [
  { key: 'selvedge', name: 'Selvedge', url: 'http://localhost:3000', order: 1 },
  { key: 'larkhouse', name: 'Larkhouse', url: 'https://larkhouse.example', order: 2 },
]

/** The smallest order: 3 US dollars, or about as much in another currency. A swatch costs more. */
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
  },
}))
