import type { AnyVariables, Client, OperationContext, OperationResult } from '@urql/core'
import type { TypedDocument } from '../document/document.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { problemOf } from '../errors/problemOf.ts'
import { err, ok, type Result } from '../result/result.ts'

const toResult = <Data, Variables extends AnyVariables>(
  result: OperationResult<Data, Variables>,
): Result<Data, CommerceProblem> => {
  if (result.error) return err(problemOf(result.error))
  if (result.data === undefined || result.data === null)
    return err({ kind: 'network', message: 'The response has no data.' })
  return ok(result.data)
}

/**
 * Runs a query. Failures are returned as a {@link CommerceProblem}; it never throws.
 *
 * @param context urql's context of the call, e.g. `{ requestPolicy: 'network-only' }`.
 *
 * @example
 * ```ts
 * import { createCommerceClient, GetCategoriesDocument, runQuery } from '@selvedge/commerce-client'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const categories = await runQuery(client, GetCategoriesDocument, { locale: 'en-GB' })
 * if (categories.ok) console.log(categories.value.categories.results.length)
 * else console.error(categories.problem.kind)
 * ```
 */
export const runQuery = async <Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocument<Data, Variables> | string,
  // Only the document decides which variables there are, so that a misspelt one is an error.
  variables: NoInfer<Variables>,
  context: Partial<OperationContext> = {},
): Promise<Result<Data, CommerceProblem>> =>
  toResult(await client.query(document, variables, context).toPromise())

/**
 * Runs a mutation. Failures are returned as a {@link CommerceProblem}; it never throws. It is retried only when the
 * context has `idempotent: true`.
 *
 * @example
 * ```ts
 * import { createCommerceClient, runMutation, UpdateMyCustomerDocument } from '@selvedge/commerce-client'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const renamed = await runMutation(client, UpdateMyCustomerDocument, {
 *   version: 4,
 *   actions: [{ setFirstName: { firstName: 'Anna' } }],
 * })
 * if (!renamed.ok && renamed.problem.kind === 'graphql') console.error(renamed.problem.code)
 * ```
 */
export const runMutation = async <Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocument<Data, Variables> | string,
  // Only the document decides which variables there are, so that a misspelt one is an error.
  variables: NoInfer<Variables>,
  context: Partial<OperationContext> = {},
): Promise<Result<Data, CommerceProblem>> =>
  toResult(await client.mutation(document, variables, context).toPromise())
