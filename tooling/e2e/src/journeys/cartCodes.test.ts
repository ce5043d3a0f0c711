import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const field = (page: Page) => page.getByLabel('Promo code')
const tryCode = async (page: Page, code: string): Promise<void> => {
  if (!(await field(page).isVisible())) await page.getByText('Add a promo code').click()
  await field(page).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor()
const removeCode = (page: Page, code: string) => page.getByRole('button', { name: `Remove code ${code}` })

test.each(['on', 'off'] as const)(
  'with JavaScript %s, who guesses codes is told to wait in the same words for every code, and what was typed is kept',
  async (script) => {
    const { page, expects } = await aShopper({ script })
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    expects(/status of 429/)
    for (let guess = 1; guess <= 20; guess += 1) {
      const answer = await page.request.post('/cart', {
        form: { intent: 'code', code: `GUESS-${guess}` },
        headers: { origin: new URL(page.url()).origin },
      })
      expect(answer.status()).toBe(422)
    }
    for (const code of ['GUESS-21', 'WELCOME10']) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await tryCode(page, code)
      expect((await answered).status()).toBe(429)
      await told(page, 'That was tried too often. Please wait a quarter of an hour and try again.')
      expect(await field(page).inputValue()).toBe(code)
    }
    expect(await removeCode(page, 'WELCOME10').count()).toBe(0)
    // The cart itself can be changed all the same.
    await page.getByRole('button', { name: 'One more' }).click()
    await page
      .getByRole('link', { name: /^Cart, 2 items/ })
      .first()
      .waitFor()
  },
)

test.each(['on', 'off'] as const)(
  'with JavaScript %s, a code in small letters is taken, and one that is far too long stays as it was typed; on the cart already, it is said so',
  async (script) => {
    const { page } = await aShopper({ script })
    await openFirstProduct(page, 'Fabric')
    await addToCart(page)
    const long = 'LONG'.repeat(60)
    await tryCode(page, long)
    await told(page, 'Please enter a valid code.')
    expect(await field(page).inputValue()).toBe(long)
    await tryCode(page, 'welcome10')
    await removeCode(page, 'WELCOME10').waitFor()
    for (const again of ['WELCOME10', 'welcome10']) {
      await page.reload()
      await tryCode(page, again)
      await told(page, 'This code is on your cart already.')
      expect(await field(page).inputValue()).toBe('')
    }
    expect(await removeCode(page, 'WELCOME10').count()).toBe(1)
  },
)
