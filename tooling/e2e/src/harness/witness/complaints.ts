import type { BrowserContext } from 'playwright-core'

/** What the browser complained of, against what a test said it would. */
export type Complaints = {
  /** Names a complaint that is about to be provoked. */
  readonly expects: (complaint: RegExp) => void
  /** Complaints that nobody expected, and expected ones that did not come. */
  readonly unforeseen: () => readonly string[]
}

/** A refused form is answered 422 on purpose, which the browser writes down as an error of its own. */
const REFUSED_FORM = /status of 422/

/** The framework breaks off what it was fetching when the shopper goes on before it has come, and lets the browser say so. */
const BROKEN_OFF = /signal is aborted without reason/

/** How soon what was fetched ahead is used hangs on the machine. */
const FETCHED_AHEAD = /was preloaded using link preload but not used/

const MEANT = [REFUSED_FORM, BROKEN_OFF, FETCHED_AHEAD]

/** Keeps what the browser complains of in any page of a window: console errors and warnings, broken scripts, policy reports. */
export const witnessComplaints = (context: BrowserContext): Complaints => {
  const heard: string[] = []
  const expected: RegExp[] = []
  context.on('weberror', (problem) => {
    const { message } = problem.error()
    if (!BROKEN_OFF.test(message))
      heard.push(`${message} (${problem.page()?.url() ?? 'a page that is gone'})`)
  })
  context.on('console', (message) => {
    const [words, { url }] = [message.text(), message.location()]
    if (!['error', 'warning'].includes(message.type())) return
    if (MEANT.some((meant) => meant.test(words))) return
    heard.push(url ? `${words} (${new URL(url).pathname})` : words)
  })
  return {
    expects: (complaint) => expected.push(complaint),
    unforeseen: () => [
      ...heard.filter((complaint) => !expected.some((words) => words.test(complaint))),
      ...expected
        .filter((words) => !heard.some((complaint) => words.test(complaint)))
        .map((words) => `expected and not heard: ${words}`),
    ],
  }
}
