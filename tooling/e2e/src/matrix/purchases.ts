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
export const scripts = ['on', 'off'] as const
export const departments = ['Fabric', 'Wallpaper', 'Bedding'] as const

/** One way through the shop: who buys what, in which currency, paid how, with JavaScript or without. */
export type Purchase = {
  readonly buyer: (typeof buyers)[number]
  readonly currency: (typeof currencies)[number]
  readonly payment: (typeof payments)[number]
  readonly script: (typeof scripts)[number]
  readonly department: (typeof departments)[number]
}

/**
 * What the shop offers at all: Afterpay is for US dollars and from $35 on, which a yard of fabric is not, credit for who
 * has an account, on account for the trade.
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
        scripts.flatMap((script) =>
          departments.map((department): Purchase => ({ buyer, currency, payment, script, department })),
        ),
      ),
    ),
  )
  .filter(isOffered)

const pairsOf = (purchase: Purchase): readonly string[] => {
  const { department: _, ...rest } = purchase
  const values = Object.entries(rest).map(([name, value]) => `${name}=${value}`)
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}&${other}`))
}

/** As few of the purchases as meet each pair of values that meets at all: always the purchase with the most new pairs. */
export const pairwise = (purchases: readonly Purchase[]): readonly Purchase[] => {
  const missing = new Set(purchases.flatMap(pairsOf))
  const chosen: Purchase[] = []
  while (missing.size > 0) {
    const worth = (purchase: Purchase): number => pairsOf(purchase).filter((pair) => missing.has(pair)).length
    const best = purchases.reduce((most, next) => (worth(next) > worth(most) ? next : most))
    // Whatever is bought and paid, departments take turns.
    const turn = departments[chosen.length % departments.length] ?? 'Fabric'
    chosen.push(isOffered({ ...best, department: turn }) ? { ...best, department: turn } : best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}

/** Every buyer with each currency and each way to pay; scripts and departments alternate. */
export const matrix = (purchases: readonly Purchase[]): readonly Purchase[] => {
  const key = ({ buyer, currency, payment }: Purchase): string => [buyer, currency, payment].join()
  const kinds = [...new Set(purchases.map(key))]
  return kinds.flatMap((kind, at) => {
    const same = purchases.filter((purchase) => key(purchase) === kind)
    return same[at % same.length] ?? []
  })
}
