import type { BrowserContext } from '@playwright/test'

/** What browsers complained of, and what a test expected them to. */
export type Messages = {
  /** Records console errors and warnings, uncaught errors and policy reports of all pages of a window. */
  readonly record: (context: BrowserContext) => void
  /** Names a message that the test is about to provoke. It has to come. */
  readonly expect: (message: RegExp) => void
  /** Messages that were not expected, and expected ones that did not come. */
  readonly problems: () => readonly string[]
}

/** A refused form is answered 422 on purpose, which the browser logs as an error. */
const REFUSED_FORM = /status of 422/

/** The router aborts a fetch when the visitor navigates before it has come, and lets the browser log it. */
const ABORTED_FETCH = /signal is aborted without reason/

/** How soon a preloaded file is used depends on the machine. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/

const ignored = [REFUSED_FORM, ABORTED_FETCH, UNUSED_PRELOAD]

export const createMessages = (): Messages => {
  const messages: string[] = []
  const expected: RegExp[] = []
  return {
    record: (context) => {
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!ABORTED_FETCH.test(message))
          messages.push(`${message} (${error.page()?.url() ?? 'a closed page'})`)
      })
      context.on('console', (message) => {
        const [text, { url }] = [message.text(), message.location()]
        if (!['error', 'warning'].includes(message.type())) return
        if (ignored.some((pattern) => pattern.test(text))) return
        messages.push(url ? `${text} (${new URL(url).pathname})` : text)
      })
    },
    expect: (message) => {
      expected.push(message)
    },
    problems: () => [
      ...messages.filter((message) => !expected.some((pattern) => pattern.test(message))),
      ...expected
        .filter((pattern) => !messages.some((message) => pattern.test(message)))
        .map((pattern) => `expected and not logged: ${pattern}`),
    ],
  }
}
