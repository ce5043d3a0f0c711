import type { ReactNode } from 'react'
import { BannerLink, BrandBanner, Footer, Header, type HeaderProps, SkipLink } from '../index.ts'
import { DesignImage } from './designImages.tsx'
import { palaisDesign } from './designs.ts'

const nav = ['Fabric', 'Wallpaper', 'Bedding', 'Dining', 'Living & decor', 'Wall art']

/** Returns the name of the shop of the current brand. */
export const siteName = (): 'Selvedge' | 'Larkhouse' =>
  document.documentElement.matches('[data-brand="larkhouse"]') ? 'Larkhouse' : 'Selvedge'

const sites = [
  { name: 'Selvedge', href: '#selvedge', face: 'serif' },
  { name: 'Larkhouse', href: '#larkhouse', face: 'grotesque' },
] as const

/** Renders the banner with both shops. The shop of the current brand is selected. */
export const exampleBanner = () => (
  <BrandBanner label="Shops" sites={sites.map((site) => ({ ...site, current: site.name === siteName() }))}>
    <BannerLink href="#trade" shown="fromMd">
      Trade
    </BannerLink>
    <BannerLink href="#help" shown="fromMd">
      Help
    </BannerLink>
    <BannerLink href="#country">United States, USD</BannerLink>
  </BrandBanner>
)

const colors = [
  ['Cream', '#F4EEE2'],
  ['Yellow', '#E3B23C'],
  ['Orange', '#E07B39'],
  ['Red', '#B23A33'],
  ['Teal', '#0B6E69'],
  ['Navy', '#2C3E6B'],
  ['Black', '#2A2622'],
] as const

const panelOf = (label: string) => ({
  kinds: ['All', 'Printed', 'Plain'].map((kind, at) => ({
    label: `${kind} ${label.toLowerCase()}`,
    href: `#${kind}`,
    note: String(1284 - at * 318),
  })),
  columns: [
    [
      {
        title: 'By style',
        links: ['Floral', 'Botanical', 'Geometric', 'Toile'].map((style) => ({
          label: style,
          href: `#${style}`,
        })),
      },
    ],
    [
      {
        title: 'By colour',
        links: colors.map(([name, color]) => ({ label: name, href: `#${name}`, color })),
      },
      { title: 'Before you buy', links: [{ label: 'Samplers', href: '#samplers' }] },
    ],
  ],
  feature: {
    href: '#palais-fan',
    name: palaisDesign.name,
    note: palaisDesign.designer,
    image: <DesignImage design={palaisDesign} view="cushion" />,
    colors: palaisDesign.colors,
  },
})

/** Returns the categories of the header. On a page outside of them, none is current. */
export const exampleNav = (current?: string) => ({
  label: 'Categories',
  items: nav.map((label) => ({
    label,
    href: `#${label}`,
    current: label === current,
    panel: panelOf(label),
  })),
})

/** Returns the props of the header for the shop of the current brand. */
export const exampleHeader = () => ({
  home: { name: siteName(), href: '#home' },
  banner: exampleBanner(),
  nav: exampleNav('Fabric'),
  search: { action: '#search', label: 'Search designs', placeholder: 'Search designs', submit: 'Search' },
  account: { label: 'Account', href: '#account' },
  wishlist: { label: 'Wishlist', href: '#wishlist' },
  cart: { label: 'Cart, 2 items', href: '#cart', count: 2 },
  menuLabel: 'Menu',
  closeLabel: 'Close',
})

const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }))

export const exampleAccount = {
  label: 'Account',
  href: '#account',
  menu: {
    title: 'Marianne',
    badge: 'Plus member',
    items: links('Overview', 'Orders', 'Wishlist', 'Subscriptions', 'Payment methods', 'Profile'),
    signOut: { label: 'Log out', action: '#log-out' },
  },
}

const mottos = {
  Selvedge: 'Selvedge. The finished edge of a cloth, where the printer leaves the colours.',
  Larkhouse: 'Larkhouse. Colour for every room, printed when you order it.',
}

/** Returns the props of the footer for the shop of the current brand. */
export const exampleFooter = () => ({
  name: siteName(),
  motto: mottos[siteName()],
  about:
    'Every order is printed after you place it. Nothing waits in a warehouse, and nothing is thrown away at the end of a season.',
  newsletter: { label: 'New designs and offers by mail', action: '#', submit: 'Continue' },
  groups: [
    { title: 'Shop', links: links('Printed fabric', 'Wallpaper', 'Bedding', 'Dining', 'Fabric sampler') },
    { title: 'Designers', links: links('This week', 'Sell your designs', 'Fill-a-yard', 'Colour map') },
    { title: 'Help', links: links('Delivery', 'Returns, 45 days', 'Care guides', 'Contact us') },
    { title: 'Account', links: links('Orders', 'Wishlist', 'Plus membership', 'Trade programme') },
  ],
  copyright: `© 2026 ${siteName()}`,
  legal: links('Privacy', 'Terms', 'Accessibility'),
})

interface ShellProps {
  readonly children: ReactNode
  /** The props of the header that differ from those of `exampleHeader`. */
  readonly header?: Partial<HeaderProps>
}

/** A page with header and footer around a story, in the current brand. */
export const Shell = ({ children, header }: ShellProps) => (
  <>
    <SkipLink target="main">Skip to content</SkipLink>
    <Header {...exampleHeader()} {...header} />
    <main id="main">{children}</main>
    <Footer {...exampleFooter()} />
  </>
)
