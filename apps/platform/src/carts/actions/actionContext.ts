import type { PricingContext } from '../../engine/pricingContext.ts'
import type { Result } from '../../engine/problem.ts'
import type { Cart } from '../../model/cart.ts'
import type { DiscountCode } from '../../model/discount.ts'
import type { FoundVariant } from './findVariant.ts'

/** The data that cart actions read. It is loaded before they run, so that the actions are pure functions. */
export type ActionContext = {
  readonly pricing: PricingContext
  readonly codes: readonly DiscountCode[]
  /** Ids of the payments that the actions may add, by id and by key. */
  readonly payments: ReadonlyMap<string, string>
  readonly variantOfSku: (sku: string) => FoundVariant | undefined
  readonly newId: () => string
}

export type ActionHandler<Input> = (cart: Cart, input: Input, context: ActionContext) => Result<Cart>

export type Identifier = {
  readonly id?: string | null
  readonly key?: string | null
  readonly typeId?: string | null
}
