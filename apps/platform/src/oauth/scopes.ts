const ofShoppers = [
  'create_anonymous_token',
  'manage_my_profile',
  'manage_my_orders',
  'manage_my_payments',
  'manage_my_shopping_lists',
  'view_published_products',
  'view_categories',
  'view_key_value_documents',
  'view_shipping_methods',
] as const

const ofServices = [
  'manage_orders',
  'manage_payments',
  'manage_customers',
  'view_customer_groups',
  'manage_discount_codes',
  'view_cart_discounts',
  'manage_products',
  'manage_key_value_documents',
  'manage_types',
  'view_tax_categories',
  'view_project_settings',
] as const

/** What a shopper's own token may hold when the request names no scope; never what reaches other people's data. */
const personal: ReadonlySet<string> = new Set(ofShoppers)

/** All permissions of the storefront, the order service and the identity service, in this project. */
export const defaultScopes = (projectKey: string): string =>
  [...ofShoppers, ...ofServices].map((name) => `${name}:${projectKey}`).join(' ')

export const scopeList = (scope: string): string[] => scope.split(/\s+/).filter((part) => part !== '')

/** The permission in `name:{projectKey}` for this project; `undefined` for another project's or an identity scope. */
export const permissionOf = (scope: string, projectKey: string): string | undefined => {
  const [name, project, ...rest] = scope.split(':')
  return project === projectKey && rest.length === 0 ? name : undefined
}

export const isPersonal = (scope: string): boolean => personal.has(scope.split(':')[0] ?? '')

/**
 * The scopes a client gets: what it asked for, if all of that was granted to it, else `undefined`. Without a request, a
 * service token gets everything and a shopper's token the personal permissions.
 */
export const grantedScopes = (
  requested: string | undefined,
  granted: readonly string[],
  forShopper: boolean,
): string[] | undefined => {
  if (requested === undefined) return forShopper ? granted.filter(isPersonal) : [...granted]
  const wanted = scopeList(requested)
  return wanted.length > 0 && wanted.every((scope) => granted.includes(scope)) ? wanted : undefined
}
