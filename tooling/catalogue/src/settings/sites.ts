import type { Json } from '../documents.ts'

type Link = { readonly key: string; readonly name: string; readonly url: string; readonly order: number }
type Site = { readonly key: string; readonly value: { readonly [name: string]: Json } }

const links: readonly Link[] = [
  { key: 'selvedge', name: 'Selvedge', url: 'http://localhost:3000', order: 1 },
  { key: 'larkhouse', name: 'Larkhouse', url: 'https://larkhouse.example', order: 2 },
]

/** Custom objects of the container `site-config`. */
export const seedSites: readonly Site[] = links.map((link) => ({
  key: link.key,
  value: {
    ...link,
    shortcutIcon: `/brands/${link.key}/icon.svg`,
    brandLogo: `/brands/${link.key}/logo.svg`,
    brandLogoSmall: `/brands/${link.key}/logo-small.svg`,
    displayMultiBrandBanner: true,
    siblingSites: links.filter(({ key }) => key !== link.key),
  },
}))
