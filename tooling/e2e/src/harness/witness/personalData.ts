import type { BrowserContext } from 'playwright-core'

/** Fields that say who somebody is, by their names in the shop's forms. */
const personal =
  /^(billing)?(email|confirmEmail|password|repeat|firstName|lastName|company|line1|line2|postcode|poBox|phone|instructions|giftTo|giftMessage|token)$/i

/** Shorter words stand in other places as well. */
const SHORTEST = 4

/** Whether a text says a value: as words of its own, for a number like 00012 stands in order numbers as well. */
export const isSaidIn = (text: string, value: string): boolean => {
  const letterOrDigit = /[\p{L}\p{N}]/u
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!letterOrDigit.test(text[at - 1] ?? '') && !letterOrDigit.test(text[at + value.length] ?? ''))
      return true
  return false
}

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
      ...[...typed].filter((value) => texts.some((text) => isSaidIn(text, value))),
      ...texts.flatMap((text) => text.match(/[\w.+-]+@[\w-]+\.\w+/g) ?? []),
    ].map((words) => `${words} is told`)
  }
}
