/**
 * What a page of the shop may make a browser fetch without a press, before and after hydration: bytes on the wire, brotli and
 * headers included; 1 kB is 1000 bytes.
 */
export type PageBudget = {
  readonly page: string
  /** The route's file under `app/routes/`, without its ending. */
  readonly route: string
  readonly scripts: number
  readonly styles: number
}

/** Parts that a browser fetches only after a press, or at the checkout for the payment provider that is set up. */
export const onDemand: readonly string[] = [
  'ToastRegion',
  'MiniCart',
  'sandboxFields',
  'stripeFields',
  'braintreeFields',
]

const STYLES = 12_000
const page = (name: string, route: string, scripts: number): PageBudget => ({
  page: name,
  route: `($locale).${route}`,
  scripts,
  styles: STYLES,
})

/** The budgets of the pages that shoppers wait for (decision 46). A payment provider's script comes on top. */
export const pageBudgets: readonly PageBudget[] = [
  page('home', '_index', 97_000),
  page('category', 'category.$slug', 98_000),
  page('search', 'search', 98_000),
  page('product', 'product.$slug', 105_000),
  page('cart', 'cart', 108_000),
  page('checkout', 'checkout._index', 114_000),
  page('order success', 'checkout.success', 99_000),
  page('account', 'account.dashboard.($page)', 97_000),
  page('login', 'account.login', 97_000),
]
