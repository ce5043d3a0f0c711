import type { Catalogue } from './startCatalogue.ts'

/** Sends a call as it is and reads the whole answer. Throws when there is an error in it. */
export const ask = async ({ graphqlUrl, bearer }: Catalogue, body: string): Promise<string> => {
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

/** Milliseconds from sending a call to having read its answer. */
export const timed = async (catalogue: Catalogue, body: string): Promise<number> => {
  const started = performance.now()
  await ask(catalogue, body)
  return performance.now() - started
}
