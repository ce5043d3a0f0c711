import type { PricingContext } from '../../engine/pricingContext.ts'
import type { Result } from '../../engine/problem.ts'
import type { Cart } from '../../model/cart.ts'
import type { DiscountCode } from '../../model/discount.ts'
import type { FoundVariant } from './findVariant.ts'

/** The data that cart actions read. It is loaded before they run, so that the actions are pure functions. */
export type ActionContext = {
  readonly pricing: PricingContext
  readonly codes: readonly DiscountCode[]
  /** Maps the id and the key of each payment that the actions may add to the id. */
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
