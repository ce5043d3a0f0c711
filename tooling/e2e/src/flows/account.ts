import type { BrowserContext, Page } from '@playwright/test'
import { type CustomerKind, givenCustomer, PASSWORD, type ShopAddresses } from '@selvedge/testing'
import { openPage, waitUntilReady } from '../harness/openPage.ts'

export const fillLogin = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export const loginButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Log in' })

/** Logs a customer in through the login page and waits for the home page. */
export const logIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await openPage(page, '/account/login')
  await fillLogin(page, email, password)
  await loginButton(page).click()
  await page.waitForURL((url) => url.pathname === '/')
  await waitUntilReady(page)
}

export const fillRegistration = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByLabel('I agree that my details').check()
}

/** Creates a customer of a kind and logs them in to a browser context. */
export const logInNewCustomer = async (context: BrowserContext, shop: ShopAddresses, kind: CustomerKind) => {
  const customer = await givenCustomer(shop, kind)
  await context.addCookies(await customer.visitor.cookies())
  return customer
}
