import type { ExperimentEvent, PageData } from '@selvedge/analytics'
import type { CheckoutStep, PaymentIdentifier, ViewedItem } from '@selvedge/cart-domain'

/** What a page shows that events tell of. */
export type Shown =
  | { readonly kind: 'item'; readonly item: ViewedItem }
  | { readonly kind: 'cart' }
  | { readonly kind: 'checkout'; readonly step: CheckoutStep; readonly paymentType: PaymentIdentifier | '' }
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'other' }

/** A page as it stands before the visitor. */
export type Sight = {
  /** The same as long as it is the same page, product, search or step: it is told once. */
  readonly view: string
  readonly page: Pick<PageData, 'pageType' | 'pageCategory' | 'pageSubcategory'>
  readonly shown: Shown
  readonly experiments: readonly ExperimentEvent[]
}

/** Who looks, as far as every page knows. */
export type Visitor = {
  /** The id and the version of their cart; empty when they have none. */
  readonly stamp: string
  readonly signedIn: boolean
}
