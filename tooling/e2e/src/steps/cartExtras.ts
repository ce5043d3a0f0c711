import type { Page } from 'playwright-core'

/** Puts a promo code on the cart at hand. */
export const applyCode = async (page: Page, code: string): Promise<void> => {
  await page.getByText('Add a promo code').click()
  await page.getByLabel('Promo code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: `Remove code ${code}` }).waitFor()
}

type Gift = { readonly to: string; readonly from: string; readonly message: string }

/** Puts a gift's card on the cart at hand. */
export const saveGift = async (page: Page, { to, from, message }: Gift): Promise<void> => {
  await page.getByText('Add a gift message').click()
  await page.getByLabel('To', { exact: true }).fill(to)
  await page.getByLabel('From', { exact: true }).fill(from)
  await page.getByLabel('Message', { exact: true }).fill(message)
  await page.getByRole('button', { name: 'Save the message' }).click()
  await page.getByText(`For ${to}, from ${from}`).first().waitFor()
}
