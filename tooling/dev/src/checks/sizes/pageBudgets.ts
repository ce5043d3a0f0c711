/**
 * The maximum size of what a browser fetches for a page before and after hydration, without interaction. In bytes on
 * the wire, brotli-compressed, with headers; 1 kB is 1000 bytes.
 */
export type PageBudget = {
  readonly page: string
  /** The route's file under `app/routes/`, without its extension. */
  readonly route: string
  readonly scripts: number
  readonly styles: number
}

/** Parts that load only after a click or the focus of a field, or only in the checkout for the configured payment provider. */
export const onDemand: readonly string[] = [
  'ToastRegion',
  'MiniCart',
  'SearchSuggestions',
  'sandboxFields',
  'stripeFields',
  'braintreeFields',
]

const STYLES = 12_000
const page = (name: string, route: string, scripts: number, styles = STYLES): PageBudget => ({
  page: name,
  route: `($locale).${route}`,
  scripts,
  styles,
})

/** The budgets of the main pages (decision 46). The script of a payment provider is not included. */
export const pageBudgets: readonly PageBudget[] = [
  page('home', '_index', 97_200),
  page('category', 'category.$slug', 99_600),
  page('search', 'search', 100_200),
  page('product', 'product.$slug', 106_200),
  page('cart', 'cart', 107_300),
  page('checkout', 'checkout._index', 114_500, 12_300),
  page('order success', 'checkout.success', 100_200),
  page('account', 'account.dashboard._index', 98_900, 13_200),
  page('order history', 'account.dashboard.orders', 97_500),
  page('addresses', 'account.dashboard.addresses', 106_200),
  page('profile', 'account.dashboard.profile', 104_500),
  page('order', 'account.orders.$number', 99_600),
  page('login', 'account.login', 100_000),
]
