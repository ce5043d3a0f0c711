import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { project, slug } from '../test/project.ts'

/** The first example as a module of this package, with the project of the test in place of the reader's. */
const example = (): string => {
  const [, code = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync('README.md', 'utf8')) ?? []
  return code
    .replaceAll('@selvedge/commerce-client/session', './session/index.ts')
    .replaceAll('@selvedge/commerce-client', './index.ts')
    .replace('https://auth.europe-west1.gcp.commercetools.com', project.authUrl)
    .replace(
      "endpointsOfHost('https://europe-west1.gcp.commercetools.com'",
      `endpointsOfApiUrl('${project.authUrl}'`,
    )
    .replace(' endpointsOfHost,', ' endpointsOfApiUrl,')
    .replace('my-shop', project.projectKey)
    .replace('my-client', project.clientId)
    .replace('my-secret', project.clientSecret)
    .replace('my-product', slug)
}

test('runs the README’s five-minute example, which puts two items into a cart', async () => {
  const file = new URL('./readme-example.generated.ts', import.meta.url)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  writeFileSync(file, example())
  try {
    await import(/* @vite-ignore */ file.pathname)
    expect(log.mock.calls).toEqual([[2, expect.any(Number)]])
    expect(log.mock.calls[0]![1]).toBeGreaterThan(0)
  } finally {
    rmSync(file)
    log.mockRestore()
  }
})
