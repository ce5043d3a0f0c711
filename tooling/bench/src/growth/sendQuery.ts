import type { Catalogue } from './startCatalogue.ts'

/** Sends a GraphQL request body and reads the whole response. Throws when the response contains an error. */
export const sendQuery = async ({ graphqlUrl, bearer }: Catalogue, body: string): Promise<string> => {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body,
  })
  const text = await response.text()
  if (!response.ok || text.includes('"errors":'))
    throw new Error(`the platform refuses: ${text.slice(0, 300)}`)
  return text
}

/** Returns the milliseconds from sending a query to reading its response. */
export const timed = async (catalogue: Catalogue, body: string): Promise<number> => {
  const started = performance.now()
  await sendQuery(catalogue, body)
  return performance.now() - started
}
