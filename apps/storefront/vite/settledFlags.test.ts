import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settle } from './settledFlags.ts'

const remix = join(dirname(createRequire(import.meta.url).resolve('@remix-run/react')), 'esm')
const settledFile = (name: string): string => settle(readFileSync(join(remix, name), 'utf8'))

test('nothing asks for single fetch any more', () => {
  for (const name of ['browser.js', 'components.js', 'links.js', 'routes.js'])
    expect(settledFile(name)).not.toContain('v3_singleFetch')
})

test('data is never asked for the way it was before single fetch', () =>
  expect(settledFile('routes.js')).toContain('if (true) {\n        let result = await singleFetch()'))

test('names of parameters stay names', () => {
  expect(settledFile('routes.js')).toContain('initialState, future, isSpaMode, parentId')
  expect(settledFile('fog-of-war.js')).toContain('isFogOfWarEnabled(future, isSpaMode) {')
})

test('the browser carries no scripts that only a server writes', () => {
  const code = settledFile('components.js')
  expect(code).toContain('let contextScript = false ? `window.__remixContext')
  expect(code).toContain('let routeModulesScript = true ? " " : `')
  expect(code).toContain('typeof __remixContext === "object" && false)')
})

test('the router asks for none of its flags and knows no deferred data of its own', () => {
  const require = createRequire(join(remix, 'index.js'))
  const code = settle(readFileSync(join(dirname(require.resolve('@remix-run/router')), 'router.js'), 'utf8'))
  expect(code).not.toContain('future.v7_')
  expect(code).toContain('function isDeferredResult(result) {\n  return false;')
  expect(code).toContain('let deferred = value;\n  return false;')
  expect(code).toContain('function warning(cond, message) {\n  if (false)')
})
