import type { Page } from 'playwright-core'
import { alive } from '../harness/alive.ts'

/** Signs a seeded customer in; they land on the front page. */
export const logIn = async (page: Page, email: string, password = 'Selvedge-2026'): Promise<void> => {
  await page.goto('/account/login')
  await alive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
