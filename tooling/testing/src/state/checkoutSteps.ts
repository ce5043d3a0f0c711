import { eventually } from '../eventually.ts'
import type { Page } from '../visitor/Page.ts'
import type { Person } from './people.ts'

export const APPROVED = '4242 4242 4242 4242'
export const DECLINED = '4000 0000 0000 0002'
/** A card that the bank wants approved (3-D Secure). */
export const NEEDS_APPROVAL = '4000 0027 6000 3184'

/** The headings of the checkout's steps. */
export const stepHeading = {
  shipping: 'Where should it go?',
  billing: 'How would you like to pay?',
  review: 'One last look',
} as const

export type CheckoutStep = keyof typeof stepHeading

/** The step that a page is, if it is one of the checkout. */
export const stepOf = (page: Page): CheckoutStep | undefined =>
  (Object.keys(stepHeading) as CheckoutStep[]).find((step) => stepHeading[step] === page.heading)

/** Checks that a page is a step of the checkout; otherwise says what it is instead. */
export const onStep = (page: Page, step: CheckoutStep): Page => {
  if (stepOf(page) !== step)
    throw new Error(
      `Expected the ${step} step, but this is ${page.status} ${page.url.href} "${page.heading}". ${page.alerts.join(' ')}`,
    )
  return page
}

const STATE = /^(State|Province|County|Region)/
const POSTCODE = /^(ZIP code|Postcode|Postal code|Eircode)/

/** Fills in contact and address, and gives the page: another one when the country had to be changed first. */
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

/** Sends a filled address and a shipping method, and gives the payment step. */
export const sendShipping = async (form: Page, method = 'Standard'): Promise<Page> => {
  const delivery = form.has('button', 'Continue to payment') ? form : await form.press('Continue to delivery')
  return delivery.check(new RegExp(`^${method}`)).press('Continue to payment')
}

/** From the shipping step to the payment step. */
export const takeShippingStep = async (page: Page, person: Person, method?: string): Promise<Page> =>
  onStep(await sendShipping(await fillAddress(onStep(page, 'shipping'), person), method), 'billing')

export type Payment = 'card' | 'PayPal' | 'Afterpay' | 'store credit' | 'credit and card' | 'purchase order'

/** Fills in the card on the provider's own page and gives the page that it leads back to. */
export const fillHostedCard = (hosted: Page, number = APPROVED): Promise<Page> =>
  hosted
    .fillAll({
      'Card number': number,
      'Expiry date': '12 / 30',
      'Security code': '123',
      'Name on card': 'Marianne Hale',
    })
    .press('Use this card')

/** From the payment step to the review, by way of the provider's page where there is one. */
export const takePaymentStep = async (
  page: Page,
  payment: Payment = 'card',
  card = APPROVED,
): Promise<Page> => {
  onStep(page, 'billing')
  const usesCredit = payment === 'store credit' || payment === 'credit and card'
  if (usesCredit) page.check(/^Use store credit/)
  else if (payment === 'purchase order')
    page.check(/^Purchase order(?! number)/).fill('Purchase order number', 'PO 4711')
  else page.check(payment === 'card' ? /^Card/ : new RegExp(`^${payment}`))
  const next = await page.press('Continue to review')
  if (payment === 'card' || payment === 'credit and card')
    return onStep(await fillHostedCard(next, card), 'review')
  if (payment === 'PayPal') return onStep(await next.press('Agree and continue'), 'review')
  if (payment === 'Afterpay') {
    const [approve] = next.all('button')
    return onStep(approve ? await next.press(approve) : next, 'review')
  }
  return onStep(next, 'review')
}

/** Loads a page that goes on by itself until it has gone on. A test does not wait as long as the page asks to. */
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

/** Agrees to the terms and places the order; gives the page where it ends, however it ends. */
export const submitOrder = async (review: Page): Promise<Page> =>
  followRefresh(
    await onStep(review, 'review')
      .check(/^I agree/)
      .press(/^Place order/),
  )

/** Places the order and gives the success page. */
export const placeOrder = async (review: Page): Promise<Page> => {
  const page = await submitOrder(review)
  if (orderNumberOf(page) === '')
    throw new Error(
      `The order was not placed: ${page.status} ${page.url.href} "${page.heading}" ${page.alerts.join(' ')}`,
    )
  return page
}

/** The order number of a success page; empty on any other page. */
export const orderNumberOf = ({ url }: Page): string =>
  url.pathname.endsWith('/checkout/success') ? (url.searchParams.get('order') ?? '') : ''
