import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { GetCatalogueVersionDocument } from '../generated/documents.ts'
import { ok, type Result } from '../result/result.ts'

/**
 * Returns a text that changes with products, categories, cart discounts, and the contents of the shop (custom objects in the
 * containers `site-config`, `home`, `artists`, `collections`, `guides` and `materials`). A shop that caches them compares it with the
 * last one. It does not change with stock, product discounts and standalone prices. Requires a token of the application. Fails
 * with a {@link CommerceProblem}; it never throws.
 *
 * @example
 * ```ts
 * import { createServerClient, getCatalogueVersion, type ServerClientOptions } from '@selvedge/commerce-client/server'
 *
 * const watch = (options: ServerClientOptions, onChange: () => void) => {
 *   const { client } = createServerClient(options)
 *   let last: string | undefined
 *   setInterval(async () => {
 *     const version = await getCatalogueVersion(client)
 *     if (!version.ok) return
 *     if (last !== undefined && version.value !== last) onChange()
 *     last = version.value
 *   }, 10_000)
 * }
 * ```
 */
export const getCatalogueVersion = async (client: Client): Promise<Result<string, CommerceProblem>> => {
  const result = await runQuery(client, GetCatalogueVersionDocument, {})
  return result.ok ? ok(JSON.stringify(result.value)) : result
}
