import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartRefusal, lostConnection } from '../../../test/components/cartShop.ts'
import { untilReady } from '../../../test/components/openShop.tsx'
import { createProductShop, openProduct, prerenderProduct } from '../../../test/components/productShop.ts'

const form = () => page.elementLocator(document.querySelector('#buy') as HTMLElement)
const add = () => form().getByRole('button', { name: 'Add to cart' })
const dialog = page.getByRole('dialog')

test('shows the added product with its size and amount, and the total of the cart', async () => {
  const shop = createProductShop()
  await openProduct(shop)
  await page.getByRole('button', { name: 'One more' }).click()
  await add().click()
  await expect.element(dialog).toHaveAccessibleName('Terrazzo Rosa is in your cart.')
  await expect.element(dialog.getByRole('term')).toHaveTextContent('Total')
  await expect.element(dialog.getByRole('definition')).toMatchTextContent('$78.00')
  await expect.element(dialog.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
  expect(shop.requests).toMatchObject([{ intent: 'add', sku: 'cotton', quantity: '2' }])
})

test.each([
  ['its button', () => dialog.getByRole('button', { name: 'Keep shopping' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  'returns the focus to the form when the dialog with the added product is closed with %s',
  async (_, close) => {
    await openProduct(createProductShop())
    await add().click()
    await expect.element(dialog).toBeVisible()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(add()).toHaveFocus()
  },
)

test('shows a toast with the reason when the product cannot be added', async () => {
  const shop = createProductShop()
  await openProduct(shop)
  shop.respondNext(() => cartRefusal('item-unavailable', 'add'))
  await add().click()
  await expect.element(page.getByText('Your cart stayed as it was', { exact: true }).first()).toBeVisible()
})

test('adds the selected variant even while the page of that variant is still loading', async () => {
  const shop = createProductShop()
  let load = (): void => undefined
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  await openProduct({
    ...shop,
    loader: async (request) => {
      if (request.url.includes('sku=linen')) await loading
      return shop.loader(request)
    },
  })
  await page.getByText('Cotton Linen').first().click()
  await expect.poll(() => document.documentElement.dataset.busy).toBeDefined()
  await add().click()
  await expect.poll(() => shop.requests).toMatchObject([{ intent: 'add', sku: 'linen' }])
  load()
  await untilReady()
  await expect.element(dialog).toBeVisible()
})

test('keeps the quantity and hides the confirmation when another variant is selected', async () => {
  await openProduct(createProductShop())
  await page.getByRole('spinbutton').fill('3')
  await add().click()
  await dialog.getByRole('button', { name: 'Keep shopping' }).click()
  const confirmation = form().getByRole('link', { name: 'Go to cart' })
  await expect.element(confirmation).toBeVisible()
  await page.getByText('Cotton Linen').first().click()
  await untilReady()
  await expect.element(confirmation).not.toBeInTheDocument()
  await expect.element(page.getByRole('spinbutton')).toHaveValue(3)
})

test('shows the reason in the form when nothing was added', async () => {
  const shop = createProductShop()
  await openProduct(shop)
  shop.respondNext(() => cartRefusal('item-unavailable', 'add'))
  await add().click()
  await expect.element(form().getByText('This item is no longer available. Please remove.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('keeps the form after a lost connection, and adds the product when the button is pressed again', async () => {
  const shop = createProductShop()
  await openProduct(shop)
  await page.getByRole('spinbutton').fill('3')
  shop.respondNext(lostConnection)
  await add().click()
  await expect.element(form().getByText(/^The shop could not be reached/)).toBeVisible()
  await expect.element(page.getByRole('spinbutton')).toHaveValue(3)
  await add().click()
  await expect.element(dialog).toBeVisible()
  expect(shop.requests.at(-1)).toMatchObject({ quantity: '3' })
})

test('adds the quantity that was typed before hydration', async () => {
  const shop = createProductShop()
  const hydrate = await prerenderProduct(shop)
  await page.getByRole('spinbutton').fill('3')
  await hydrate()
  await add().click()
  await expect.element(dialog).toBeVisible()
  await untilReady()
  expect(shop.requests).toMatchObject([{ intent: 'add', quantity: '3' }])
})
