const ofShoppers = [
  'create_anonymous_token',
  'manage_my_profile',
  'manage_my_orders',
  // Not a scope of commercetools. It allows access to the shopper's carts, without the right to order them.
  'manage_my_carts',
  'view_my_orders',
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
  'manage_shopping_lists',
  'view_customer_groups',
  'manage_discount_codes',
  'view_cart_discounts',
  'manage_products',
  'manage_key_value_documents',
  'manage_types',
  'view_tax_categories',
  'view_project_settings',
] as const

/** The permissions of a shopper's token when the request has no scope. None of them gives access to other people's data. */
const personal: ReadonlySet<string> = new Set(ofShoppers)

/** All scopes that the storefront and the identity service need in a project. */
export const defaultScopes = (projectKey: string): string =>
  [...ofShoppers, ...ofServices].map((name) => `${name}:${projectKey}`).join(' ')

export const scopeList = (scope: string): string[] => scope.split(/\s+/).filter((part) => part !== '')

/**
 * The permission `name` of a scope `name:{projectKey}`. `undefined` for a scope of another project and for an identity
 * scope.
 */
export const permissionOf = (scope: string, projectKey: string): string | undefined => {
  const [name, project, ...rest] = scope.split(':')
  return project === projectKey && rest.length === 0 ? name : undefined
}

export const isPersonal = (scope: string): boolean => personal.has(scope.split(':')[0] ?? '')

/**
 * The scopes of a new token: the requested ones if the client has all of them, else `undefined`. Without requested scopes,
 * a service token gets all of the client's scopes and a shopper's token the personal ones.
 */
export const grantedScopes = (
  requested: string | undefined,
  granted: readonly string[],
  forShopper: boolean,
): string[] | undefined => {
  if (requested === undefined) return forShopper ? granted.filter(isPersonal) : [...granted]
  const requestedScopes = scopeList(requested)
  return requestedScopes.length > 0 && requestedScopes.every((scope) => granted.includes(scope))
    ? requestedScopes
    : undefined
}
