import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react'
import type { PageView } from '@selvedge/analytics/tracker'
import { viewItemEvent } from '@selvedge/cart-domain'
import type { loadOrder } from '../account/orderView.server.ts'
import type { CategoryData } from '../catalogue/loadListing.server.ts'
import type { loadCheckout } from '../checkout/shared/loadCheckout.server.ts'
import type { PackedData } from '../frame/packData.ts'
import { unpackData } from '../frame/unpackData.ts'
import type { HomeData } from '../home/loadHome.server.ts'
import type { ProductData } from '../product/loadProduct.server.ts'

/** The page types by Remix's id of the route. */
const pageTypes: Readonly<Record<string, string>> = {
  _index: 'home',
  'product.$slug': 'product',
  'category.$slug': 'category',
  'checkout._index': 'checkout',
  'checkout.placing': 'order-placing',
  'checkout.success': 'order-success',
  'account.dashboard.orders': 'account',
  'account.login': 'login',
  'account.register': 'register',
  'account.forgot': 'forgotten-password',
  'account.reset': 'password-reset',
  'help.$topic': 'help',
  $: 'not-found',
  root: 'not-found',
}

/** Returns the page type of a route. For a route that `pageTypes` does not list, this is the name of the route. */
export const pageTypeOf = (routeId: string): string => {
  const name = routeId.replace(/^routes\//, '').replace(/^\(\$locale\)\./, '')
  return pageTypes[name] ?? name
}

const viewProduct = ({ product }: Pick<ProductData, 'product'>) => {
  const { sku, parentSku, name, priceCents, currency, designer, typeKey } = product
  return viewItemEvent({
    sku,
    name,
    price: { centAmount: priceCents, currencyCode: currency },
    more: {
      item_category: typeKey,
      childSku: sku,
      ...(parentSku ? { parentSku } : {}),
      ...(designer ? { item_brand: designer } : {}),
    },
  })
}

/** Returns the page view of the open page, which the tracker reports. */
export const usePageView = (): PageView => {
  const { pathname, search } = useLocation()
  const route = useMatches().at(-1)?.id ?? 'root'
  const home = useRouteLoaderData<PackedData<HomeData>>('routes/($locale)._index')
  const category = useRouteLoaderData<PackedData<CategoryData>>('routes/($locale).category.$slug')
  const product = useRouteLoaderData<{ readonly page: PackedData<Pick<ProductData, 'product'>> }>(
    'routes/($locale).product.$slug',
  )
  const checkout = useRouteLoaderData<typeof loadCheckout>('routes/($locale).checkout._index')
  const success = useRouteLoaderData<typeof loadOrder>('routes/($locale).checkout.success')
  const pageType = pageTypeOf(route)
  /** Creates the page view for a page. The parameter contains the categories of the page, the outermost one first. */
  const page = ([pageCategory, pageSubcategory]: readonly (string | undefined)[] = []): PageView => ({
    key: `${pathname}${search}`,
    page: { pageType, pageCategory, pageSubcategory },
  })

  if (home) return { ...page(), events: unpackData(home).experiment.events }
  if (category) {
    const { parent, category: here } = unpackData(category)
    return page(parent ? [parent.slug, here.slug] : [here.slug])
  }
  if (product) {
    const shown = unpackData(product.page)
    return { ...page(shown.product.breadcrumbs.map(({ slug }) => slug)), events: [viewProduct(shown)] }
  }
  if (checkout) {
    const { open: step, payment } = checkout
    const paymentType = payment?.identifier ?? ''
    // A checkout step has several URLs, but counts as one page.
    return { ...page([step]), key: `${pathname} ${step}`, funnel: { kind: 'checkout', step, paymentType } }
  }
  if (success?.order) return { ...page(), funnel: { kind: 'order', number: success.order.number } }
  return pageType === 'cart' ? { ...page(), funnel: { kind: 'cart' } } : page()
}
