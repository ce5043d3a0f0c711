import { afterEach, beforeEach, expect } from 'vitest'

const messages: string[] = []
for (const method of ['error', 'warn'] as const) {
  const original = console[method]
  console[method] = (...args: unknown[]) => {
    // The browser renders what the server renders in production: React tells that effects of layout do not run there.
    if (String(args[0]).includes('useLayoutEffect does nothing on the server')) return
    messages.push(args.map(String).join(' '))
    original(...args)
  }
}

const { pathname, search, hash } = window.location

beforeEach(() => {
  messages.length = 0
  // An answer to the consent banner keeps it out of the way.
  localStorage.setItem('cookie-consent', 'necessary')
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', `${pathname}${search}${hash}`)
  expect(messages, 'console').toEqual([])
})
