type UpTo<Value> = Value | undefined

/** The data of a page view (spec §3, page-view data). */
export type PageData = {
  readonly pageType: string
  readonly pageCategory?: UpTo<string>
  readonly pageSubcategory?: UpTo<string>
  readonly cart_id?: UpTo<string>
  readonly guest_cart_id?: UpTo<string>
  /** Experiment name to variant. */
  readonly 'split-testing'?: UpTo<Readonly<Record<string, string>>>
  /** The user's statistics from the identity backend. */
  readonly user_information?: UpTo<Readonly<Record<string, unknown>>>
}

/** A page was opened. */
export type PageEvent = { readonly event: 'page-type' } & PageData

/** The event of a page that was opened. What is `undefined` is left out, so that it does not hide an earlier value. */
export const pageEvent = ({ pageType, ...more }: PageData): PageEvent => ({
  event: 'page-type',
  pageType,
  ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
})
