import type { AnyVariables, Client, DocumentInput, OperationContext, OperationResult } from '@urql/core'
import type { CommerceProblem } from '../errors/problem.ts'
import { problemOf } from '../errors/problemOf.ts'
import { err, ok, type Result } from '../result/result.ts'

const settle = <Data, Variables extends AnyVariables>(
  answer: OperationResult<Data, Variables>,
): Result<Data, CommerceProblem> => {
  if (answer.error) return err(problemOf(answer.error))
  if (answer.data === undefined || answer.data === null)
    return err({ kind: 'network', message: 'The answer held no data.' })
  return ok(answer.data)
}

/** Runs a query. Failures come back as a {@link CommerceProblem}; an answer never throws. */
export const runQuery = async <Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<Result<Data, CommerceProblem>> =>
  settle(await client.query(document, variables, context).toPromise())

/** Runs a mutation. Failures come back as a {@link CommerceProblem}; an answer never throws. */
export const runMutation = async <Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<Result<Data, CommerceProblem>> =>
  settle(await client.mutation(document, variables, context).toPromise())
