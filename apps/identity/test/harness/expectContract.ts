import { type Operation, ProblemResponse } from '@selvedge/identity-client/contract'
import * as v from 'valibot'
import { operations } from '../../src/openapi/operations.ts'

const known = Object.values<Operation>(operations).map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace('{product}', '[^/]+').replace(/{\w+}/, '[^/]+')}$`),
}))

type Received = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

/** Fails when a response does not match the contract. Ignores paths outside the contract. */
export const expectContract = ({ method, path, status, body }: Received): void => {
  const found = known.find(
    ({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path),
  )
  if (!found) return
  const parsed = v.safeParse(status < 300 ? found.operation.response : ProblemResponse, body)
  if (!parsed.success)
    throw new Error(
      `${method} ${path} (${status}) breaks the contract: ${JSON.stringify(v.flatten(parsed.issues))}`,
    )
}
