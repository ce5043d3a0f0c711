/** What kind of page a route is, by Remix's name of the route. */
const pageTypes: Readonly<Record<string, string>> = {
  _index: 'home',
  'product.$slug': 'product',
  'category.$slug': 'category',
  search: 'search',
  cart: 'cart',
  'checkout._index': 'checkout',
  'checkout.placing': 'order-placing',
  'checkout.success': 'order-success',
  'account.dashboard.($page)': 'account',
  'account.login': 'login',
  'account.register': 'register',
  'account.forgot': 'forgotten-password',
  'account.reset': 'password-reset',
  'help.$topic': 'help',
  preferences: 'preferences',
}

/** The page type of a route; a page that is not there is `not-found`. */
export const pageTypeOf = (routeId: string): string => {
  const name = routeId.replace(/^routes\//, '').replace(/^\(\$locale\)\./, '')
  return pageTypes[name] ?? (name === '$' || name === 'root' ? 'not-found' : name)
}
