import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Session } from '../session/session.ts'
import { htmlOf, type StoredPage, storePage } from './storedPage.ts'

const NONCE = 'a+b/c=='

const store = (html: string, path = '/', viewed?: readonly string[], earlier?: StoredPage) =>
  storePage(
    new Response(html, { headers: { 'content-type': 'text/html', 'set-cookie': 'visitor=1' } }),
    html,
    { nonce: NONCE, path, session: new Session(viewed ? { viewed: [...viewed] } : {}) },
    earlier,
  )

test('removes the nonce everywhere, and allows the inline scripts by their hashes', async () => {
  const stored = await store(
    `<script nonce="${NONCE}">run('${NONCE}')</script><script src="/a.js" nonce="${NONCE}"></script>`,
  )
  expect(await htmlOf(stored)).toBe(`<script>run('')</script><script src="/a.js"></script>`)
  const hash = createHash('sha256').update("run('')").digest('base64')
  expect(stored.scripts).toBe(`'self' 'sha256-${hash}'`)
})

test('stores the headers of the page except its cookies', async () => {
  expect((await store('<p>Page</p>')).headers).toEqual({ 'content-type': 'text/html' })
})

test('stores the product’s key with a product page, and stores no product with other pages', async () => {
  const viewed = ['quince-orchard']
  expect((await store('<p>Page</p>', '/en-GB/product/quince-orchard', viewed)).product).toBe('quince-orchard')
  expect((await store('<p>Page</p>', '/category/fabric', viewed)).product).toBeUndefined()
})

test('compresses a page again only when its HTML has changed', async () => {
  const earlier = await store(`<p>Page</p><script nonce="${NONCE}">run()</script>`)
  const same = await store('<p>Page</p><script>run()</script>', '/', undefined, earlier)
  expect(same.body).toBe(earlier.body)
  const changed = await store('<p>Other</p>', '/', undefined, earlier)
  expect(await htmlOf(changed)).toBe('<p>Other</p>')
})
