import type { Json } from '../../model/resource.ts'

type Site = { readonly key: string; readonly value: { readonly [name: string]: Json } }

const site = (
  key: string,
  name: string,
  url: string,
  order: number,
  siblingSites: readonly string[],
): Site => ({
  key,
  value: {
    key,
    name,
    url,
    order,
    shortcutIcon: `/brands/${key}/icon.svg`,
    brandLogo: `/brands/${key}/logo.svg`,
    brandLogoSmall: `/brands/${key}/logo-small.svg`,
    displayMultiBrandBanner: true,
    siblingSites,
  },
})

/** Custom objects of the container `site-config`. */
export const seedSites: readonly Site[] = [
  site('selvedge', 'Selvedge', 'http://localhost:3000', 1, ['larkhouse']),
  site('larkhouse', 'Larkhouse', 'https://larkhouse.example', 2, ['selvedge']),
]
