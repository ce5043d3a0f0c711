import * as v from 'valibot'
import type { Act } from '../faults/fault.ts'
import type { BraintreeAccount } from './account.ts'
import { invalid, missing, type Outcome } from './answer.ts'
import { ClientTokenBody, clientToken } from './clientToken.ts'
import { addCustomer, CustomerBody, deleteCustomer, findCustomer, updateCustomer } from './customers.ts'
import type { Transaction } from './entities.ts'
import {
  deleteMethod,
  findMethod,
  findNonce,
  keepMethod,
  MethodBody,
  nonceOfMethod,
} from './paymentMethods.ts'
import { renderTransaction } from './renderTransaction.ts'
import { createSale } from './sale.ts'
import { AmountBody, SaleBody } from './saleBody.ts'
import { SearchBody, searchTransactions } from './search.ts'
import {
  refundTransaction,
  submitForPartialSettlement,
  submitForSettlement,
  voidTransaction,
} from './settle.ts'
import { type Settlement, settlements, settleNow } from './settlement.ts'
import { listOf } from './xml.ts'

type Run = (account: BraintreeAccount, body: unknown, id: string) => Outcome

/** A call, at its path under `/merchants/:merchant`. */
export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly act: Act
  readonly run: Run
}

const PAGE_SIZE = 50

/** Reads what stands under a body's one key. The first problem becomes a validation error of that model. */
const reading =
  <Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
    run: (account: BraintreeAccount, body: v.InferOutput<Schema>, id: string) => Outcome,
  ): Run =>
  (account, body, id) => {
    const inner = v.safeParse(v.record(v.string(), v.unknown()), body)
    const parsed = v.safeParse(schema, (inner.success ? inner.output[key] : undefined) ?? {})
    if (parsed.success) return run(account, parsed.output, id)
    const [issue] = parsed.issues
    const attribute = String(issue.path?.at(-1)?.key ?? 'base')
    return invalid(key, { code: '81801', attribute, message: `${attribute}: ${issue.message}` })
  }

const ofTransaction =
  (
    act: (
      account: BraintreeAccount,
      transaction: Transaction,
      body: v.InferOutput<typeof AmountBody>,
    ) => Outcome,
  ): Run =>
  (account, body, id) => {
    const transaction = account.store.find('braintree.transaction', id)
    if (!transaction) return missing
    return reading('transaction', AmountBody, (inside, read) => act(inside, transaction, read))(
      account,
      body,
      id,
    )
  }

const search =
  (answer: (found: readonly Transaction[]) => Outcome): Run =>
  (account, body) => {
    const parsed = v.safeParse(SearchBody, body ?? {})
    const criteria = parsed.success ? parsed.output.search : undefined
    const found = criteria
      ? searchTransactions(account.store.list('braintree.transaction'), criteria)
      : { unknown: 'search' }
    return 'unknown' in found
      ? invalid('search', {
          code: '81801',
          attribute: found.unknown,
          message: `The sandbox cannot search by ${found.unknown}.`,
        })
      : answer(found)
  }

/** The calls of the official clients that the sandbox answers. */
export const operations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/client_token',
    act: 'session',
    run: reading('client_token', ClientTokenBody, clientToken),
  },
  {
    method: 'POST',
    path: '/transactions',
    act: 'authorise',
    run: reading('transaction', SaleBody, createSale),
  },
  {
    method: 'POST',
    path: '/transactions/advanced_search_ids',
    act: 'search',
    run: search((found) => ({
      kind: 'done',
      root: 'searchResults',
      value: {
        pageSize: PAGE_SIZE,
        ids: listOf(
          'item',
          found.map(({ id }) => id),
        ),
      },
    })),
  },
  {
    method: 'POST',
    path: '/transactions/advanced_search',
    act: 'search',
    run: search((found) => ({
      kind: 'done',
      root: 'creditCardTransactions',
      value: {
        list: 'collection',
        of: 'transaction',
        items: found.slice(0, PAGE_SIZE).map(renderTransaction),
        beside: { currentPageNumber: 1, pageSize: PAGE_SIZE, totalItems: found.length },
      },
    })),
  },
  {
    method: 'GET',
    path: '/transactions/:id',
    act: 'find',
    run: ({ store }, _, id) => {
      const transaction = store.find('braintree.transaction', id)
      return transaction
        ? { kind: 'done', root: 'transaction', value: renderTransaction(transaction) }
        : missing
    },
  },
  {
    method: 'PUT',
    path: '/transactions/:id/submit_for_settlement',
    act: 'capture',
    run: ofTransaction(submitForSettlement),
  },
  {
    method: 'POST',
    path: '/transactions/:id/submit_for_partial_settlement',
    act: 'capture',
    run: ofTransaction(submitForPartialSettlement),
  },
  { method: 'PUT', path: '/transactions/:id/void', act: 'cancel', run: ofTransaction(voidTransaction) },
  { method: 'POST', path: '/transactions/:id/refund', act: 'refund', run: ofTransaction(refundTransaction) },
  ...(Object.keys(settlements) as Settlement[]).map(
    (how): Operation => ({
      method: 'PUT',
      path: `/transactions/:id/${how}`,
      act: 'vault',
      run: (account, _, id) => settleNow(account, id, how),
    }),
  ),
  { method: 'POST', path: '/customers', act: 'vault', run: reading('customer', CustomerBody, addCustomer) },
  { method: 'GET', path: '/customers/:id', act: 'find', run: (account, _, id) => findCustomer(account, id) },
  {
    method: 'PUT',
    path: '/customers/:id',
    act: 'vault',
    run: reading('customer', CustomerBody, (account, body, id) => updateCustomer(account, id, body)),
  },
  {
    method: 'DELETE',
    path: '/customers/:id',
    act: 'vault',
    run: (account, _, id) => deleteCustomer(account, id),
  },
  {
    method: 'POST',
    path: '/payment_methods',
    act: 'vault',
    run: reading('payment_method', MethodBody, keepMethod),
  },
  ...['any', 'credit_card', 'paypal_account'].flatMap((kind): Operation[] => [
    {
      method: 'GET',
      path: `/payment_methods/${kind}/:id`,
      act: 'find',
      run: (account, _, id) => findMethod(account, id),
    },
    {
      method: 'DELETE',
      path: `/payment_methods/${kind}/:id`,
      act: 'vault',
      run: (account, _, id) => deleteMethod(account, id),
    },
  ]),
  {
    method: 'POST',
    path: '/payment_methods/:id/nonces',
    act: 'vault',
    run: (account, _, id) => nonceOfMethod(account, id),
  },
  {
    method: 'GET',
    path: '/payment_method_nonces/:id',
    act: 'find',
    run: (account, _, id) => findNonce(account, id),
  },
]
