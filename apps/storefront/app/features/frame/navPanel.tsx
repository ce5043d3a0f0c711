import type { NavPanel } from '@selvedge/ui-kit/Header'
import type { Paths } from '../../i18n/paths.ts'
import type { loadMenu } from './loadMenu.server.ts'
import { ShopImage } from './ShopImage.tsx'

type Loaded = Awaited<ReturnType<typeof loadMenu>>
type Panel = NonNullable<Loaded['nav'][number]['panel']>

/** The panel of a category in the header. */
export const panelOf = (
  slug: string,
  { kinds, styles, colours, feature }: Panel,
  menu: Loaded['menu'],
  paths: Paths,
  pathname: string,
): NavPanel => {
  const href = paths.category(slug)
  return {
    kinds: kinds.map((kind) => ({
      label: kind.name,
      href: paths.category(kind.slug),
      note: kind.count,
      current: pathname === paths.category(kind.slug),
    })),
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
        {
          title: menu.before,
          links: menu.helpful.map((category) => ({
            label: category.name,
            href: paths.category(category.slug),
          })),
        },
      ],
    ],
    feature: feature && {
      href: paths.product(feature.slug),
      name: feature.name,
      note: feature.designer,
      colors: feature.dots,
      image: <ShopImage id={feature.image} sizes="26vw" widths={[640]} />,
    },
  }
}
