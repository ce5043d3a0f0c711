import type { ShopContext } from '../../../server/context/createContext.ts'
import { organizationData, webSiteData } from '../../../server/seo/linkedData.ts'
import { m } from '../../paraglide/messages.js'
import { absoluteUrl, describePage } from './describePage.server.ts'

type HomeImage = { readonly hero: { readonly name: string; readonly image: string } }

/** Adds the tags in the head of the front page to its data. The structured data describes the shop and its search. */
export const withHomeHead = async <Data extends HomeImage>(shop: ShopContext, data: Data) => {
  const { paths, settings, market, site } = shop
  const home = absoluteUrl(shop, paths.home())
  const head = await describePage(shop, {
    title: site.title || m.home_title(),
    description: site.description || m.home_description(),
    path: paths.home(),
    image: data.hero.image,
    imageText: data.hero.name,
    data: (name) => {
      const logo = absoluteUrl(shop, site.brandLogo || site.shortcutIcon || '/favicon.svg')
      const shopData = { name, origin: settings.origin, home, logo, locale: market.locale }
      return [organizationData(shopData), webSiteData(shopData, absoluteUrl(shop, paths.search()))]
    },
  })
  return { ...data, head }
}
