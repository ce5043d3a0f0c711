import { logIn, marianne, type Page, query, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer, givenCart, givenCustomer, shop } from '../../shop.ts'

const LIST = '/account/dashboard/addresses'
const NEW = `${LIST}?edit=new`

const cards = (page: Page): string[] => page.all('article').map((card) => card.textContent ?? '')

const fill = (form: Page, values: Readonly<Record<string, string>> = {}): Page =>
  form.fillAll({
    'Name of this address': 'Studio',
    'First name': marianne.firstName,
    'Last name': marianne.lastName,
    'Address line 1': marianne.line1,
    City: marianne.city,
    State: marianne.state,
    'ZIP code': marianne.postcode,
    Phone: marianne.phone,
    ...values,
  })

/** A customer with the two addresses of the seed, both of them without a name. */
const aCustomer = async (): Promise<Visitor> => (await givenCustomer('customer')).visitor

const addStudio = async (visitor: Visitor): Promise<Page> =>
  fill(await visitor.open(NEW)).press('Save address')

test('adds an address with its name, changes it, and removes it', async () => {
  const visitor = await aCustomer()
  const empty = await (await visitor.open(LIST)).follow('Add an address')
  const added = await fill(empty).press('Save address')
  expect([added.path, added.notices.join()]).toEqual([LIST, 'Studio is saved.'])
  expect(added.article('Studio').textContent).toContain('Marianne Hale\n212 Warren Street\nHudson, NY 12534')

  const edit = await added.follow('Edit Studio')
  expect(edit.value('Name of this address')).toBe('Studio')
  const changed = await edit
    .fillAll({ 'Name of this address': 'Atelier', City: 'Troy', 'ZIP code': '12180' })
    .press('Save address')
  expect(changed.article('Atelier').textContent).toContain('Troy, NY 12180')

  const question = await changed.follow('Remove Atelier')
  expect(question.heading).toBe('Remove this address?')
  const removed = await question.press('Remove address')
  expect([removed.notices.join(), cards(removed).length]).toEqual(['Atelier is removed.', 2])
})

test('makes an address the default for shipping or for billing with one press', async () => {
  const visitor = await aCustomer()
  const shipping = await (await addStudio(visitor)).press('Ship here by default: Studio')
  expect(shipping.article('Studio').textContent).toContain('Default for shipping')
  expect(shipping.article('Durham').textContent).toContain('Default for billing')
  const both = await shipping.press('Bill here by default: Studio')
  expect(both.article('Studio').textContent).toContain('Default for shipping and billing')
})

test('makes the first address the default for shipping and billing', async () => {
  const { email, visitor } = await givenCustomer('customer')
  await query(
    shop,
    'platform',
    `update customers set doc = (doc - 'defaultShippingAddressId' - 'defaultBillingAddressId')
       || '{"addresses": [], "shippingAddressIds": [], "billingAddressIds": []}' where lowercase_email = $1`,
    [email],
  )
  expect((await visitor.open(LIST)).text).toContain('No addresses yet')
  const added = await addStudio(visitor)
  expect(added.article('Studio').textContent).toContain('Default for shipping and billing')
})

test('requires a new default before a default address is removed, and keeps the address when no new default is chosen', async () => {
  const visitor = await aCustomer()
  await addStudio(visitor)
  const [home] = (await visitor.open(LIST)).all('link', 'Remove Ada Whitlock')
  const question = await (await visitor.open(LIST)).follow(home as Element)
  const refused = await question.press('Remove address')
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Choose one of the options.')])
  const removed = await refused.check(/^Studio/).press('Remove address', {
    forged: { billingNext: refused.all('radio')[0]?.getAttribute('value') ?? '' },
  })
  expect(removed.path).toBe(LIST)
  expect(removed.article('Studio').textContent).toContain('Default for shipping')
  expect(removed.article('Raleigh').textContent).toContain('Default for billing')
  expect(cards(removed)).toHaveLength(2)
})

