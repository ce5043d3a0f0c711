import type { BrowserContext } from '@playwright/test'

/** Fields that say who somebody is, by their names in the shop's forms. */
const personalFields =
  /^(billing)?(email|confirmEmail|password|repeat|firstName|lastName|company|line1|line2|postcode|poBox|phone|instructions|to|from|message|token)$/i

/** Shorter values occur by chance. */
const MIN_LENGTH = 4

/** Whether a text contains a value as words of its own: a postcode of 00012 is also part of order numbers. */
export const containsValue = (text: string, value: string): boolean => {
  const letterOrDigit = /[\p{L}\p{N}]/u
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!letterOrDigit.test(text[at - 1] ?? '') && !letterOrDigit.test(text[at + value.length] ?? ''))
      return true
  return false
}

/**
 * Records what a visitor sent of themselves, and what the shop gave for events. The returned function gives the values
 * that occur in both, and everything that looks like an e-mail address.
 */
export const recordPersonalData = (context: BrowserContext) => {
  const values = new Set<string>()
  const responses: Promise<string>[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST') return
    for (const [name, value] of new URLSearchParams(request.postData() ?? ''))
      if (personalFields.test(name) && value.length >= MIN_LENGTH) values.add(value)
  })
  context.on('response', (response) => {
    // The response to a page that has been left is gone.
    if (new URL(response.url()).pathname.endsWith('/data-layer'))
      responses.push(response.text().catch(() => ''))
  })
  return {
    /** Values that the visitor sent. */
    values: values as ReadonlySet<string>,
    problems: async (events: readonly unknown[]): Promise<readonly string[]> => {
      const texts = [...(await Promise.all(responses)), JSON.stringify(events)]
      return [
        ...[...values].filter((value) => texts.some((text) => containsValue(text, value))),
        ...texts.flatMap((text) => text.match(/[\w.+-]+@[\w-]+\.\w+/g) ?? []),
      ].map((value) => `${value} is tracked`)
    },
  }
}
