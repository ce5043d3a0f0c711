import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aShopper, useBrowser } from '../harness/browser.ts'
import { marianne, takePaymentStep, takeShippingStep } from '../steps/checkout.ts'
import { eventually, namesTold } from '../steps/dataLayer.ts'
import { findings } from '../steps/findings.ts'
import { orderProven } from '../steps/orderProven.ts'
import { addToCart, openFirstProduct } from '../steps/shopping.ts'

useBrowser({ pictures: 'off' })

const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })
const yes = (page: Page) => banner(page).getByRole('button', { name: 'Yes, you may' })
const no = (page: Page) => banner(page).getByRole('button', { name: 'No, thank you' })

describe('the question whether visits may be counted', () => {
  test('holds everything back until it is answered; what happened meanwhile follows, in its order', async () => {
    const shopper = await aShopper({ consent: 'asked' })
    const { page } = shopper
    await openFirstProduct(page, 'Fabric')
    await banner(page).waitFor()
    await addToCart(page)
    await page.waitForLoadState('networkidle')
    expect(shopper.told).toEqual([])
    await yes(page).click()
    await eventually(() => namesTold(shopper)).toEqual([
      'page-type',
      'Split_Testing',
      'page-type',
      'page-type',
      'view_item',
      'add_to_cart',
      'page-type',
      'view_cart',
    ])
    const since = shopper.told.length
    await page.reload()
    await eventually(() => namesTold(shopper, since)).toEqual(['page-type', 'view_cart'])
    expect(await banner(page).count()).toBe(0)
  })

  test('unanswered, what was held is forgotten when a page is loaded in full, and not told afterwards', async () => {
    const shopper = await aShopper({ consent: 'asked' })
    const { page } = shopper
    await openFirstProduct(page, 'Fabric')
    await banner(page).waitFor()
    await addToCart(page)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await yes(page).click()
    await eventually(() => namesTold(shopper)).toEqual(['page-type', 'view_cart'])
    await page.getByRole('button', { name: 'One more' }).click()
    await eventually(() => namesTold(shopper)).toEqual(['page-type', 'view_cart', 'add_to_cart'])
  })

  test('refused, nothing is told or kept, here and at checkout; a link in the foot asks again without leaving', async () => {
    const shopper = await aShopper({ consent: 'asked' })
    const { page } = shopper
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/data-layer')) asked.push(request.url())
    })
    await openFirstProduct(page, 'Fabric')
    await no(page).click()
    await banner(page).waitFor({ state: 'detached' })
    await addToCart(page)
    await page.getByRole('link', { name: 'Go to shipping' }).click()
    await page.getByLabel('First name').fill('Marianne')
    await page.reload()
    await page.getByLabel('First name').fill('Marianne')
    await page.waitForLoadState('networkidle')
    expect(shopper.told).toEqual([])
    expect(asked).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'cookie-consent',
      'ct_cartUpdated',
    ])

    await page.getByRole('link', { name: 'Cookie choices' }).click()
    await banner(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('No, thank you')
    await yes(page).click()
    await banner(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie choices')
    expect(await page.getByLabel('First name').inputValue()).toBe('Marianne')
    await page.getByRole('link', { name: 'Edit cart' }).first().click()
    await eventually(() => namesTold(shopper)).toEqual(['page-type', 'view_cart'])
  })

  test('is reached and answered by keyboard, and the focus goes on to the content', async () => {
    const { page } = await aShopper({ consent: 'asked' })
    await page.goto('/')
    await banner(page).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    for (let at = 0; at < 4 && (await focused()) !== 'No, thank you'; at += 1)
      await page.keyboard.press('Tab')
    expect(await focused()).toBe('No, thank you')
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await banner(page).count()).toBe(0)
  })

  test.each([390, 1440])(
    'moves nothing, hides no way on, and has no accessibility violation at %i px',
    async (width) => {
      const shopper = await aShopper({ consent: 'asked', width })
      const { page } = shopper
      const look = async (name: string): Promise<void> => {
        await banner(page).waitFor()
        expect([name, await findings(page)]).toEqual([name, []])
      }
      /** Whether a button can be brought clear of the banner by scrolling. */
      const isClear = async (name: string): Promise<boolean> => {
        const button = page.locator('main').getByRole('button', { name }).first()
        await button.focus()
        return button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      }
      for (const path of ['/', '/category/printed-fabric', '/cart', '/account/login', '/help/privacy']) {
        await page.goto(path)
        await look(path)
      }
      await page.goto('/account/login')
      await banner(page).waitFor()
      await eventually(() => isClear('Log in')).toBe(true)
      await page.goto('/category/throw-pillow')
      await page.locator('main a[href*="/product/"]').first().click()
      await page.waitForURL(/\/product\//)
      await page.reload()
      await look('product')
      await eventually(() => isClear('Add to cart')).toBe(true)
      await addToCart(page)
      await page.getByRole('link', { name: 'Go to shipping' }).click()
      await page.getByRole('heading', { level: 1, name: 'Where should it go?' }).waitFor()
      await page.reload()
      await look('checkout')
      await eventually(() => isClear('Continue to delivery')).toBe(true)
      await takeShippingStep(page, marianne)
      await takePaymentStep(page, 'on')
      await eventually(() => isClear('Place order')).toBe(true)
      await orderProven(shopper)
      await banner(page).waitFor()
    },
  )

  test('is not there without JavaScript, where nothing is counted', async () => {
    const { page } = await aShopper({ consent: 'asked', script: 'off' })
    await page.goto('/')
    expect(await banner(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Cookie choices' }).click()
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  })
})
