import type { BrowserContext, Page } from '@playwright/test'
import { type CustomerKind, givenCustomer, PASSWORD, type ShopAddresses } from '@selvedge/testing'
import { open, ready } from '../harness/ready.ts'

export const fillLogin = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export const loginButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Log in' })

/** Logs a customer in by the page for it; they land on the home page. */
export const logIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await open(page, '/account/login')
  await fillLogin(page, email, password)
  await loginButton(page).click()
  await page.waitForURL((url) => url.pathname === '/')
  await ready(page)
}

export const fillRegistration = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByLabel('I agree that my details').check()
}

/** A new customer of a kind, logged in in a window. */
export const signedIn = async (context: BrowserContext, shop: ShopAddresses, kind: CustomerKind) => {
  const customer = await givenCustomer(shop, kind)
  await context.addCookies(await customer.visitor.cookies())
  return customer
}
