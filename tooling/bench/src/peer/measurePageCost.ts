import { processOnPort, processTime } from './processTime.ts'

/** Requests a page one after another, and returns the processor time of its server for each response, in ms. */
export const measurePageCost = async (
  url: string,
  { cookies, requests }: { readonly cookies: string; readonly requests: number },
): Promise<number> => {
  const pid = processOnPort(Number(new URL(url).port))
  const before = processTime(pid)
  for (let request = 0; request < requests; request += 1) {
    const response = await fetch(url, { headers: { cookie: cookies, 'accept-encoding': 'br, gzip' } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
  }
  return (processTime(pid) - before) / requests
}
