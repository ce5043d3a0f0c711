import { afterEach, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is wrong with a piece of HTML, a line a finding. */
    validateHtml: (html: string) => Promise<readonly string[]>
  }
}

const said: string[] = []
/**
 * Storybook resets React's act environment before it awaits the end of `act`, so React reports an update in that moment. The
 * message is about Storybook, not about the story.
 */
const ABOUT_STORYBOOK = 'Warning: The current testing environment is not configured to support act(...)'
for (const method of ['error', 'warn'] as const) {
  const original = console[method]
  console[method] = (...words: unknown[]) => {
    const message = words.map(String).join(' ')
    if (!message.startsWith(ABOUT_STORYBOOK)) said.push(message)
    original(...words)
  }
}

beforeEach(() => {
  said.length = 0
})

/** What a story wrote: neither what the test runner put around it, nor scripts. */
const written = (): string => {
  const body = document.body.cloneNode(true)
  if (!(body instanceof HTMLElement)) return ''
  for (const foreign of body.querySelectorAll('script, style, link, template, .sb-wrapper')) foreign.remove()
  return body.innerHTML
}

afterEach(async () => {
  expect(await commands.validateHtml(written()), 'HTML').toEqual([])
  expect(said, 'console').toEqual([])
})
