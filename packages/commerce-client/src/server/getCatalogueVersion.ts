import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetCatalogueVersionDocument } from '../generated/documents.ts'
import { ok, type Result } from '../result/result.ts'

/**
 * Returns a text that changes with products, categories, discounts and contents: a shop that caches them compares it with the last
 * one. Stock is not included. Requires a token of the application. Fails with a
 * {@link CommerceProblem}; it never throws.
 *
 * @example
 * ```ts
 * import { createServerClient, getCatalogueVersion, type ServerClientOptions } from '@selvedge/commerce-client/server'
 *
 * const hasChanged = async (options: ServerClientOptions, last: string) => {
 *   const version = await getCatalogueVersion(createServerClient(options).client)
 *   return version.ok && version.value !== last
 * }
 * ```
 */
export const getCatalogueVersion = async (client: Client): Promise<Result<string, CommerceProblem>> => {
  const result = await runQuery(client, GetCatalogueVersionDocument, {})
  return result.ok ? ok(JSON.stringify(result.value)) : result
}
