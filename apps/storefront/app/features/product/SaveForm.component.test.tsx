import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lostConnection } from '../../../test/components/cartShop.ts'
import { refused, untilReady } from '../../../test/components/openShop.tsx'
import { createProductShop, openProduct } from '../../../test/components/productShop.ts'

const heart = page.getByRole('button', { name: 'Save to wishlist' })
const alert = page.getByRole('alert')

test('fills the heart icon before the response when Enter is pressed, and removes the product when the heart is clicked', async () => {
  const shop = createProductShop()
  await openProduct(shop)
  const respond = shop.delayResponses()
  ;(heart.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  respond()
  await untilReady()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart).toHaveFocus()
  await heart.click()
  await untilReady()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => shop.requests.map(({ intent }) => intent)).toEqual(['save', 'remove'])
})

test.each([
  ['the connection is lost', lostConnection, /^The shop could not be reached/],
  ['the wishlist cannot be reached', () => refused({ kind: 'unavailable' }, 503), /^Whoops/],
])(
  'shows a message and an empty heart when %s, and saves the product when the heart is clicked again',
  async (_, respond, message) => {
    const shop = createProductShop()
    await openProduct(shop)
    shop.respondNext(respond)
    await heart.click()
    await expect.element(alert).toMatchTextContent(message)
    // The toast about the cart would be wrong.
    await expect.element(page.getByText('Your cart stayed as it was').first()).not.toBeInTheDocument()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await untilReady()
    await expect.element(alert).not.toBeInTheDocument()
  },
)
