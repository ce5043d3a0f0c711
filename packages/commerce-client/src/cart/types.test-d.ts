import { describe, expectTypeOf, it } from 'vitest'
import { type AddLineItemTarget, addLineItem } from './addLineItem.ts'
import { addLineAction } from './lineActions.ts'
import type { Cart, CartAction, CartLine, CartUpdate } from './types.ts'

describe('types of a cart', () => {
  it('have amounts in cents and names that may be missing', () => {
    expectTypeOf<Cart['totalPrice']['centAmount']>().toBeNumber()
    expectTypeOf<CartLine['name']>().toEqualTypeOf<string | null>()
  })

  it('let a cart and a list of actions be used as a cart update', () => {
    expectTypeOf<Cart & { readonly actions: readonly CartAction[] }>().toExtend<CartUpdate>()
    expectTypeOf(addLineAction({ sku: 'a' })).toExtend<CartAction>()
    // @ts-expect-error There is no such action.
    expectTypeOf<CartAction>().toHaveProperty('setQuantity')
  })

  it('accept exactly one field in an action', () => {
    expectTypeOf<{ removeLineItem: { lineItemId: string } }>().toExtend<CartAction>()
    expectTypeOf<object>().not.toExtend<CartAction>()
    expectTypeOf<{ removeLineItem: undefined }>().not.toExtend<CartAction>()
    expectTypeOf<{
      removeLineItem: { lineItemId: string }
      setCountry: { country: string }
    }>().not.toExtend<CartAction>()
  })

  it('add a line to a known cart or to a new one', () => {
    expectTypeOf<{ id: string }>().toExtend<AddLineItemTarget>()
    expectTypeOf<{ currency: string; country: string }>().toExtend<AddLineItemTarget>()
    expectTypeOf<{ currency: string }>().not.toExtend<AddLineItemTarget>()
    expectTypeOf(addLineItem).returns.resolves.toEqualTypeOf<Cart>()
  })
})
