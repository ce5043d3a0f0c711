import { useSearchParams } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Hero } from '@selvedge/ui-kit/Hero'
import { ProductSwitcher } from '@selvedge/ui-kit/ProductSwitcher'
import { SelvedgeStrip } from '@selvedge/ui-kit/SelvedgeStrip'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { HomeData } from './loadHome.server.ts'

const looks = ['fabric', 'wallpaper', 'cushion', 'bedding'] as const
type Look = (typeof looks)[number]
const isLook = (value: unknown): value is Look => looks.some((look) => look === value)
const lookText = (look: Look): string =>
  ({
    fabric: m.see_fabric(),
    wallpaper: m.see_wallpaper(),
    cushion: m.see_cushion(),
    bedding: m.see_bedding(),
  })[look]

/**
 * Shows one design over the whole width, on the product that the visitor selects. Before hydration the products are
 * links.
 */
export const HomeHero = ({ hero, texts, links }: Pick<HomeData, 'hero' | 'texts' | 'links'>) => {
  const paths = usePaths()
  const [search] = useSearchParams()
  const initial = search.get('as')
  const [look, setLook] = useState<Look>(isLook(initial) ? initial : 'wallpaper')
  return (
    <Hero
      {...texts.hero}
      actions={
        links && (
          <>
            <Button href={links.first.href}>{links.first.label}</Button>
            <TextLink href={links.second.href} tone="text">
              {links.second.label}
            </TextLink>
          </>
        )
      }
      image={
        hero.image && (
          <ShopImage
            key={look}
            id={hero.image}
            view={`hero-${look}`}
            alt={m.hero_alt({ name: hero.name, look: lookText(look) })}
            width={1440}
            height={640}
            anchor="floor"
            sizes={hero.sizes}
            widths={[640, 828, 1200, 1920, 2048]}
            priority
          />
        )
      }
      strip={
        hero.image && (
          <SelvedgeStrip colors={[...hero.dots]} name={hero.name} designer={hero.designer}>
            <ProductSwitcher
              label={m.see_it_as()}
              choices={looks.map((value) => ({
                label: lookText(value),
                href: `${paths.home()}?as=${value}`,
                current: value === look,
              }))}
              onChoose={({ href }) => {
                const chosen = new URL(href, 'http://localhost').searchParams.get('as')
                if (isLook(chosen)) setLook(chosen)
              }}
            />
          </SelvedgeStrip>
        )
      }
    />
  )
}
