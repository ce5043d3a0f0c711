import { afterEach, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is wrong with a piece of HTML, a line a finding. */
    validateHtml: (html: string) => Promise<readonly string[]>
  }
}

const said: string[] = []
for (const method of ['error', 'warn'] as const) {
  const original = console[method]
  console[method] = (...words: unknown[]) => {
    said.push(words.map(String).join(' '))
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
