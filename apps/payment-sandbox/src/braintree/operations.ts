import * as v from 'valibot'
import type { Act } from '../faults/fault.ts'
import type { BraintreeAccount } from './account.ts'
import { ClientTokenBody, clientToken } from './clientToken.ts'
import { addCustomer, CustomerBody, deleteCustomer, findCustomer, updateCustomer } from './customers.ts'
import type { Transaction } from './entities.ts'
import { invalid, missing, type OperationResult } from './operationResult.ts'
import {
  deleteMethod,
  findMethod,
  findNonce,
  MethodBody,
  nonceOfMethod,
  saveMethod,
} from './paymentMethods.ts'
import { renderTransaction } from './renderTransaction.ts'
import { createSale } from './sale.ts'
import { AmountBody, SaleBody } from './saleBody.ts'
import { SearchBody, searchTransactions } from './search.ts'
import { type Settlement, settlements, settleTransaction } from './settlement.ts'
import {
  refundTransaction,
  submitForPartialSettlement,
  submitForSettlement,
  voidTransaction,
} from './transactionOperations.ts'
import { listOf } from './xml.ts'

type Run = (account: BraintreeAccount, body: unknown, id: string) => OperationResult

/** A call, with its path under `/merchants/:merchant`. */
export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly act: Act
  readonly run: Run
}

const PAGE_SIZE = 50

/**
 * Validates the value under the body's only key, which names the model. The first issue becomes a validation error of
 * this model.
 */
const validated =
  <Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
    run: (account: BraintreeAccount, body: v.InferOutput<Schema>, id: string) => OperationResult,
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
    ) => OperationResult,
  ): Run =>
  (account, body, id) => {
    const transaction = account.store.find('braintree.transaction', id)
    if (!transaction) return missing
    return validated('transaction', AmountBody, (innerAccount, read) => act(innerAccount, transaction, read))(
      account,
      body,
      id,
    )
  }

const search =
  (toResult: (found: readonly Transaction[]) => OperationResult): Run =>
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
      : toResult(found)
  }

/** The calls of the official client that the sandbox supports. */
export const operations: readonly Operation[] = [
  {
    method: 'POST',
    path: '/client_token',
    act: 'session',
    run: validated('client_token', ClientTokenBody, clientToken),
  },
  {
    method: 'POST',
    path: '/transactions',
    act: 'authorise',
    run: validated('transaction', SaleBody, createSale),
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
        fields: { currentPageNumber: 1, pageSize: PAGE_SIZE, totalItems: found.length },
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
    (settlement): Operation => ({
      method: 'PUT',
      path: `/transactions/:id/${settlement}`,
      act: 'vault',
      run: (account, _, id) => settleTransaction(account, id, settlement),
    }),
  ),
  { method: 'POST', path: '/customers', act: 'vault', run: validated('customer', CustomerBody, addCustomer) },
  { method: 'GET', path: '/customers/:id', act: 'find', run: (account, _, id) => findCustomer(account, id) },
  {
    method: 'PUT',
    path: '/customers/:id',
    act: 'vault',
    run: validated('customer', CustomerBody, (account, body, id) => updateCustomer(account, id, body)),
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
    run: validated('payment_method', MethodBody, saveMethod),
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
