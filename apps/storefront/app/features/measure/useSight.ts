import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react'
import type { loadOrder } from '../account/orderView.server.ts'
import type { loadCategory } from '../catalogue/loadCategory.server.ts'
import type { loadCheckout } from '../checkout/shared/loadCheckout.server.ts'
import type { loadHome } from '../home/loadHome.server.ts'
import type { loadProduct } from '../product/loadProduct.server.ts'
import { pageTypeOf } from './pageTypes.ts'
import type { Sight } from './sight.ts'

const nothing = { shown: { kind: 'other' }, experiments: [] } as const

/** The page at hand, in the words of events. */
export const useSight = (): Sight => {
  const { pathname, search } = useLocation()
  const route = useMatches().at(-1)?.id ?? 'root'
  const home = useRouteLoaderData<typeof loadHome>('routes/($locale)._index')
  const category = useRouteLoaderData<typeof loadCategory>('routes/($locale).category.$slug')
  const product = useRouteLoaderData<typeof loadProduct>('routes/($locale).product.$slug')?.product
  const checkout = useRouteLoaderData<typeof loadCheckout>('routes/($locale).checkout._index')
  const success = useRouteLoaderData<typeof loadOrder>('routes/($locale).checkout.success')
  const pageType = pageTypeOf(route)
  const view = `${pathname}${search}`

  if (home) return { ...nothing, view, page: { pageType }, experiments: [home.experiment.event] }
  if (category) {
    const { parent, category: here } = category
    const page = parent
      ? { pageType, pageCategory: parent.slug, pageSubcategory: here.slug }
      : { pageType, pageCategory: here.slug }
    return { ...nothing, view, page }
  }
  if (product) {
    const [pageCategory, pageSubcategory] = product.breadcrumbs.map(({ slug }) => slug)
    const { sku, parentSku, name, priceCents, currency, designer, typeKey } = product
    return {
      ...nothing,
      view,
      page: {
        pageType,
        ...(pageCategory ? { pageCategory } : {}),
        ...(pageSubcategory ? { pageSubcategory } : {}),
      },
      shown: {
        kind: 'item',
        item: {
          sku,
          name,
          price: { centAmount: priceCents, currencyCode: currency },
          more: {
            item_category: typeKey,
            childSku: sku,
            ...(parentSku ? { parentSku } : {}),
            ...(designer ? { item_brand: designer } : {}),
          },
        },
      },
    }
  }
  if (checkout) {
    const { open, payment } = checkout
    const shown = { kind: 'checkout', step: open, paymentType: payment?.identifier ?? '' } as const
    // A step may be opened by several addresses: it is the same page.
    return { ...nothing, view: `${pathname} ${open}`, page: { pageType, pageCategory: open }, shown }
  }
  if (success?.order) {
    return { ...nothing, view, page: { pageType }, shown: { kind: 'order', number: success.order.number } }
  }
  return { ...nothing, view, page: { pageType }, shown: { kind: pageType === 'cart' ? 'cart' : 'other' } }
}