test('keeps what was typed when an address is refused, and names the field', async () => {
  const form = await (await aCustomer()).open(NEW)
  for (const [label, value] of [
    ['Name of this address', ''],
    ['ZIP code', '1253'],
    ['First name', 'M@rianne'],
  ] as const) {
    const refused = await fill(form, { [label]: value })
      .fill(/^Address line 2/, 'Floor 2')
      .press('Save address')
    expect(refused.status, label).toBe(422)
    expect(refused.errorOf(label), label).not.toBe('')
    expect(refused.value(/^Address line 2/), label).toBe('Floor 2')
  }
})

test('shows the fields of the chosen country, and keeps what was typed when the country changes', async () => {
  const form = fill(await (await aCustomer()).open(NEW)).fill('Country', 'CA')
  const canada = await form.press('Show the fields of this country')
  expect([canada.status, canada.hasField(/^Province/), canada.value('City')]).toEqual([200, true, 'Hudson'])
  const refused = await canada
    .fill(/^Province/, 'ON')
    .fillAll({ City: 'Toronto', 'Postal code': 'M5H-3Y2', Phone: '(416) 555-0142' })
    .press('Save address')
  expect(refused.errorOf('Postal code')).toContain('A1A 1A1')
  const saved = await refused.fill('Postal code', 'M5H 3Y2').press('Save address')
  expect(saved.article('Studio').textContent).toContain('Toronto, ON M5H 3Y2')
})

test('suggests a correction for a mistyped address, and saves the suggestion or the typed address as chosen', async () => {
  const visitor = await aCustomer()
  for (const [name, choice, saved] of [
    ['Studio', 'Use this address', 'Hudson, NY 12534'],
    ['Atelier', 'Use it as typed', 'Hudson, CA 12534'],
  ] as const) {
    const form = await visitor.open(NEW)
    const question = await fill(form, { 'Name of this address': name, State: 'CA' }).press('Save address')
    expect(question.alerts.join(), choice).toContain('Did you mean this address?')
    expect((await question.press(choice)).article(name).textContent, choice).toContain(saved)
  }
})

test('saves one address when a form is sent twice', async () => {
  const visitor = await aCustomer()
  const form = fill(await visitor.open(NEW))
  await Promise.all([form.press('Save address'), form.press('Save address')])
  await form.press('Save address')
  expect(cards(await visitor.open(LIST)).filter((card) => card.includes('Studio'))).toHaveLength(1)
})

test('shows a change that another window saved, and saves the current form when it is submitted again', async () => {
  const visitor = await aCustomer()
  await addStudio(visitor)
  const list = await visitor.open(LIST)
  const [first, second] = [await list.follow('Edit Studio'), await list.follow('Edit Studio')]
  await first.fillAll({ City: 'Troy', 'ZIP code': '12180' }).press('Save address')
  const conflict = await second.fill(/^Address line 2/, 'Floor 2').press('Save address')
  expect(conflict.status).toBe(409)
  expect(conflict.alerts.join()).toContain('City: Troy')
  expect(conflict.alerts.join()).not.toContain('Floor 2')
  expect([conflict.value('City'), conflict.value(/^Address line 2/)]).toEqual(['Hudson', 'Floor 2'])
  const saved = await conflict.press('Save address')
  expect(saved.article('Studio').textContent).toContain('Floor 2\nHudson, NY 12534')
})

test('shows an address again before removing it when another window has changed the address', async () => {
  const visitor = await aCustomer()
  await addStudio(visitor)
  const list = await visitor.open(LIST)
  const question = await list.follow('Remove Studio')
  await (await list.follow('Edit Studio')).fill(/^Address line 2/, 'Floor 2').press('Save address')
  const again = await question.press('Remove address')
  expect([again.status, again.article('Studio').textContent]).toEqual([
    409,
    expect.stringContaining('Floor 2'),
  ])
  expect(cards(await again.press('Remove address'))).toHaveLength(2)
})

