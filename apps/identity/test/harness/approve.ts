import { expect } from 'vitest'
import type { Shopper } from './orders.ts'

/** Answers a page of the sandbox as a shopper does; gives where it leads back to. */
export const answerPage = async (url: string, form: Record<string, string>): Promise<URL> => {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
  const target = answer.headers.get('location')
  if (!target) throw new Error(`${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return new URL(target)
}

/** Waits for the page on which the shopper approves, and gives its address. */
export const approvalOf = async ({ page }: Pick<Shopper, 'page'>, id: string): Promise<string> => {
  let url = ''
  await expect
    .poll(
      async () => {
        url = (await page.get(`/api/selvedge/orders/${id}`)).body.approval?.url ?? ''
        return url
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return url
}
