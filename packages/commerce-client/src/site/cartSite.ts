import type { MyCartDraft } from '../generated/documents.ts'

/**
 * One of several sites that share their customers. The custom field `site` of a cart contains the key of its site, so that a
 * customer has a cart at each site.
 */
export type CartSite = {
  readonly key: string
  /** Whether carts without the field belong to this site. */
  readonly isDefault?: boolean | undefined
}

/** The key of the custom type of carts that defines the field `site`, and the name of that field. */
const CART_TYPE = 'order-details'
const SITE_FIELD = 'site'

/**
 * Returns the query predicate of active carts: those of `site`, or those of all sites when `site` is omitted. It excludes carts that
 * the shop's staff created, as the platform's active cart does.
 *
 * @example
 * ```ts
 * import { activeCartsWhere } from '@selvedge/commerce-client/site'
 *
 * activeCartsWhere({ key: 'larkhouse' })
 * // 'cartState = "Active" and origin = "Customer" and custom(fields(site = "larkhouse"))'
 * ```
 */
export const activeCartsWhere = (site?: CartSite): string => {
  const active = 'cartState = "Active" and origin = "Customer"'
  if (!site) return active
  const own = `custom(fields(${SITE_FIELD} = ${JSON.stringify(site.key)}))`
  return site.isDefault
    ? `${active} and (${own} or custom(fields(${SITE_FIELD} is not defined)) or custom is not defined)`
    : `${active} and ${own}`
}

/** Returns the key of a cart's site; `undefined` for a cart without a key, which belongs to the default site. */
export const siteKeyOfCart = ({
  custom,
}: {
  readonly custom: {
    readonly customFieldsRaw: readonly { readonly name: string; readonly value: unknown }[] | null
  } | null
}): string | undefined => {
  const value = custom?.customFieldsRaw?.find(({ name }) => name === SITE_FIELD)?.value
  return typeof value === 'string' ? value : undefined
}

/** Limits the cart functions to the carts of one site, when several sites share a project. Passed as `site` in their context. */
export type SiteCarts = {
  /** The query predicate of the site's active carts. */
  readonly where: string
  /** Adds the site's key to the draft of a cart. */
  readonly assign: (draft: MyCartDraft) => MyCartDraft
}

/**
 * Lets the cart functions read and create the carts of one site.
 *
 * @example
 * ```ts
 * import { type CartContext, getActiveCart } from '@selvedge/commerce-client'
 * import { cartsOf } from '@selvedge/commerce-client/site'
 *
 * export const cartOfLarkhouse = (context: CartContext) =>
 *   getActiveCart({ ...context, site: cartsOf({ key: 'larkhouse' }) })
 * ```
 */
export const cartsOf = (site: CartSite): SiteCarts => ({
  where: activeCartsWhere(site),
  assign: (draft) => {
    const { fields, ...type } = draft.custom ?? { typeKey: CART_TYPE }
    const field = { name: SITE_FIELD, value: JSON.stringify(site.key) }
    return { ...draft, custom: { ...type, fields: [...(fields ?? []), field] } }
  },
})
