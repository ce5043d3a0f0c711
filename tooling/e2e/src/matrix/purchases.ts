export const buyers = ['guest', 'customer', 'trade', 'Plus'] as const
export const currencies = ['USD', 'CAD', 'EUR', 'AUD', 'GBP'] as const
export const payments = [
  'card',
  'PayPal',
  'Afterpay',
  'store credit',
  'credit and card',
  'purchase order',
] as const
export const departments = ['Fabric', 'Wallpaper', 'Bedding'] as const

/** A purchase: buyer, currency, payment, department, and whether JavaScript is on. */
export type Purchase = {
  readonly buyer: (typeof buyers)[number]
  readonly currency: (typeof currencies)[number]
  readonly payment: (typeof payments)[number]
  readonly javaScript: 'on' | 'off'
  readonly department: (typeof departments)[number]
}

export const nameOf = ({ buyer, currency, payment, javaScript, department }: Purchase): string =>
  `${buyer}, ${currency}, ${payment}, JavaScript ${javaScript}, ${department}`

/**
 * Whether the shop offers a purchase. Afterpay needs US dollars and at least $35; a yard of fabric costs less. Store
 * credit is for customers, purchase orders are for trade members.
 */
const isOffered = ({ buyer, currency, payment, department }: Purchase): boolean => {
  if (payment === 'Afterpay') return currency === 'USD' && department !== 'Fabric'
  if (payment === 'purchase order') return buyer === 'trade'
  return payment === 'store credit' || payment === 'credit and card' ? buyer !== 'guest' : true
}

/** Every purchase that the shop offers, in a fixed order. */
export const allPurchases: readonly Purchase[] = buyers
  .flatMap((buyer) =>
    currencies.flatMap((currency) =>
      payments.flatMap((payment) =>
        (['on', 'off'] as const).flatMap((javaScript) =>
          departments.map((department): Purchase => ({ buyer, currency, payment, javaScript, department })),
        ),
      ),
    ),
  )
  .filter(isOffered)

/** Returns one purchase for each combination of buyer, currency and payment. JavaScript and department alternate. */
export const matrix = (purchases: readonly Purchase[]): readonly Purchase[] => {
  const key = ({ buyer, currency, payment }: Purchase): string => [buyer, currency, payment].join()
  const kinds = [...new Set(purchases.map(key))]
  return kinds.flatMap((kind, at) => {
    const same = purchases.filter((purchase) => key(purchase) === kind)
    return same[at % same.length] ?? []
  })
}
