export type { UpdateCart } from './applyDiscountCode.ts'
export { applyDiscountCode, removeDiscountCodeAction } from './applyDiscountCode.ts'
export type { CartChangeProblem, CartChangeResult } from './cartChange.ts'
export { cartChangeProblem, isCartGone } from './cartChange.ts'
