import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { prerenderShop } from '../../../test/components/openShop.tsx'
import { consentScript } from './consentScript.ts'

const banner = page.getByRole('region', { name: 'May we count your visit?' })
const stored = () => localStorage.getItem('cookie-consent')

/** Pages of former tests share this document, and have read the choice. A page reads it for the first time when it is hydrated. */
const readAgain = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent', newValue: stored() }))

/** Shows a page as the server renders it to a visitor with the stored choice, and returns the function that hydrates it. */
const prerenderPage = async (choice?: string): Promise<() => Promise<void>> => {
  localStorage.removeItem('cookie-consent')
  if (choice) localStorage.setItem('cookie-consent', choice)
  readAgain()
  const script = document.createElement('script')
  script.textContent = consentScript
  document.head.append(script)
  return prerenderShop({ at: '/', routes: {} })
}

afterEach(() => {
  delete document.documentElement.dataset.consent
  localStorage.setItem('cookie-consent', 'necessary')
  readAgain()
})

test('shows the banner before hydration, and stores a choice that is made before it', async () => {
  const hydrate = await prerenderPage()
  await expect.element(banner).toBeVisible()
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(stored()).toBe('necessary')
  readAgain()
  await hydrate()
  await expect.element(banner).not.toBeInTheDocument()
  expect(location.pathname).not.toContain('privacy')
})

test('keeps the banner through hydration until the visitor chooses', async () => {
  const hydrate = await prerenderPage('of another version')
  await hydrate()
  await page.getByRole('button', { name: 'Yes, you may' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(stored()).toBe('all')
})

test.each(['all', 'necessary'])('never shows the banner to a visitor who has chosen “%s”', async (choice) => {
  const hydrate = await prerenderPage(choice)
  await expect.element(banner).not.toBeInTheDocument()
  await hydrate()
  await expect.element(banner).not.toBeInTheDocument()
  expect(document.querySelector('[name="consent"]')).toBeNull()
})

test('does not show the banner of the page without scripts, because nothing is tracked there', async () => {
  await prerenderShop({ at: '/', routes: {} })
  await expect.element(banner).not.toBeInTheDocument()
})
