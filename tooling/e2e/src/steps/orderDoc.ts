import { query } from '../harness/services.ts'

/** An order's document, as far as journeys look into it. */
export type OrderDoc = {
  readonly currency: string
  readonly country?: string
  readonly locale?: string
  readonly shippingAddress: Readonly<Record<string, string>>
  readonly billingAddress: Readonly<Record<string, string>>
  readonly discountCodes: readonly unknown[]
  readonly custom?: { readonly fields: Readonly<Record<string, string>> }
}

export const orderOf = async (number: string): Promise<OrderDoc | undefined> =>
  (
    await query<{ doc: OrderDoc }>('platform', "select doc from orders where doc->>'orderNumber' = $1", [
      number,
    ])
  )[0]?.doc
