import { eventually } from '../eventually.ts'
import type { Page } from '../visitor/Page.ts'
import type { Person } from './people.ts'

export const APPROVED = '4242 4242 4242 4242'
export const DECLINED = '4000 0000 0000 0002'
/** A card that needs the shopper's approval on the bank's page (3-D Secure). */
export const NEEDS_APPROVAL = '4000 0027 6000 3184'

/** The headings of the checkout's steps. */
export const stepHeading = {
  shipping: 'Where should it go?',
  billing: 'How would you like to pay?',
  review: 'One last look',
} as const

export type CheckoutStep = keyof typeof stepHeading

/** Returns the checkout step of a page; `undefined` for other pages. */
export const stepOf = ({ heading }: Page): CheckoutStep | undefined =>
  (Object.keys(stepHeading) as CheckoutStep[]).find((step) => stepHeading[step] === heading)

/** Asserts that a page is a step of the checkout. Throws an error that describes the page otherwise. */
export const expectStep = (page: Page, step: CheckoutStep): Page => {
  if (stepOf(page) !== step)
    throw new Error(
      `Expected the ${step} step, but this is ${page.status} ${page.url.href} "${page.heading}". ${page.alerts.join(' ')}`,
    )
  return page
}

const STATE = /^(State|Province|County|Region)/
const POSTCODE = /^(ZIP code|Postcode|Postal code|Eircode)/

/**
 * Fills in contact and address and returns the page. A change of the country loads a new page with the fields of that
 * country, which is then the returned page.
 */
export const fillAddress = async (shipping: Page, person: Person): Promise<Page> => {
  const page = shipping.hasField('First name') ? shipping : await shipping.follow('Another address')
  const isAbroad = person.country !== undefined && page.value('Country') !== person.country
  const form = isAbroad
    ? await page.fill('Country', person.country ?? '').press('Show the fields of this country')
    : page
  if (form.hasField('Email')) form.fillAll({ Email: person.email, 'Confirm email': person.email })
  form.fillAll({
    'First name': person.firstName,
    'Last name': person.lastName,
    'Address line 1': person.line1,
    City: person.city,
    Phone: person.phone,
  })
  if (person.state) form.fill(STATE, person.state)
  return form.fill(POSTCODE, person.postcode)
}

/** Submits a filled address and chooses a shipping method, and returns the page. */
const chooseMethod = async (form: Page, method = 'Standard'): Promise<Page> => {
  const delivery = form.has('button', 'Continue to payment') ? form : await form.press('Continue to delivery')
  return delivery.check(new RegExp(`^${method}`))
}

/** Submits a filled address and a shipping method, and returns the payment step. */
export const submitShipping = async (form: Page, method?: string): Promise<Page> =>
  (await chooseMethod(form, method)).press('Continue to payment')

/** Fills in the shipping step and returns its page. */
export const chooseShipping = async (page: Page, person: Person, method?: string): Promise<Page> =>
  chooseMethod(await fillAddress(expectStep(page, 'shipping'), person), method)

/** Completes the shipping step and returns the payment step. */
export const completeShippingStep = async (page: Page, person: Person, method?: string): Promise<Page> =>
  expectStep(await (await chooseShipping(page, person, method)).press('Continue to payment'), 'billing')

export type Payment = 'card' | 'PayPal' | 'Afterpay' | 'store credit' | 'credit and card' | 'purchase order'

/** Fills in the card on the provider's page and returns the page of the shop that follows. */
export const fillHostedCard = (hosted: Page, number = APPROVED): Promise<Page> =>
  hosted
    .fillAll({
      'Card number': number,
      'Expiry date': '12 / 30',
      'Security code': '123',
      'Name on card': 'Marianne Hale',
    })
    .press('Use this card')

/** Chooses how to pay in the payment step, and returns the page. */
export const choosePayment = (page: Page, payment: Payment): Page => {
  const usesCredit = payment === 'store credit' || payment === 'credit and card'
  if (usesCredit) return page.check(/^Use store credit/)
  if (payment === 'purchase order')
    return page.check(/^Purchase order(?! number)/).fill('Purchase order number', 'PO 4711')
  return page.check(payment === 'card' ? /^Card/ : new RegExp(`^${payment}`))
}

/** Pays on the provider's page, if the payment step leads to one, and returns the review. */
export const finishPayment = async (next: Page, payment: Payment, card = APPROVED): Promise<Page> => {
  if (payment === 'card' || payment === 'credit and card')
    return expectStep(await fillHostedCard(next, card), 'review')
  if (payment === 'PayPal') return expectStep(await next.press('Agree and continue'), 'review')
  if (payment === 'Afterpay') {
    const [approve] = next.all('button')
    return expectStep(approve ? await next.press(approve) : next, 'review')
  }
  return expectStep(next, 'review')
}

/** Completes the payment step, with the provider's page if there is one, and returns the review. */
export const completePaymentStep = async (
  page: Page,
  payment: Payment = 'card',
  card?: string,
): Promise<Page> =>
  finishPayment(
    await choosePayment(expectStep(page, 'billing'), payment).press('Continue to review'),
    payment,
    card,
  )

/** Follows the refreshes of a page until it has none, without the delays that the page specifies. */
export const followRefresh = (page: Page): Promise<Page> => {
  let current = page
  return eventually(
    async () => {
      if (current.refresh !== undefined) current = await current.visitor.open(current.refresh)
      return current
    },
    ({ refresh }) => refresh === undefined,
    { timeoutMs: 60_000, intervalMs: 100 },
  )
}

/** Accepts the terms, submits the order and returns the resulting page, also after a failure. */
export const submitOrder = async (review: Page): Promise<Page> =>
  followRefresh(
    await expectStep(review, 'review')
      .check(/^I agree/)
      .press(/^Place order/),
  )

/** Places the order and returns the success page. */
export const placeOrder = async (review: Page): Promise<Page> => {
  const page = await submitOrder(review)
  if (orderNumberOf(page) === '')
    throw new Error(
      `The order was not placed: ${page.status} ${page.url.href} "${page.heading}" ${page.alerts.join(' ')}`,
    )
  return page
}

/** Returns the order number of a success page; an empty text for any other page. */
export const orderNumberOf = ({ url }: Page): string =>
  url.pathname.endsWith('/checkout/success') ? (url.searchParams.get('order') ?? '') : ''
