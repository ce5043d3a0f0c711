import { afterEach, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Validates HTML and returns one line for each problem. */
    validateHtml: (html: string) => Promise<readonly string[]>
  }
}

const consoleMessages: string[] = []
/**
 * Storybook resets React's act environment before it awaits the end of `act`, so React reports an update in that moment. The
 * message is about Storybook, not about the story.
 */
const ABOUT_STORYBOOK = 'Warning: The current testing environment is not configured to support act(...)'
for (const method of ['error', 'warn'] as const) {
  const original = console[method]
  console[method] = (...words: unknown[]) => {
    const message = words.map(String).join(' ')
    if (!message.startsWith(ABOUT_STORYBOOK)) consoleMessages.push(message)
    original(...words)
  }
}

beforeEach(() => {
  consoleMessages.length = 0
})

/** The HTML of a story, without scripts and the elements of the test runner. */
const written = (): string => {
  const body = document.body.cloneNode(true)
  if (!(body instanceof HTMLElement)) return ''
  for (const foreign of body.querySelectorAll('script, style, link, template, .sb-wrapper')) foreign.remove()
  return body.innerHTML
}

afterEach(async () => {
  expect(await commands.validateHtml(written()), 'HTML').toEqual([])
  expect(consoleMessages, 'console').toEqual([])
})
