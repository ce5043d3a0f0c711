import { BannerLink, BrandBanner } from '@selvedge/ui-kit/BrandBanner'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from './useShop.ts'

/** The sibling shops; it shows itself only when there are at least two (spec §2). */
export const SiteBanner = () => {
  const shop = useShop()
  const paths = usePaths()
  if (!shop) return null
  return (
    <BrandBanner
      label={m.sites_label()}
      sites={shop.sites.map(({ key, name, url }) => ({
        name,
        href: key === shop.site.key ? paths.home() : url,
        current: key === shop.site.key,
        face: key === 'larkhouse' ? 'grotesque' : 'serif',
      }))}
    >
      <BannerLink href={paths.preferences()}>{m.market_label({ currency: shop.currency })}</BannerLink>
    </BrandBanner>
  )
}
