import type { BrowserContext } from 'playwright-core'

/** Fields that say who somebody is, by their names in the shop's forms. */
const personal =
  /^(billing)?(email|confirmEmail|password|repeat|firstName|lastName|company|line1|line2|postcode|poBox|phone|instructions|giftTo|giftMessage|token)$/i

/** Shorter words stand in other places as well. */
const SHORTEST = 4

/**
 * Keeps what a shopper typed of themselves, and everything that was written for events. Gives the words of the first that
 * stand in the second, and whatever looks like an e-mail address.
 */
export const witnessPersonalData = (context: BrowserContext) => {
  const typed = new Set<string>()
  const answers: Promise<string>[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST') return
    for (const [name, value] of new URLSearchParams(request.postData() ?? ''))
      if (personal.test(name) && value.length >= SHORTEST) typed.add(value)
  })
  context.on('response', (response) => {
    // An answer to a page that has been left is gone.
    if (new URL(response.url()).pathname.endsWith('/data-layer'))
      answers.push(response.text().catch(() => ''))
  })
  return async (told: readonly unknown[]): Promise<readonly string[]> => {
    const texts = [...(await Promise.all(answers)), JSON.stringify(told)]
    return [
      ...[...typed].filter((value) => texts.some((text) => text.includes(value))),
      ...texts.flatMap((text) => text.match(/[\w.+-]+@[\w-]+\.\w+/g) ?? []),
    ].map((words) => `${words} is told`)
  }
}
