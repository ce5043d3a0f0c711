import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { releaseResponses } from './cartShop.ts'
import { closeShop } from './openShop.tsx'

/** Expected warnings that only React's development build logs. */
const expected = [
  // A test renders in the browser what the server renders in production.
  'useLayoutEffect does nothing on the server',
  // A visitor may open a part of the page before hydration.
  'Extra attributes from the server: %s%s open',
]

const messages: string[] = []
for (const method of ['error', 'warn'] as const) {
  const original = console[method]
  console[method] = (...args: unknown[]) => {
    if (expected.some((part) => args.map(String).join(' ').includes(part))) return
    messages.push(args.map(String).join(' '))
    original(...args)
  }
}

const { pathname, search, hash } = window.location

beforeEach(() => {
  messages.length = 0
  // A stored consent choice, so that the banner does not cover the page.
  localStorage.setItem('cookie-consent', 'necessary')
})

const { innerWidth, innerHeight } = window

afterEach(async () => {
  closeShop()
  releaseResponses()
  if (window.innerWidth !== innerWidth) await page.viewport(innerWidth, innerHeight)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', `${pathname}${search}${hash}`)
  expect(messages, 'console').toEqual([])
})
