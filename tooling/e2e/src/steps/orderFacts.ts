import { expect } from 'vitest'
import { query } from '../harness/services.ts'
import { stack } from '../harness/stack.ts'

type Money = { readonly centAmount: number; readonly currencyCode: string }
type Order = {
  readonly totalPrice: Money
  readonly taxedPrice?: { readonly totalGross: Money }
  readonly orderState?: string
  readonly paymentState?: string
  readonly customerEmail?: string
}

/** What the platform holds of an order: its total in cents, and the payments that it names. */
export const platformOrder = async (number: string) => {
  const [order] = await query<{ doc: Order }>(
    'platform',
    "select doc from orders where doc->>'orderNumber' = $1",
    [number],
  )
  if (!order) throw new Error(`the platform has no order ${number}`)
  const payments = await query<{
    doc: { amountPlanned: Money; paymentMethodInfo: { paymentInterface?: string } }
  }>(
    'platform',
    `select p.doc from orders o, jsonb_array_elements_text(o.doc->'paymentIds') as paid(id)
     join payments p on p.id = paid.id::uuid where o.doc->>'orderNumber' = $1`,
    [number],
  )
  const gross = order.doc.taxedPrice?.totalGross ?? order.doc.totalPrice
  return {
    ...order.doc,
    total: gross.centAmount,
    currency: gross.currencyCode,
    payments: payments.map(({ doc }) => ({
      by: doc.paymentMethodInfo.paymentInterface ?? '',
      cents: doc.amountPlanned.centAmount,
    })),
  }
}

/** Cents that the providers have taken for orders, and what they still hold for them. */
export const heldByProviders = async (numbers: readonly string[]) => {
  const answer = await fetch(`${stack.payments}/console.json`)
  const { payments } = (await answer.json()) as {
    payments: { reference: string; captured: number; authorised: number }[]
  }
  const own = payments.filter(({ reference }) =>
    numbers.some((number) => reference === number || reference.startsWith(`${number}_`)),
  )
  return {
    captured: own.reduce((sum, { captured }) => sum + captured, 0),
    authorised: own.reduce((sum, { authorised }) => sum + authorised, 0),
  }
}

/** An order's confirmation as it was mailed; nothing before, for it comes within some seconds. */
export const mailedText = async (number: string): Promise<string> => {
  const answer = await fetch(`${stack.identity}/mailbox.json`)
  const { mails } = (await answer.json()) as { mails: { key: string; text: string }[] }
  return mails.find(({ key }) => key === `order:${number}`)?.text ?? ''
}

/** The rows of the bill in an order's confirmation, by label. */
export const mailedBill = async (number: string): Promise<Record<string, string>> => {
  await expect.poll(() => mailedText(number), { timeout: 20_000 }).toContain('Total')
  return Object.fromEntries(
    (await mailedText(number)).split('\n').flatMap((row) => {
      const [, label, amount] = /^(.*?) {2,}(\S+)$/.exec(row) ?? []
      return label && amount ? [[label, amount]] : []
    }),
  )
}

/** The cents of an amount as a page writes it. */
export const centsOf = (text: string | undefined): number => Number((text ?? '').replace(/[^0-9]/g, ''))
