/** An amount in Afterpay's format: decimal text and a currency. */
export type Money = { readonly amount: string; readonly currency: string }

/** An order that the shopper can approve. */
export type AfterpayCheckout = {
  readonly id: string
  readonly object: 'afterpay.checkout'
  readonly createdAt: string
  readonly expiresAt: string
  readonly amount: Money
  readonly merchantReference: string
  readonly confirmUrl: string
  readonly cancelUrl: string
  readonly state: 'open' | 'approved' | 'cancelled'
  /** The test shopper who approved the order. */
  readonly shopper: string
  readonly payment: string | null
}

export type AfterpayPaymentState =
  | 'AUTH_APPROVED'
  | 'AUTH_DECLINED'
  | 'PARTIALLY_CAPTURED'
  | 'CAPTURED'
  | 'VOIDED'

/** A payment. Amounts are in the currency's minor unit. */
export type AfterpayPayment = {
  readonly id: string
  readonly object: 'afterpay.payment'
  readonly token: string
  readonly createdAt: string
  readonly currency: string
  readonly original: number
  readonly open: number
  readonly captured: number
  readonly voided: number
  readonly state: AfterpayPaymentState
  readonly merchantReference: string
  readonly refunds: readonly {
    readonly id: string
    readonly requestId: string | undefined
    readonly at: string
    readonly amount: number
    readonly merchantReference: string | undefined
  }[]
  readonly events: readonly {
    readonly id: string
    readonly at: string
    readonly type: 'AUTH_APPROVED' | 'AUTH_DECLINED' | 'CAPTURED' | 'VOIDED'
    readonly amount: number
  }[]
}

export type AfterpayKinds = {
  readonly 'afterpay.checkout': AfterpayCheckout
  readonly 'afterpay.payment': AfterpayPayment
}
