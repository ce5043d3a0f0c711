import * as testing from '@selvedge/testing'
import { stack } from './stack.ts'

/** Kills, restarts and branches the services of this worker's shop. */
export const { kill, restart, branch, endBranches } = testing.connectShop(stack)

/** What the payment provider has charged. */
export const paymentIntents = () => testing.paymentIntents(stack)

/** Switches a fault of the payment provider on for its next call of that kind. */
export const provokeFault = (act: string, fault: string, times?: number) =>
  testing.provokeFault(stack, act, fault, times)

/** Asks one of the databases. */
export const query = <Row extends { readonly [column: string]: unknown }>(
  database: 'platform' | 'identity',
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => testing.query<Row>(stack, database, text, values)
