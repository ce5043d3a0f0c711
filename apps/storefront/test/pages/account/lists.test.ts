import { logIn, type Page, productPath, textOf, type Visitor } from '@selvedge/testing'
import { expect, test } from 'vitest'
import { aVisitor, createCustomer } from '../../shop.ts'

const WISHLIST = '/account/dashboard/wishlist'

const aCustomer = async (): Promise<{ visitor: Visitor; email: string }> => {
  const visitor = aVisitor()
  const email = await createCustomer('customer')
  await logIn(visitor, email)
  return { visitor, email }
}

/** The names of products and the forms of their hearts by category. They are the same for every customer. */
const hearts = new Map<string, { readonly name: string; readonly path: string; readonly sku: string }>()

/** Saves a product of a category by the form of its heart, and returns its name. */
const save = async (visitor: Visitor, category: string): Promise<string> => {
  const path = await productPath(visitor, { category })
  let heart = hearts.get(category)
  if (!heart) {
    const product = await visitor.open(path)
    const { body } = product.requestOf(product.get('button', 'Save to wishlist'))
    heart = { name: product.heading, path, sku: String(body?.get('sku')) }
    hearts.set(category, heart)
  }
  const { status } = await visitor.post(
    heart.path,
    { intent: 'save', sku: heart.sku },
    { redirect: 'manual' },
  )
  if (status !== 303) throw new Error(`${heart.name} was not saved: ${status}`)
  return heart.name
}

/** The names on the board, in order. */
const saved = (list: Page): string[] => [...list.main.querySelectorAll('li h2')].map(textOf)

const newList = async (visitor: Visitor, name: string): Promise<Page> => {
  const form = await visitor.open(`${WISHLIST}?edit=new`)
  return form.fill('Name of the list', name).press('Create list')
}

const edit = (list: Page, name: string): Promise<Page> => list.follow(`Edit note and quantity: ${name}`)

/** Shares a list, and returns the path of its link. */
const share = async (list: Page): Promise<string> => {
  const shared = await (await list.follow('Share')).press('Make a link')
  return new URL(shared.value('Link')).pathname
}

test('creates, renames and deletes a list, and asks for confirmation before deleting it', async () => {
  const { visitor } = await aCustomer()
  const odd = 'Hall & <b>"stairs"</b> \u00e9'
  const created = await newList(visitor, odd)
  expect(created.heading).toBe(odd)
  expect(created.notices.join()).toContain(`The list “${odd}” is ready`)
  expect(created.path).toMatch(/\/account\/dashboard\/wishlist\/[\da-f-]{36}$/)
  const renamed = await (await created.follow('Rename')).fill('Name of the list', 'Attic').press('Save')
  expect([renamed.heading, renamed.path]).toEqual(['Attic', created.path])
  const question = await renamed.follow('Delete')
  expect(question.heading).toBe('Delete “Attic”?')
  expect((await question.follow('Keep it')).heading).toBe('Attic')
  const deleted = await question.press('Delete this list')
  expect([deleted.path, deleted.heading]).toEqual([WISHLIST, 'Wishlist'])
  expect((await visitor.open(created.path)).status).toBe(404)
})

test('creates only one list when the same form is sent twice at the same time', async () => {
  const { visitor } = await aCustomer()
  const form = (await (await visitor.open(WISHLIST)).follow('New list')).fill('Name of the list', 'Twice')
  const [first, second] = await Promise.all([form.press('Create list'), form.press('Create list')])
  expect(first.path).toBe(second.path)
  expect((await visitor.open(WISHLIST)).all('link', /^Twice/)).toHaveLength(1)
})

test('refuses a list with an empty or overlong name, and keeps what was typed', async () => {
  const { visitor } = await aCustomer()
  const field = 'Name of the list'
  const form = await visitor.open(`${WISHLIST}?edit=new`)
  for (const [kind, name] of [
    ['an empty name', ' '],
    ['a name of 81 characters', 'x'.repeat(81)],
  ] as const) {
    const refused = await form.fill(field, name).press('Create list')
    expect([refused.status, refused.value(field)], kind).toEqual([422, name])
    expect(refused.errorOf(field), kind).not.toBe('')
  }
})

test('redirects a guest to the login and, after the login, back to the list', async () => {
  const path = `${WISHLIST}/6a690731-0d2c-4a5b-9d1e-0123456789ab`
  const login = await aVisitor().open(path)
  expect([login.path, login.url.searchParams.get('redirectTo')]).toEqual(['/account/login', path])
})

test('gives the same 404 response for another customer’s list as for a missing list', async () => {
  const owner = await aCustomer()
  const list = await newList(owner.visitor, 'Secret')
  const { visitor } = await aCustomer()
  const missing = `${WISHLIST}/6a690731-0d2c-4a5b-9d1e-0123456789ab`
  const [theirs, none] = [await visitor.open(list.path), await visitor.open(missing)]
  expect([theirs.status, none.status]).toEqual([404, 404])
  expect(theirs.heading).toBe(none.heading)
  for (const form of ['rename', 'share', 'item', 'move-all']) {
    const fields = { form, listName: 'Mine', lineItemId: 'x', quantity: '1', note: '' }
    const [one, other] = [await visitor.post(list.path, fields), await visitor.post(missing, fields)]
    expect([form, one.status, other.status]).toEqual([form, 404, 404])
  }
  await visitor.post(list.path, { form: 'delete' })
  expect((await owner.visitor.open(list.path)).heading).toBe('Secret')
})

