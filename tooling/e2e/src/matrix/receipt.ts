/** The amounts of a purchase on each page. */
export type Receipt = {
  readonly number: string
  /** The amounts from the subtotal on, by label. */
  readonly bills: Readonly<Record<'cart' | 'review' | 'success', Readonly<Record<string, string>>>>
}

/** Returns the amounts of a summary from the subtotal on, without the items before it. */
export const billOf = (amounts: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const rows = Object.entries(amounts)
  return Object.fromEntries(rows.slice(rows.findIndex(([label]) => label.startsWith('Subtotal'))))
}

/** Returns the cents of store credit that a customer needs for a payment. */
export const creditFor = (payment: string): number =>
  payment === 'store credit' ? 1_000_000 : payment === 'credit and card' ? 500 : 0
