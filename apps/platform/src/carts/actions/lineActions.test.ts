import { describe, expect, it } from 'vitest'
import { aCart, aLine, aPricingContext, aProduct } from '../../engine/testing/builders.ts'
import type { ActionContext } from './actionContext.ts'
import { changeLineItemQuantity, removeLineItem } from './lineActions.ts'

const context: ActionContext = {
  pricing: aPricingContext({}),
  codes: [],
  payments: new Map(),
  variantOfSku: () => undefined,
  newId: () => 'new',
}
const sampler = { ...aLine(aProduct('sampler', 990), 1), giftOf: 'gift' }
const cart = aCart({ lineItems: [aLine(aProduct('lawn', 1899), 3), sampler] })
const gift = { lineItemId: sampler.id }

describe('a gift line', () => {
  it('refuses a higher quantity for a gift line', () => {
    expect(changeLineItemQuantity(cart, { ...gift, quantity: 2 }, context)).toMatchObject({
      ok: false,
      problem: { code: 'InvalidOperation' },
    })
  })

  it('records a gift as refused when its line is removed', () => {
    const refused = { ok: true, value: { lineItems: [{ productId: 'lawn' }], refusedGiftIds: ['gift'] } }
    expect(removeLineItem(cart, gift, context)).toMatchObject(refused)
    expect(changeLineItemQuantity(cart, { ...gift, quantity: 0 }, context)).toMatchObject(refused)
  })
})

describe('removeLineItem', () => {
  const lawn = { lineItemId: 'line-lawn' }

  it('lowers the quantity by the given quantity, and removes the line when no quantity is given', () => {
    const left = (quantity?: number) => {
      const result = removeLineItem(cart, quantity === undefined ? lawn : { ...lawn, quantity }, context)
      return result.ok && result.value.lineItems.find((line) => line.id === 'line-lawn')?.quantity
    }
    expect([left(1), left(3), left(9), left()]).toEqual([2, undefined, undefined, undefined])
  })

  it('rejects a negative quantity, which would increase the line', () => {
    expect(removeLineItem(cart, { ...lawn, quantity: -2 }, context)).toMatchObject({
      ok: false,
      problem: { code: 'InvalidField', details: { field: 'quantity', invalidValue: -2 } },
    })
  })
})
