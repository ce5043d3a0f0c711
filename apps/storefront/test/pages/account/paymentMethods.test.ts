import { fillHostedCard, PASSWORD } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, shop } from '../../shop.ts'

const CARDS = '/account/dashboard/payment-methods'
const VISA = '4242 4242 4242 4242'
const MASTERCARD = '5555 5555 5555 4444'

const aCustomer = async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await (await visitor.open('/account/login')).fillAll({ Email: email, Password: PASSWORD }).press('Log in')
  return { visitor, page: await visitor.open(CARDS) }
}

const withCard = async (number = VISA) => {
  const { visitor, page } = await aCustomer()
  return { visitor, page: await fillHostedCard(await page.press('Add a card'), number) }
}

test('redirects a guest to the login and back', async () => {
  const login = await aVisitor().open(CARDS)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', CARDS])
})

test('saves a card that is entered on the provider’s page, the same one once', async () => {
  const { page: empty } = await aCustomer()
  expect(empty.text).toContain('You have not saved a card')
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
  expect(back.text).toContain('You have not saved a card')
})

test('does not save the card of a session that belongs to somebody else', async () => {
  const { page } = await aCustomer()
  const hosted = await page.press('Add a card')
  const mine = await fillHostedCard(hosted, VISA)
  const session = mine.redirects.map(({ to }) => new URL(to, shop.storefront).searchParams.get('session'))
  const { visitor } = await aCustomer()
  const other = await visitor.open(`${CARDS}?session=${session.find(Boolean)}`)
  expect(other.notices.join()).toContain('No card was saved')
  expect(other.text).toContain('You have not saved a card')
})

test('gives a card a name, and makes another one the first at checkout', async () => {
  const { page } = await withCard(VISA)
  const named = await page
    .fill('Name of the card (optional)', 'Studio')
    .press('Save the name of Visa ending in 4242')
  expect(named.text).toContain('Studio')
  const second = await fillHostedCard(await named.press('Add a card'), MASTERCARD)
  const changed = await second.press('Use first: Mastercard ending in 4444')
  expect(changed.text).toMatch(/Mastercard ending in 4444 ?Used first/)
  const removed = await changed.press('Remove Mastercard ending in 4444')
  expect(removed.notices.join()).toContain('The card is removed')
  expect(removed.text).toMatch(/Studio ?Used first/)
})

test('shows that a card was removed in another window', async () => {
  const { visitor, page } = await withCard()
  await (await visitor.open(CARDS)).press('Remove Visa ending in 4242')
  const gone = await page.press('Remove Visa ending in 4242')
  expect(gone.status).toBe(422)
  expect(gone.text).toContain('This card was removed meanwhile')
})

test('responds to the card of another customer as to a missing one', async () => {
  const { page } = await withCard()
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
