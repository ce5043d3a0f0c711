type UpTo<Value> = Value | undefined

/** The data of a page view (spec §3, page-view data). */
export type PageData = {
  readonly pageType: string
  readonly pageCategory?: UpTo<string>
  readonly pageSubcategory?: UpTo<string>
  readonly cart_id?: UpTo<string>
  readonly guest_cart_id?: UpTo<string>
  /** The visitor's variant of each experiment, by the experiment's name. */
  readonly 'split-testing'?: UpTo<Readonly<Record<string, string>>>
  /** The user's statistics from the identity backend. */
  readonly user_information?: UpTo<Readonly<Record<string, unknown>>>
}

/** The event of a page that was opened, with its data. */
export type PageViewEvent = { readonly event: 'page-type' } & PageData

/**
 * Returns the event of a page that was opened. Values that are `undefined` are left out, so that they do not hide
 * earlier values.
 *
 * @example
 * ```ts
 * import { pageViewEvent } from '@selvedge/analytics'
 *
 * pageViewEvent({ pageType: 'product', cart_id: undefined }) // { event: 'page-type', pageType: 'product' }
 * ```
 */
export const pageViewEvent = ({ pageType, ...more }: PageData): PageViewEvent => ({
  event: 'page-type',
  pageType,
  ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
})
