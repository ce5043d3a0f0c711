import type { Result } from '../../engine/problem.ts'
import type { World } from '../../engine/world.ts'
import type { Cart } from '../../model/cart.ts'
import type { DiscountCode } from '../../model/discount.ts'
import type { FoundVariant } from './findVariant.ts'

/** What cart actions read, loaded beforehand, so that applying them is pure. */
export type ActionContext = {
  readonly world: World
  readonly codes: readonly DiscountCode[]
  /** Payments that the actions may add: their ids, by id and by key. */
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
