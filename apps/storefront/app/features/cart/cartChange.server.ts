import { parseQuantity, type Result } from '@selvedge/cart-domain'
import { plainTextField } from '@selvedge/cart-domain/forms'
import { parseQuantityField } from '@selvedge/cart-domain/server'
import * as v from 'valibot'
import type { CartProblem } from '../../../server/cart/visitorCart.ts'

const text = v.pipe(plainTextField, v.nonEmpty(), v.maxLength(200))

/** A whole number from 0 to the maximum of a line, in any spelling that a number field accepts. */
const quantity = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseQuantityField(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue({ message: 'quantity' })
    return NEVER
  }),
)

/** A button beside a quantity, which submits the form by itself before hydration. */
const step = v.optional(v.picklist(['increase', 'decrease']))

/** Every change of the cart that a form can request, by its `intent`. The fields of a gift are validated separately. */
export const CartChangeSchema = v.variant('intent', [
  v.object({
    intent: v.literal('add'),
    sku: text,
    quantity,
    step,
    // For a Fill-a-Yard: the numbers of its designs, and the line that the new line replaces.
    parts: v.optional(v.pipe(plainTextField, v.maxLength(200))),
    line: v.optional(v.pipe(plainTextField, v.maxLength(200))),
  }),
  v.object({ intent: v.literal('quantity'), lineItemId: text, quantity, step }),
  v.object({ intent: v.literal('remove'), lineItemId: text }),
  v.object({ intent: v.literal('move-to-wishlist'), lineItemId: text }),
  v.object({ intent: v.literal('keep-only'), lineItemId: text }),
  v.object({ intent: v.literal('add-code'), code: text }),
  v.object({ intent: v.literal('remove-code'), codeId: text }),
  v.object({ intent: v.literal('save-gift') }),
  v.object({ intent: v.literal('remove-gift') }),
])

export type CartChange = v.InferOutput<typeof CartChangeSchema>

const problems: Readonly<Record<string, CartProblem['kind']>> = { quantity: 'quantity', code: 'code-unknown' }

/** Parses a posted change. If the form contains a step, it is added to or subtracted from the quantity. */
export const parseCartChange = (form: FormData): Result<CartChange, CartProblem> => {
  const parsed = v.safeParse(CartChangeSchema, Object.fromEntries(form))
  if (!parsed.success) {
    const field = String(parsed.issues[0].path?.[0]?.key)
    return { ok: false, problem: { kind: problems[field] ?? 'invalid' } }
  }
  const change = parsed.output
  if (!('quantity' in change) || !change.step) return { ok: true, value: change }
  const moved = parseQuantity(String(Math.max(0, change.quantity + (change.step === 'increase' ? 1 : -1))))
  return moved.ok
    ? { ok: true, value: { ...change, quantity: moved.value } }
    : { ok: false, problem: { kind: 'quantity' } }
}
