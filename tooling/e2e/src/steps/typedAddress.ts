import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillAddress, marianne } from './checkout.ts'

/** What is typed and must not get lost. */
export const typed = { line1: '999 New Road', instructions: 'Ring twice' }

export const typeAddress = async (page: Page): Promise<void> => {
  await fillAddress(page, { ...marianne, line1: typed.line1 })
  await page.getByLabel('Delivery instructions').fill(typed.instructions)
}

export const expectTyped = async (page: Page): Promise<void> => {
  expect(await page.getByLabel('Address line 1').inputValue()).toBe(typed.line1)
  expect(await page.getByLabel('Delivery instructions').inputValue()).toBe(typed.instructions)
  expect(await page.locator('select[name="state"]').inputValue()).toBe('NY')
}
