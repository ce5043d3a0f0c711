import type { Branch, BranchChanges } from '@selvedge/dev'
import pg from 'pg'
import { stack } from './stack.ts'

/** Ends a service as a crash would. */
export const kill = async (name: string): Promise<void> => {
  await fetch(`${stack.control}/kill/${name}`, { method: 'POST' })
}

/** Starts a service that has ended, and waits until it is ready. */
export const restart = async (name: string): Promise<void> => {
  const answer = await fetch(`${stack.control}/restart/${name}`, { method: 'POST' })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Starts a storefront and an identity service with other settings, beside those that run, until the file ends. */
export const branch = async (changes: BranchChanges): Promise<Branch> => {
  const answer = await fetch(`${stack.control}/branch`, {
    method: 'POST',
    body: JSON.stringify(changes),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Branch
}

/** Stops what `branch` started. */
export const endBranches = async (): Promise<void> => {
  const answer = await fetch(`${stack.control}/end-branches`, { method: 'POST' })
  if (!answer.ok) throw new Error(await answer.text())
}

type PaymentIntent = {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly amount_received: number
  readonly metadata: { readonly order_number?: string }
}

/** What the payment provider has charged. */
export const paymentIntents = async (): Promise<readonly PaymentIntent[]> => {
  const answer = await fetch(`${stack.payments}/console.json`)
  const { paymentIntents: intents } = (await answer.json()) as { paymentIntents: PaymentIntent[] }
  return intents
}

/** Switches a fault of the payment provider on for its next call of that kind. */
export const provokeFault = async (act: string, fault: string, times = 1): Promise<void> => {
  await fetch(`${stack.payments}/faults`, { method: 'POST', body: JSON.stringify({ act, fault, times }) })
}

/** Asks one of the databases. */
export const query = async <Row extends pg.QueryResultRow>(
  database: 'platform' | 'identity',
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({
    connectionString: database === 'platform' ? stack.platformDatabase : stack.identityDatabase,
  })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
