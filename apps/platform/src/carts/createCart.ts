import { randomUUID } from 'node:crypto'
import type { CustomInput } from '../custom/customFields.ts'
import { money } from '../engine/money/money.ts'
import type { RoundingMode } from '../engine/money/rounding.ts'
import { invalidInput, referenceNotFound, unwrap } from '../graphql/platformError.ts'
import type { Address } from '../model/address.ts'
import type { Cart, InventoryMode } from '../model/cart.ts'
import type { TaxCalculationMode } from '../model/tax.ts'
import { customerStore } from '../store/customerStore.ts'
import { cartStore } from '../store/stores.ts'
import type { Identifier } from './actions/actionContext.ts'
import type { CartAction } from './actions/applyActions.ts'
import type { AddLineItem } from './actions/lineInputs.ts'
import type { RateInput } from './actions/pricingActions.ts'
import { checkCurrency } from './checks/checkCurrency.ts'
import type { CartDeps } from './loadPricingContext.ts'
import { applyCartActions } from './updateCart.ts'

export type CartDraft = {
  readonly currency: string
  readonly country?: string | null
  readonly inventoryMode?: InventoryMode | null
  readonly custom?: CustomInput | null
  readonly customerEmail?: string | null
  readonly shippingAddress?: Address | null
  readonly billingAddress?: Address | null
  readonly shippingMethod?: Identifier | null
  readonly locale?: string | null
  readonly discountCodes?: readonly string[] | null
  readonly purchaseOrderNumber?: string | null
  readonly lineItems?: readonly AddLineItem[] | null
  readonly key?: string | null
  readonly customerId?: string | null
  readonly anonymousId?: string | null
  readonly customerGroup?: Identifier | null
  readonly origin?: 'Customer' | 'Merchant' | null
  readonly deleteDaysAfterLastModification?: number | null
  readonly priceRoundingMode?: RoundingMode | null
  readonly taxRoundingMode?: RoundingMode | null
  readonly taxCalculationMode?: TaxCalculationMode | null
  readonly shippingRateInput?: RateInput | null
}

// Converts a draft to update actions, which are applied to an empty cart in this order.
const actionsOf = (draft: CartDraft): CartAction[] => [
  ...(draft.country ? [{ setCountry: { country: draft.country } }] : []),
  ...(draft.locale ? [{ setLocale: { locale: draft.locale } }] : []),
  ...(draft.customerEmail ? [{ setCustomerEmail: { email: draft.customerEmail } }] : []),
  ...(draft.purchaseOrderNumber
    ? [{ setPurchaseOrderNumber: { purchaseOrderNumber: draft.purchaseOrderNumber } }]
    : []),
  ...(draft.deleteDaysAfterLastModification === null || draft.deleteDaysAfterLastModification === undefined
    ? []
    : [
        {
          setDeleteDaysAfterLastModification: {
            deleteDaysAfterLastModification: draft.deleteDaysAfterLastModification,
          },
        },
      ]),
  ...(draft.shippingRateInput
    ? [{ setShippingRateInput: { shippingRateInput: draft.shippingRateInput } }]
    : []),
  ...(draft.customerGroup ? [{ setCustomerGroup: { customerGroup: draft.customerGroup } }] : []),
  ...(draft.custom ? [{ setCustomType: draft.custom }] : []),
  ...(draft.lineItems ?? []).map((line) => ({ addLineItem: line })),
  ...(draft.shippingAddress ? [{ setShippingAddress: { address: draft.shippingAddress } }] : []),
  ...(draft.billingAddress ? [{ setBillingAddress: { address: draft.billingAddress } }] : []),
  ...(draft.shippingMethod ? [{ setShippingMethod: { shippingMethod: draft.shippingMethod } }] : []),
  ...(draft.discountCodes ?? []).map((code) => ({ addDiscountCode: { code } })),
]

const emptyCart = (draft: CartDraft, groupId: string | undefined, now: string): Cart => ({
  id: randomUUID(),
  version: 1,
  createdAt: now,
  lastModifiedAt: now,
  ...(draft.key && { key: draft.key }),
  cartState: 'Active',
  origin: draft.origin ?? 'Customer',
  currency: draft.currency,
  inventoryMode: draft.inventoryMode ?? 'None',
  lineItems: [],
  totalPrice: money(draft.currency, 0),
  discountCodes: [],
  paymentIds: [],
  priceRoundingMode: draft.priceRoundingMode ?? 'HalfEven',
  taxRoundingMode: draft.taxRoundingMode ?? 'HalfEven',
  taxCalculationMode: draft.taxCalculationMode ?? 'LineItemLevel',
  ...(draft.customerId && { customerId: draft.customerId }),
  ...(draft.anonymousId && { anonymousId: draft.anonymousId }),
  ...(groupId && { customerGroupId: groupId }),
})

/** Creates an active cart from a draft. The draft contains the owner; for a shopper the resolver sets it from the token. */
export const createCart = async (deps: CartDeps, draft: CartDraft): Promise<Cart> => {
  unwrap(checkCurrency(draft.currency))
  if (draft.customerId && draft.anonymousId)
    throw invalidInput(
      "A cart belongs to a customer or to an anonymous session: give one of 'customerId' and 'anonymousId'.",
    )
  const customer = draft.customerId ? await customerStore.find(deps.db, draft.customerId) : undefined
  if (draft.customerId && !customer) throw referenceNotFound('customer', { id: draft.customerId })
  const empty = emptyCart(draft, customer?.customerGroupId, deps.now().toISOString())
  const cart = await applyCartActions(deps, empty, actionsOf(draft), () => true)
  return cartStore.insert(deps.db, cart)
}
