import { fillHostedCard, logIn, marianne, type Page, stepHeading } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenCart, shop } from '../../shop.ts'

const CARDS = '/account/dashboard/payment-methods'
const VISA = '4242 4242 4242 4242'
const MASTERCARD = '5555 5555 5555 4444'

const logInto = async (email: string) => {
  const visitor = aVisitor()
  await logIn(visitor, email)
  return { email, visitor, page: await visitor.open(CARDS) }
}

const aCustomer = async () => {
  const customer = await logInto(await createCustomer('customer'))
  expect(customer.page.text).toContain('You have not saved a payment method')
  return customer
}

const withCard = async (number = VISA) => {
  const { page, ...customer } = await aCustomer()
  const saved = await fillHostedCard(await page.press('Add a card'), number)
  expect(saved.notices).toEqual(['Your card is saved'])
  return { ...customer, page: saved }
}

let owner: Promise<{ readonly email: string }> | undefined

/** A new session of the customer whose Visa card no test changes. */
const withSharedCard = async () => {
  owner ??= withCard()
  return logInto((await owner).email)
}

test('redirects a guest to the login and, after the login, back to the page', async () => {
  const login = await aVisitor().open(CARDS)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', CARDS])
})

test('saves a card that is entered on the provider’s page, and saves the same card only once', async () => {
  const { page: empty } = await aCustomer()
  expect(empty.text).toContain('You have not saved a payment method')
  expect(empty.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop.payments}`)
  const hosted = await empty.press('Add a card')
  expect([hosted.url.origin, hosted.heading]).toEqual([shop.payments, 'Card details'])
  const saved = await fillHostedCard(hosted, VISA)
  expect([saved.path, saved.url.search]).toEqual([CARDS, ''])
  expect(saved.notices.join()).toContain('Your card is saved')
  expect(saved.text).toMatch(/Visa ending in 4242 ?Used first/)
  const again = await fillHostedCard(await saved.press('Add a card'), VISA)
  expect(again.all('button', /^Remove Visa/)).toHaveLength(1)
})

test('saves nothing when the customer leaves the provider’s page', async () => {
  const { page } = await aCustomer()
  const hosted = await page.press('Add a card')
  const back = hosted.has('link', /^Back to the shop/)
    ? await hosted.follow(/^Back to the shop/)
    : await hosted.press(/^Back to the shop/)
  expect(back.path).toBe(CARDS)
  expect(back.text).toContain('You have not saved a payment method')
})

test('does not save a card from another customer’s card session', async () => {
  const { page } = await aCustomer()
  const hosted = await page.press('Add a card')
  const mine = await fillHostedCard(hosted, VISA)
  expect(mine.notices).toEqual(['Your card is saved'])
  const [session] = mine.redirects.flatMap(({ to }) => new URL(to).searchParams.get('session') ?? [])
  expect(session).toBeTruthy()
  const { visitor } = await aCustomer()
  const other = await visitor.open(`${CARDS}?session=${session}`)
  expect(other.notices.join()).toContain('No card was saved')
  expect(other.text).toContain('You have not saved a payment method')
})

test('renames a card, and makes another card the first choice at checkout', async () => {
  const { page } = await withCard(VISA)
  const named = await page.fill('Nickname (optional)', 'Studio').press('Save the name of Visa ending in 4242')
  expect(named.text).toContain('Studio')
  const second = await fillHostedCard(await named.press('Add a card'), MASTERCARD)
  const changed = await second.press('Use first: Mastercard ending in 4444')
  expect(changed.text).toMatch(/Mastercard ending in 4444 ?Used first/)
  const removed = await changed.press('Remove Mastercard ending in 4444')
  expect(removed.notices.join()).toContain('The payment method is removed')
  expect(removed.text).toMatch(/Studio ?Used first/)
})

test('keeps the typed name of a card when the name is too long, and when the session has ended', async () => {
  const { visitor, page } = await withSharedCard()
  const [field, save] = ['Nickname (optional)', 'Save the name of Visa ending in 4242']
  const long = 'Studio '.repeat(8)
  const refused = await page.fill(field, long).press(save)
  expect([refused.status, refused.value(field)]).toEqual([422, long])
  const typed = refused.fill(field, 'Studio')
  await visitor.post('/account/logout', {})
  const ended = await typed.press(save)
  expect([ended.status, ended.path, ended.value(field)]).toEqual([401, CARDS, 'Studio'])
  expect(ended.alerts.join()).toContain('Your session has ended. What you typed is still here')
})

test('shows that a card was removed in another window', async () => {
  const { visitor, page } = await withCard()
  await (await visitor.open(CARDS)).press('Remove Visa ending in 4242')
  const gone = await page.press('Remove Visa ending in 4242')
  expect(gone.status).toBe(422)
  expect(gone.text).toContain('This payment method was removed meanwhile')
})

test('gives the same response for another customer’s card as for a missing card', async () => {
  const { page } = await withSharedCard()
  const card = page.document.querySelector<HTMLInputElement>('input[name=card]')?.value ?? ''
  const { page: other } = await withCard(MASTERCARD)
  const remove = 'Remove Mastercard ending in 4444'
  const [theirs, unknown] = [
    await other.press(remove, { forged: { card } }),
    await other.press(remove, { forged: { card: crypto.randomUUID() } }),
  ]
  expect([theirs.status, theirs.text]).toEqual([unknown.status, unknown.text])
  expect((await page.reload()).text).toContain('Visa ending in 4242')
})

const ADD_BILLING = 'Add a billing address: Billing address of Visa ending in 4242'
const CHANGE_BILLING = 'Change the billing address: Billing address of Visa ending in 4242'

const typeMarianne = (form: Page): Page =>
  form.fillAll({
    'First name': marianne.firstName,
    'Last name': marianne.lastName,
    'Address line 1': marianne.line1,
    City: marianne.city,
    State: marianne.state,
    'ZIP code': marianne.postcode,
    Phone: marianne.phone,
  })
const SAVE = 'Save the billing address'

test('saves a typed billing address for a card, and keeps what was typed when the address is refused', async () => {
  const { page } = await withCard()
  const form = await page.follow(ADD_BILLING)
  expect(form.text).toContain('Visa ending in 4242 has no billing address yet')
  const refused = await typeMarianne(form).fill('ZIP code', '1253').press(SAVE)
  expect([refused.status, refused.value('City'), refused.value('ZIP code')]).toEqual([422, 'Hudson', '1253'])
  const saved = await refused.fill('ZIP code', '12534').press(SAVE)
  expect([saved.path, saved.notices.join()]).toEqual([CARDS, 'The billing address is saved'])
  expect(saved.text).toContain('Billed to Marianne Hale, 212 Warren Street, Hudson, NY 12534')
  const again = await saved.follow(CHANGE_BILLING)
  expect(again.value('City')).toBe('Hudson')
})

test('keeps a typed billing address when the session has ended', async () => {
  const { visitor, page } = await withSharedCard()
  const typed = typeMarianne(await page.follow(ADD_BILLING))
  await visitor.post('/account/logout', {})
  const ended = await typed.press(SAVE)
  expect([ended.status, ended.value('City'), ended.value('ZIP code')]).toEqual([
    401,
    marianne.city,
    marianne.postcode,
  ])
  expect(ended.alerts.join()).toContain('Your session has ended. What you typed is still here')
})

test('shows the fields of another country without JavaScript, and keeps what was typed', async () => {
  const { page } = await withSharedCard()
  const form = await page.follow(ADD_BILLING)
  const british = await form
    .fillAll({ City: 'London', Country: 'GB' })
    .press('Show the fields of this country')
  expect([british.status, british.value('City')]).toEqual([200, 'London'])
  expect(british.hasField('Postcode')).toBe(true)
})

test('saves an address of the address book as a card’s billing address with one press', async () => {
  const { page } = await withCard()
  const form = await page.follow(ADD_BILLING)
  const [use] = form.all('button', /^Use this address for billing: /)
  const saved = await form.press(use?.getAttribute('aria-label') ?? '')
  expect([saved.path, saved.text]).toEqual([CARDS, expect.stringMatching(/Billed to Ada Whitlock, /)])
})

test('shows a message when another window changed the billing address, and replaces that address on the next submit', async () => {
  const { page } = await withCard()
  const [mine, other] = [await page.follow(ADD_BILLING), await page.follow(ADD_BILLING)]
  await typeMarianne(other).press(SAVE)
  const conflict = await typeMarianne(mine).fill('First name', 'Ada').press(SAVE)
  expect([conflict.status, conflict.value('First name')]).toEqual([409, 'Ada'])
  expect(conflict.alerts.join()).toContain('was changed in another window')
  expect(conflict.text).toContain('is billed to Marianne Hale, 212 Warren Street, Hudson')
  expect((await conflict.press(SAVE)).text).toContain('Billed to Ada Hale')
})

test('responds with 404 to another customer’s card and to another customer’s address in the billing form', async () => {
  const { page } = await withSharedCard()
  const form = await page.follow(ADD_BILLING)
  const { visitor, page: otherPage } = await withCard()
  const missing = await visitor.open(`${CARDS}/${crypto.randomUUID()}`)
  const theirs = await visitor.open(form.path)
  expect([theirs.status, theirs.text]).toEqual([404, missing.text])
  const otherForm = await otherPage.follow(ADD_BILLING)
  const address = form.document.querySelector<HTMLInputElement>('input[name=address]')?.value ?? ''
  const [use = ''] = otherForm
    .all('button', /^Use this address for billing: /)
    .map((button) => button.getAttribute('aria-label') ?? '')
  const refused = await otherForm.press(use, { forged: { address: `${address}x` } })
  expect([refused.status, refused.alerts.join()]).toEqual([
    404,
    'This address is not in your account anymore.',
  ])
})

test('uses a saved card’s billing address for an order, unless the shopper deselects that option', async () => {
  const { visitor, page } = await withCard()
  await typeMarianne(await page.follow(ADD_BILLING)).press(SAVE)
  const address = { ...marianne, line1: '1 Union Street' }
  const { page: payment } = await givenCart({ visitor, address })
  expect(payment.text).toContain('Bill to Marianne Hale, 212 Warren Street, Hudson, NY 12534')
  const review = await payment.check(/^Visa ending in 4242/).press('Continue to review')
  expect([review.heading, review.text]).toEqual([
    stepHeading.review,
    expect.stringContaining('212 Warren Street'),
  ])
  const edit = (await visitor.open('/checkout?edit=billing')).check(/^Visa ending in 4242/)
  const box = edit.document.querySelector('input[name^=cardBilling-]')?.getAttribute('name') ?? ''
  const other = await edit
    .fillAll({ 'Address line 1': '2 Park Place' })
    .press('Continue to review', { forged: { [box]: 'off' } })
  expect(other.text).toContain('2 Park Place')
  expect(other.text).not.toContain('212 Warren Street')
})