test('keeps the typed note and quantity of an item when the session has ended', async () => {
  const { visitor } = await aCustomer()
  const name = await save(visitor, 'bedding')
  const form = await edit(await visitor.open(WISHLIST), name)
  const typed = form.fillAll({ Note: 'For the hall', Quantity: '3' })
  await visitor.post('/account/logout', {})
  const ended = await typed.press('Save')
  expect([ended.status, ended.value('Note'), ended.value('Quantity')]).toEqual([401, 'For the hall', '3'])
  expect(ended.alerts.join()).toContain('Your session has ended. What you typed is still here')
})

test('moves a saved item with its note and quantity to another list', async () => {
  const { visitor } = await aCustomer()
  const hall = await newList(visitor, 'Hall')
  const name = await save(visitor, 'bedding')
  const form = await edit(await visitor.open(WISHLIST), name)
  const note = 'For <Ada> & "Bo"\nupstairs \ud83c\udf3f'
  const noted = await form.fillAll({ Note: note, Quantity: '3' }).press('Save')
  expect(noted.notices.join()).toContain('Your list is saved')
  expect(textOf(noted.main.querySelector('blockquote') ?? noted.main)).toBe(
    'For <Ada> & "Bo" upstairs \ud83c\udf3f',
  )
  const again = await edit(noted, name)
  expect([again.value('Note'), again.value('Quantity')]).toEqual([note, '3'])
  await again.fill('List', 'Hall').press('Save')
  expect(saved(await visitor.open(WISHLIST))).toEqual([])
  const moved = await visitor.open(hall.path)
  expect(saved(moved)).toEqual([name])
  expect(moved.text).toContain('× 3')
  expect((await edit(moved, name)).value('Note')).toBe(note)
})

test('refuses an item with an overlong note or an invalid quantity, and keeps what was typed', async () => {
  const { visitor } = await aCustomer()
  const name = await save(visitor, 'bedding')
  const form = await edit(await visitor.open(WISHLIST), name)
  for (const [field, valid, typed] of [
    ['Note', '', 'x'.repeat(501)],
    ['Quantity', '1', '0'],
    ['Quantity', '1', 'two'],
  ] as const) {
    const refused = await form.fill(field, typed).press('Save')
    expect([refused.status, refused.value(field)], `${field} ${typed}`).toEqual([422, typed])
    form.fill(field, valid)
  }
})

test('shows the note that another window saved, and replaces that note only when the form is submitted again', async () => {
  const { visitor } = await aCustomer()
  const name = await save(visitor, 'bedding')
  const list = await visitor.open(WISHLIST)
  const [one, other] = [await edit(list, name), await edit(list, name)]
  await one.fill('Note', 'First window').press('Save')
  const refused = await other.fill('Note', 'Second window').press('Save')
  expect(refused.status).toBe(409)
  expect(refused.alerts.join()).toContain('It says now: First window')
  expect(refused.value('Note')).toBe('Second window')
  const replaced = await refused.press('Save')
  expect(textOf(replaced.main.querySelector('blockquote') ?? replaced.main)).toBe('Second window')
})

test('moves an item to the cart once when its button is pressed twice', async () => {
  const { visitor } = await aCustomer()
  const name = await save(visitor, 'bedding')
  const list = await visitor.open(WISHLIST)
  const move = `Move to cart: ${name}`
  const [first] = await Promise.all([list.press(move), list.press(move)])
  expect(first.status).toBe(200)
  expect(saved(await visitor.open(WISHLIST))).toEqual([])
  const cart = await visitor.open('/cart')
  expect(cart.get('spinbutton', /^Quantity/, cart.article(name))).toMatchObject({ value: '1' })
  // A window that still shows the item.
  expect((await list.press(move)).path).toBe(WISHLIST)
  expect((await visitor.open('/cart')).all('spinbutton', /^Quantity/)).toHaveLength(1)
})

test('moves all available items to the cart, and names the items that stay', async () => {
  const { visitor } = await aCustomer()
  // Its page has no heart: it is filled first.
  const page = await visitor.open(await productPath(visitor, { category: 'fill-a-yard' }))
  const sku = page.document.querySelector('#heart [name=sku]')?.getAttribute('value') ?? ''
  await visitor.post(page.path, { intent: 'save', sku })
  const yard = page.heading
  await save(visitor, 'bedding')
  await save(visitor, 'wallpaper')
  const list = await visitor.open(WISHLIST)
  expect(list.has('button', `Move to cart: ${yard}`)).toBe(false)
  expect((await list.follow(`Choose designs: ${yard}`)).path).toMatch(/^\/product\/.*\/fill$/)
  const moved = await list.press('Move all available to cart')
  expect(moved.notices.join()).toContain('In your cart now')
  expect(moved.notices.join()).toContain(yard)
  expect(saved(moved)).toEqual([yard])
  expect((await visitor.open('/cart')).text).toContain('Subtotal, 2 items')
})

