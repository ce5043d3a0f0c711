import type { NavPanel } from '@selvedge/ui-kit/Header'
import type { loadMenu } from './loadMenu.server.ts'
import { ShopImage } from './ShopImage.tsx'

type Loaded = Awaited<ReturnType<typeof loadMenu>>
type Panel = NonNullable<Loaded['nav'][number]['panel']>

/** The panel of a category in the header. */
export const panelOf = (
  href: string,
  { kinds, styles, colours, feature }: Panel,
  menu: Loaded['menu'],
  pathname: string,
): NavPanel => ({
  kinds: kinds.map((kind) => ({ ...kind, current: pathname === kind.href })),
  columns: [
    [
      {
        title: menu.style,
        links: styles.map((style) => ({ label: style, href: `${href}?${new URLSearchParams({ style })}` })),
      },
    ],
    [
      {
        title: menu.colour,
        links: menu.colours
          .filter(({ value }) => colours.includes(value))
          .map(({ value, label, color }) => ({ label, color, href: `${href}?colour=${value}` })),
      },
      menu.before,
    ],
  ],
  feature: feature && {
    ...feature,
    image: <ShopImage id={feature.image} sizes="26vw" widths={[640]} />,
  },
})
