import type { BrowserContext } from '@playwright/test'

/** Records browser messages and compares them with the expected ones. */
export type MessageRecorder = {
  /** Records console errors and warnings, uncaught errors and policy reports of all pages of a browser context. */
  readonly record: (context: BrowserContext) => void
  /** Expects a message. A missing expected message is a problem. */
  readonly expect: (message: RegExp) => void
  /** Returns unexpected messages and missing expected messages. */
  readonly problems: () => readonly string[]
}

/** The browser logs an error for the status 422 of a refused form. */
const REFUSED_FORM = /status of 422/

/** The browser logs an error when the router aborts a fetch because of another navigation. */
const ABORTED_FETCH = /signal is aborted without reason/

/** Whether a preloaded file is used in time depends on the speed of the machine. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/

/** Browsers that load no images do not use the preloaded main image of a page. */
const UNUSED_IMAGE = /preload .* is not used because image loading is disabled/

/** Remix logs a warning when the pointer rests on a link whose route it has not loaded yet; then it prefetches nothing. */
const EARLY_PREFETCH = /Tried to prefetch \S+ but no routes matched/

const ignored = [REFUSED_FORM, ABORTED_FETCH, UNUSED_PRELOAD, UNUSED_IMAGE, EARLY_PREFETCH]

export const createMessageRecorder = (): MessageRecorder => {
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
