import { vi } from 'vitest'
import type { Shopper } from './orders.ts'

/** Submits a page of the sandbox as a shopper does; returns the URL to which it redirects. */
export const submitPage = async (url: string, decision: 'approve' | 'decline'): Promise<URL> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([['answer', decision]]),
  })
  const target = response.headers.get('location')
  if (!target) throw new Error(`${response.status}: ${(await response.text()).slice(0, 300)}`)
  return new URL(target)
}

/** Waits for the page on which the shopper approves, and returns its URL. */
export const waitForApproval = ({ page }: Pick<Shopper, 'page'>, id: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { url } = (await page.get(`/api/selvedge/orders/${id}`)).body.approval ?? {}
      if (!url) throw new Error(`the order ${id} does not wait for an approval`)
      return String(url)
    },
    { timeout: 20_000, interval: 100 },
  )
