import type { Page } from '../visitor/Page.ts'
import type { Visitor } from '../visitor/Visitor.ts'
import type { CartLine } from './cartSteps.ts'
import { choosePayment, chooseShipping, expectStep, finishPayment, type Payment } from './checkoutSteps.ts'
import type { Currency, Person } from './people.ts'
import { isRemembered, rememberForm, sendRememberedForm } from './rememberedForms.ts'

export type GuestCheckout = {
  readonly lines: readonly CartLine[]
  readonly currency: Currency | undefined
  readonly locale: string | undefined
  readonly code: string | undefined
  readonly address: Person
  readonly shippingMethod: string | undefined
  readonly payment: Payment | undefined
  readonly card: string | undefined
}

/** Returns the name of the form of a step. Guests with the same cart and the same input use the same form. */
const nameOf = (step: string, input: Partial<GuestCheckout>): string =>
  `${step} ${JSON.stringify(input, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))}`

/**
 * Whether other guests can send the form of a page. The page has to be in the shop, and the address must not have
 * changed the currency, which would change the path.
 */
const isReusable = (form: Page, first: Page): boolean =>
  form.url.origin === new URL(form.visitor.shop).origin && form.path === first.path

/**
 * Completes the shipping step, and the payment step if there is a payment, for a guest with a cart. Returns the next step. The
 * first guest fills in the forms of the pages; later guests send the same forms without loading those pages.
 */
export const checkOutAsGuest = async (
  visitor: Visitor,
  { payment, card, ...input }: GuestCheckout,
): Promise<Page> => {
  const shipping = nameOf('shipping', input)
  const billing = nameOf(`billing ${payment}`, input)
  const isPaymentKnown = payment !== undefined && isRemembered(visitor, billing)
  let page: Page
  if (isRemembered(visitor, shipping)) {
    // Sends the form twice: the shop saves a new address with the first submission, and the shipping method with the
    // second one.
    await sendRememberedForm(visitor, shipping, { redirect: 'manual' })
    page = await sendRememberedForm(visitor, shipping, { redirect: isPaymentKnown ? 'manual' : 'follow' })
  } else {
    const checkout = await visitor.open(`${input.locale ?? ''}/checkout`)
    const form = await chooseShipping(expectStep(checkout, 'shipping'), input.address, input.shippingMethod)
    if (isReusable(form, checkout)) rememberForm(shipping, form, 'Continue to payment')
    page = await form.press('Continue to payment')
  }
  if (payment === undefined) return expectStep(page, 'billing')
  if (isPaymentKnown) return finishPayment(await sendRememberedForm(visitor, billing), payment, card)
  const form = choosePayment(expectStep(page, 'billing'), payment)
  if (isRemembered(visitor, shipping)) rememberForm(billing, form, 'Continue to review')
  return finishPayment(await form.press('Continue to review'), payment, card)
}
