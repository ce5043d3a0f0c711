import type { Bought, Reconciliation } from '@selvedge/testing'

/** The result of a rehearsal, for its checks. */
export type Outcome = {
  readonly shoppers: readonly Bought[]
  /** The numbers of all orders of the platform that are not cancelled. */
  readonly orderNumbers: readonly string[]
  readonly books: Reconciliation
  /** Events that failed. */
  readonly failedEvents: readonly string[]
}

const duplicatesOf = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
]

/** Returns one line for each thing that must not happen. */
export const violationsOf = ({ shoppers, orderNumbers, books, failedEvents }: Outcome): readonly string[] => {
  const confirmed = shoppers.filter(({ isShown }) => isShown).map(({ orderNumber }) => orderNumber)
  return [
    ...failedEvents,
    ...shoppers
      .filter(({ orderNumber }) => orderNumber === '')
      .map(
        ({ plan, last }) => `Shopper ${plan.number} (${plan.buyer}, ${plan.payment}) has no order: ${last}`,
      ),
    ...confirmed
      .filter((number) => !orderNumbers.includes(number))
      .map((number) => `Order ${number} was confirmed to a shopper and is lost.`),
    ...duplicatesOf(orderNumbers).map((number) => `Order ${number} exists twice.`),
    ...duplicatesOf(confirmed).map((number) => `Order ${number} was confirmed to two shoppers.`),
    ...books.differences,
  ]
}