test('keeps what was typed when the address was removed in another window, and saves it as a new address', async () => {
  const visitor = await aCustomer()
  await addStudio(visitor)
  const list = await visitor.open(LIST)
  const edit = await list.follow('Edit Studio')
  await (await list.follow('Remove Studio')).press('Remove address')
  const gone = await edit.fill(/^Address line 2/, 'Floor 2').press('Save address')
  expect([gone.status, gone.value(/^Address line 2/)]).toEqual([404, 'Floor 2'])
  const added = await gone.press('Save address')
  expect(added.article('Studio').textContent).toContain('Floor 2')
})

test('gives the same 404 response for another customer’s address as for a missing address', async () => {
  const other = await addStudio(await aCustomer())
  const taken = new URL(other.get('link', 'Edit Studio').getAttribute('href') ?? '', other.url)
  const id = taken.searchParams.get('edit') ?? ''
  const visitor = await aCustomer()
  const statuses = async (address: string) => {
    const pages = [
      await visitor.open(`${LIST}?edit=${address}`),
      await visitor.open(`${LIST}?remove=${address}`),
      await visitor.post(LIST, { intent: 'remove', id: address, shown: '{}' }),
      await visitor.post(LIST, { intent: 'default', role: 'shipping', id: address }),
      await fill(await visitor.open(NEW)).press('Save address', { forged: { id: address } }),
    ]
    return pages.map(({ status, heading, alerts }) => [status, heading, alerts.join()])
  }
  const missing = await statuses('11111111-1111-4111-8111-111111111111')
  expect(missing.map(([status]) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await statuses(id)).toEqual(missing)
  expect(cards(await other.reload()).join()).toContain('Studio')
})

test('saves at most 50 addresses, and shows a message when the customer tries to add another', async () => {
  const { email, visitor } = await givenCustomer('customer')
  const form = fill(await visitor.open(NEW))
  await query(
    shop,
    'platform',
    `update customers set doc = jsonb_set(doc, '{addresses}', (doc->'addresses') || (
       select jsonb_agg((doc->'addresses'->1) || jsonb_build_object('id', gen_random_uuid(), 'key', 'n' || n, 'streetNumber', n::text))
       from generate_series(1, 48) n)) where lowercase_email = $1`,
    [email],
  )
  const full = await form.press('Save address')
  expect([full.status, full.value('Name of this address')]).toEqual([422, 'Studio'])
  expect(full.alerts.join()).toContain('You have saved 50 addresses')
  const list = await visitor.open(LIST)
  expect([list.text.includes('You have saved 50 addresses'), list.has('link', 'Add an address')]).toEqual([
    true,
    false,
  ])
})

test('keeps what was typed when the session has ended', async () => {
  const visitor = await aCustomer()
  const form = fill(await visitor.open(NEW))
  await visitor.post('/account/logout', {})
  const expired = await form.press('Save address')
  expect([expired.status, expired.value('Name of this address')]).toEqual([401, 'Studio'])
  expect(expired.alerts.join()).toContain('Your session has ended')
})

test('redirects a guest to the login and, after the login, back to the page', async () => {
  const guest = aVisitor()
  const login = await guest.open(NEW)
  expect(login.path).toBe('/account/login')
  const email = await createCustomer('customer')
  const form = await login.fillAll({ Email: email, Password: 'Selvedge-2026' }).press('Log in')
  expect(form.heading).toBe('Add an address')
})

test('offers saved addresses at checkout, and uses the city as the name of an address that is saved there', async () => {
  const email = await createCustomer('customer')
  const visitor = aVisitor()
  await logIn(visitor, email)
  await addStudio(visitor)
  const cart = await givenCart({ visitor })
  const shipping = await cart.page.follow('Go to shipping')
  expect(shipping.all('radio', /212 Warren Street/)).toHaveLength(1)
  const form = await shipping.follow('Another address')
  await form
    .fillAll({
      'First name': 'Jo',
      'Last name': 'Petrakis',
      'Address line 1': '48 Union Street',
      City: 'Troy',
      State: 'NY',
      'ZIP code': '12180',
      Phone: marianne.phone,
    })
    .check('Save this address for next time')
    .press('Continue to delivery')
  const list = await visitor.open(LIST)
  expect(list.article('48 Union Street').querySelector('h2')?.textContent).toBe('Troy')
})
