import type { Page } from 'playwright-core'

/** An event as a page's data layer has it. */
export type Told = {
  readonly event: string
  readonly ecommerce?: {
    readonly currency: string
    readonly value: number
    readonly step?: number
    readonly coupon?: string
    readonly shipping_tier?: string
    readonly payment_type?: string
    readonly transaction_id?: string
    readonly tax?: number
    readonly shipping?: number
    readonly items: readonly { readonly item_id: string; readonly price: number; readonly quantity: number }[]
  } | null
  readonly [more: string]: unknown
}

/** Everything that this page's data layer was told. */
export const told = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (window as { dataLayer?: Told[] }).dataLayer ?? [])

/** The events of a name. */
export const toldOf = async (page: Page, name: string): Promise<readonly Told[]> =>
  (await told(page)).filter(({ event }) => event === name)

/** Names of the events, in their order; `clear-ecommerce` left out. */
export const namesTold = async (page: Page): Promise<readonly string[]> =>
  (await told(page)).map(({ event }) => event).filter((event) => event !== 'clear-ecommerce')
