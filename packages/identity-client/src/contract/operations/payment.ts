import * as v from 'valibot'
import { Currency } from '../accountResponses.ts'
import * as endpoints from '../checkoutEndpoints.ts'
import type { FieldRules } from '../fieldRules.ts'
import type { Operation } from '../operation.ts'
import { address, boundedText, cents, idText, pageUrl } from '../values.ts'

const save = v.optional(v.boolean())
const nickname = v.optional(boundedText(50, 0))
const PageUrls = v.object({ successUrl: pageUrl, cancelUrl: pageUrl })

/** The payment method for the amount that remains after store credit; the client's `PaymentMethod` describes each. */
const paymentMethod = ({ purchaseOrderNumber }: FieldRules) =>
  v.variant('kind', [
    v.object({ kind: v.picklist(['keep', 'none']) }),
    v.object({ kind: v.literal('saved-card'), id: v.pipe(v.string(), v.uuid()) }),
    v.object({ kind: v.literal('card'), token: idText, save }),
    v.object({ kind: v.literal('card-session'), session: idText, save }),
    v.object({ kind: v.literal('paypal'), token: idText, save }),
    v.object({ kind: v.literal('afterpay'), token: idText }),
    v.object({ kind: v.literal('purchase-order'), number: purchaseOrderNumber }),
    v.object({ kind: v.literal('page'), page: v.picklist(['card', 'paypal', 'afterpay']) }),
  ])

/** The operations for choosing a payment, and for saved cards and store credit. */
export const paymentOperations = (rules: FieldRules) =>
  ({
    paymentOptions: {
      ...endpoints.paymentOptions,
      summary: 'The kinds of payment that the shop takes, and what the card fields need to start.',
      caller: 'visitor',
    },
    cartPayment: {
      ...endpoints.cartPayment,
      summary: 'The payment chosen for a cart.',
      caller: 'visitor',
      refusals: [404],
    },
    choosePayment: {
      ...endpoints.choosePayment,
      summary:
        'Chooses a payment method and the store credit together. A refused choice changes nothing: store credit beside a purchase order or for a Plus membership, or no payment for what it leaves.',
      caller: 'visitor',
      // Without `creditCents`, the store credit that was chosen before stays.
      body: v.object({ method: paymentMethod(rules), creditCents: v.optional(cents) }),
      refusals: [403, 404, 422],
    },
    startCardPage: {
      ...endpoints.startCardPage,
      summary:
        "The address of the provider's own card page. With `save` it says that the card is saved for later orders, too.",
      caller: 'visitor',
      body: v.object({ ...PageUrls.entries, save }),
      refusals: [404, 422],
    },
    startAfterpayCheckout: {
      ...endpoints.startAfterpayCheckout,
      summary: 'Opens a checkout at Afterpay; its token is chosen as payment when the shopper comes back.',
      caller: 'visitor',
      body: PageUrls,
      refusals: [404, 422],
    },
    paymentMethods: {
      ...endpoints.paymentMethods,
      summary: "The customer's saved cards and PayPal accounts.",
      caller: 'customer',
    },
    savePaymentMethod: {
      ...endpoints.savePaymentMethod,
      summary: 'Saves a card by its token. One that is saved already stays as it is.',
      caller: 'customer',
      body: v.object({ token: idText, nickname, makeDefault: v.optional(v.boolean()) }),
      status: 201,
      refusals: [422, 429],
    },
    changePaymentMethod: {
      ...endpoints.changePaymentMethod,
      summary:
        'Renames a saved card or PayPal account, makes it the default, or sets its billing address. An address that was changed since `billingRevision` is refused.',
      caller: 'customer',
      body: v.object({
        nickname,
        makeDefault: v.optional(v.literal(true)),
        billingAddress: v.optional(v.nullable(address)),
        billingRevision: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      }),
      refusals: [404, 422],
    },
    removePaymentMethod: {
      ...endpoints.removePaymentMethod,
      summary:
        'Removes a saved card or PayPal account here and at its provider; `isForgotten` is false while the provider does not respond, and it is retried.',
      caller: 'customer',
      refusals: [404],
    },
    startCardSetup: {
      ...endpoints.startCardSetup,
      summary: "The address of the provider's own page on which a customer enters a card to save.",
      caller: 'customer',
      body: v.object({ ...PageUrls.entries, currency: Currency }),
      refusals: [422],
    },
    finishCardSetup: {
      ...endpoints.finishCardSetup,
      summary:
        'Saves the card that was entered on that page; `session` is in the address that it returned to.',
      caller: 'customer',
      body: v.object({ session: idText }),
      refusals: [422, 429],
    },
    getStoreCredit: {
      ...endpoints.getStoreCredit,
      summary: "The customer's store credit, a balance a currency.",
      caller: 'customer',
    },
    redeemGiftCard: {
      ...endpoints.redeemGiftCard,
      summary: 'Adds a gift card to the store credit.',
      caller: 'customer',
      body: v.object({ code: boundedText(100) }),
      refusals: [422, 429],
    },
    getStoreCreditHistory: {
      ...endpoints.getStoreCreditHistory,
      summary: 'The movements of store credit in a currency, the newest first.',
      caller: 'customer',
      refusals: [404],
    },
  }) as const satisfies Record<string, Operation>
