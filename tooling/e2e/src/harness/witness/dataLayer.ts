import type { BrowserContext } from 'playwright-core'
import { query } from '../services.ts'
import { formProblems } from './formProblems.ts'
import { funnelProblems } from './funnelProblems.ts'
import { witnessPersonalData } from './personalData.ts'
import type { Told } from './told.ts'

/** What a visitor answered to being counted; `asked` meets the question itself. */
export type Consent = 'all' | 'necessary' | 'asked'

/** Purchases that were told twice, or that the platform has no order for. */
const purchaseProblems = async (told: readonly Told[]): Promise<readonly string[]> => {
  const numbers = told
    .filter(({ event }) => event === 'purchase')
    .map(({ ecommerce }) => ecommerce?.transaction_id ?? '')
  if (numbers.length === 0) return []
  const rows = await query<{ number: string }>(
    'platform',
    'select order_number as number from orders where order_number = any($1)',
    [numbers],
  )
  return [
    ...numbers
      .filter((number, at) => numbers.indexOf(number) !== at)
      .map((number) => `${number} was told twice`),
    ...numbers
      .filter((number) => !rows.some((row) => row.number === number))
      .map((number) => `there is no order ${number}`),
  ]
}

/** Keeps everything that the data layer is told in any page of a window, whatever loads come between. */
export const witnessDataLayer = async (context: BrowserContext, consent: Consent) => {
  const told: Told[] = []
  const personalData = witnessPersonalData(context)
  await context.exposeBinding('toldToWitness', (_, entry: Told) => {
    told.push(entry)
  })
  await context.addInitScript(() => {
    // Only the shop's own page has a data layer: frames are the providers'.
    if (window !== window.top) return
    const host = window as unknown as { dataLayer: unknown[]; toldToWitness: (entry: unknown) => void }
    host.dataLayer = []
    Object.defineProperty(host.dataLayer, 'push', {
      value(...entries: unknown[]) {
        for (const entry of entries) host.toldToWitness(entry)
        return Array.prototype.push.apply(this, entries)
      },
    })
  })
  const problems = async (): Promise<readonly string[]> => [
    ...(consent === 'necessary' ? told.map(({ event }) => `${event} was told to nobody’s wish`) : []),
    ...formProblems(told),
    // Who agrees on the way has begun before anything was told.
    ...(consent === 'all' ? funnelProblems(told) : []),
    ...(await purchaseProblems(told)),
    ...(await personalData(told)),
  ]
  return { told: told as readonly Told[], problems }
}
