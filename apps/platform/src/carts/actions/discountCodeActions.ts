import { isValidAt } from '../../engine/discount/isValidAt.ts'
import { fail, ok, type Result } from '../../engine/problem.ts'
import type { DiscountCode } from '../../model/discount.ts'
import type { ActionContext, ActionHandler } from './actionContext.ts'

const maxCodes = 10

const findUsableCode = (text: string, context: ActionContext): Result<DiscountCode> => {
  const code = context.codes.find((c) => c.code === text)
  const refuse = (message: string, details: object) =>
    fail('DiscountCodeNonApplicable', message, { discountCode: text, ...details })
  if (!code) return refuse(`The discount code '${text}' was not found.`, { reason: 'DoesNotExist' })
  const found = { discountCodeId: code.id }
  const { cartDiscounts } = context.pricing.reference
  const discounts = code.cartDiscountIds.flatMap((id) => cartDiscounts.get(id) ?? [])
  if (!code.isActive || !discounts.some((discount) => discount.isActive))
    return refuse(`The discount code '${text}' is not active.`, found)
  if (!isValidAt(code, context.pricing.now))
    return refuse(`The discount code '${text}' is not valid at this time.`, {
      ...found,
      reason: 'TimeRangeNonApplicable',
      validFrom: code.validFrom,
      validUntil: code.validUntil,
      validityCheckTime: context.pricing.now.toISOString(),
    })
  if (!discounts.some((discount) => discount.isActive && isValidAt(discount, context.pricing.now)))
    return refuse(`The discount code '${text}' leads to no discount that is valid at this time.`, {
      ...found,
      reason: 'TimeRangeNonApplicable',
      validityCheckTime: context.pricing.now.toISOString(),
    })
  return ok(code)
}

type AddCode = { readonly code: string; readonly validateDuplicates?: boolean | null }

/**
 * Adds a code to the cart, even when the cart does not meet the code's conditions: the code's state shows whether it
 * does.
 */
export const addDiscountCode: ActionHandler<AddCode> = (
  cart,
  { code: text, validateDuplicates },
  context,
) => {
  const code = findUsableCode(text, context)
  if (!code.ok) return code
  if (cart.discountCodes.some((entry) => entry.id === code.value.id))
    return validateDuplicates
      ? fail('DuplicateField', `The discount code '${text}' is on the cart already.`, {
          field: 'code',
          duplicateValue: text,
        })
      : ok(cart)
  if (cart.discountCodes.length >= maxCodes)
    return fail('InvalidOperation', `A cart can hold at most ${maxCodes} discount codes.`)
  // Pricing sets the actual state.
  return ok({
    ...cart,
    discountCodes: [...cart.discountCodes, { id: code.value.id, state: 'DoesNotMatchCart' }],
  })
}

type RemoveCode = { readonly discountCode: { readonly typeId: string; readonly id: string } }

/** Removes a code from the cart, by reference. */
export const removeDiscountCode: ActionHandler<RemoveCode> = (cart, { discountCode }) => {
  if (discountCode.typeId !== 'discount-code')
    return fail(
      'InvalidInput',
      `Expected a reference with typeId 'discount-code', not '${discountCode.typeId}'.`,
    )
  if (!cart.discountCodes.some((entry) => entry.id === discountCode.id))
    return fail('InvalidOperation', `The discount code '${discountCode.id}' is not on the cart.`)
  return ok({ ...cart, discountCodes: cart.discountCodes.filter((entry) => entry.id !== discountCode.id) })
}
