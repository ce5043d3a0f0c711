import type { BrowserContext } from '@playwright/test'

/** The names of form fields with personal data. */
const personalFields =
  /^(billing)?(email|confirmEmail|password|repeat|firstName|lastName|company|line1|line2|postcode|poBox|phone|instructions|to|from|message|token)$/i

/** Shorter values are ignored, because they also occur by chance. */
const MIN_LENGTH = 4

/** Whether a text contains a value as whole words: the postcode 00012 is also part of order numbers. */
export const containsValue = (text: string, value: string): boolean => {
  const letterOrDigit = /[\p{L}\p{N}]/u
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (!letterOrDigit.test(text[at - 1] ?? '') && !letterOrDigit.test(text[at + value.length] ?? ''))
      return true
  return false
}

/**
 * Records the personal data that a visitor sends, and the responses of the shop that contain events. `problems`
 * searches these responses and the given `events`, and returns one line for each sent value and for each text that
 * looks like an e-mail address.
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
    // The response of a closed page is no longer available.
    if (new URL(response.url()).pathname.endsWith('/data-layer'))
      responses.push(response.text().catch(() => ''))
  })
  return {
    /** The values that the visitor sent. */
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
