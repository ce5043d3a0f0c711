import type { ShopAddresses } from '../shop/shop.ts'

type Payments = Pick<ShopAddresses, 'payments'>

export type PaymentIntent = {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly amount_received: number
  readonly metadata: { readonly order_number?: string }
}

export type ProviderPayment = {
  readonly reference: string
  readonly captured: number
  readonly authorised: number
}

type Console = {
  readonly paymentIntents: readonly PaymentIntent[]
  readonly payments: readonly ProviderPayment[]
}

const readConsole = async ({ payments }: Payments): Promise<Console> =>
  (await (await fetch(`${payments}/console.json`)).json()) as Console

/** Returns the payment intents of the card provider. */
export const paymentIntents = async (shop: Payments): Promise<readonly PaymentIntent[]> =>
  (await readConsole(shop)).paymentIntents

/** Returns the cents that all providers have captured and still hold for orders. */
export const providerTotals = async (
  shop: Payments,
  numbers: readonly string[],
): Promise<{ readonly captured: number; readonly authorised: number }> => {
  const own = (await readConsole(shop)).payments.filter(({ reference }) =>
    numbers.some((number) => reference === number || reference.startsWith(`${number}_`)),
  )
  return {
    captured: own.reduce((sum, { captured }) => sum + captured, 0),
    authorised: own.reduce((sum, { authorised }) => sum + authorised, 0),
  }
}

/** Makes the next calls of a kind to the providers fail. It affects every test of the shop: use a separate shop. */
export const provokeFault = async (
  { payments }: Payments,
  act: string,
  fault: string,
  times = 1,
): Promise<void> => {
  const response = await fetch(`${payments}/faults`, {
    method: 'POST',
    body: JSON.stringify({ act, fault, times }),
  })
  if (!response.ok) throw new Error(`The fault was rejected: ${await response.text()}`)
}