test('shows the earlier price of a saved item when today’s price differs', async () => {
  const visitor = aVisitor()
  await save(visitor, 'printed-fabric')
  const before = await visitor.open(WISHLIST)
  expect(before.text).not.toContain('when you saved it')
  const [price] = /\$\d+\.\d\d/.exec(before.main.querySelector('li')?.textContent ?? '') ?? []
  await logIn(visitor, await createCustomer('trade'))
  expect((await visitor.open(WISHLIST)).text).toContain(`Was ${price} when you saved it`)
})

test('shares a list by a link that reveals nothing about the owner, and lets a visitor add items to their cart', async () => {
  const { visitor, email } = await aCustomer()
  const name = await save(visitor, 'bedding')
  const noted = await (await edit(await visitor.open(WISHLIST), name))
    .fill('Note', 'A private note')
    .press('Save')
  const path = await share(noted)
  expect(path).toMatch(/^\/list\/[\w-]{54}$/)
  const guest = aVisitor()
  const shared = await guest.open(path)
  expect(shared.heading).toBe('Wishlist')
  expect(saved(shared)).toEqual([name])
  expect(shared.headers.get('cache-control')).toBe('private, no-store')
  expect(shared.headers.get('referrer-policy')).toBe('same-origin')
  expect(shared.headers.get('x-robots-tag')).toBe('noindex')
  expect(shared.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  for (const secret of [email, 'A private note', 'movingSince', 'customerId'])
    expect(shared.body).not.toContain(secret)
  const cart = await shared.press(`Add to cart: ${name}`)
  expect(cart.path).toBe('/cart')
  expect(cart.article(name)).toBeTruthy()
  expect(saved(await visitor.open(WISHLIST))).toEqual([name])
})

test('omits designs for adults from a shared list until the visitor agrees to see them', async () => {
  const { visitor } = await aCustomer()
  const sku = 'life-class-clay-printed-fabric-qc-yard'
  await visitor.post('/product/life-class-clay-printed-fabric', { intent: 'save', sku })
  const list = await visitor.open(WISHLIST)
  expect(saved(list)).toEqual(['Life Class'])
  const path = await share(list)
  const guest = aVisitor()
  expect((await guest.open(path)).body).not.toMatch(/life.class/i)
  await (await guest.open('/preferences')).check('Show').press('Save')
  expect(saved(await guest.open(path))).toEqual(['Life Class'])
})

test('shows notes on a shared list only while its owner has ticked “Show my notes”', async () => {
  const { visitor } = await aCustomer()
  const name = await save(visitor, 'bedding')
  const noted = await (await edit(await visitor.open(WISHLIST), name))
    .fill('Note', 'A shared note')
    .press('Save')
  const path = await share(noted)
  const link = await (await visitor.open(WISHLIST)).follow('Shared')
  const ticked = await link.fill(/^Show my notes/, true).press('Save')
  expect((await aVisitor().open(path)).text).toContain('A shared note')
  await ticked.fill(/^Show my notes/, false).press('Save')
  expect((await aVisitor().open(path)).body).not.toContain('A shared note')
})

test('invalidates the link of a shared list permanently, and creates another link when the list is shared again', async () => {
  const { visitor } = await aCustomer()
  const list = await newList(visitor, 'Hall')
  const form = await list.follow('Share')
  const [made, again] = [await form.press('Make a link'), await form.press('Make a link')]
  expect(again.value('Link')).toBe(made.value('Link'))
  const former = new URL(made.value('Link')).pathname
  const ended = await (await (await visitor.open(list.path)).follow('Shared')).press('Stop sharing')
  const [gone, unknown] = [await aVisitor().open(former), await aVisitor().open(`/list/${'A'.repeat(54)}`)]
  expect([gone.status, unknown.status]).toEqual([404, 404])
  expect(gone.heading).toBe(unknown.heading)
  const next = await share(ended)
  expect(next).not.toBe(former)
  expect([(await aVisitor().open(former)).status, (await aVisitor().open(next)).status]).toEqual([404, 200])
  // The id of the list alone opens nothing.
  const id = list.path.split('/').at(-1) ?? ''
  const key = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.alloc(24)]).toString(
    'base64url',
  )
  expect((await aVisitor().open(`/list/${key}`)).status).toBe(404)
  await (await (await visitor.open(list.path)).follow('Delete')).press('Delete this list')
  expect((await aVisitor().open(next)).status).toBe(404)
})

test('shows a message when an item was removed in another window', async () => {
  const { visitor } = await aCustomer()
  const name = await save(visitor, 'bedding')
  const form = await edit(await visitor.open(WISHLIST), name)
  await (await visitor.open(WISHLIST)).press(`Remove ${name}`)
  const refused = await form.fill('Note', 'Too late').press('Save')
  expect(refused.status).toBe(404)
  expect(refused.alerts.join()).toContain('no longer on the list')
})
