import { expect, test } from 'vitest'
import { stack } from '../harness/stack.ts'

const send = (path: string, type: string, body: string): Promise<Response> =>
  fetch(new URL(path, stack.shop), {
    method: 'POST',
    headers: { origin: stack.shop, 'content-type': type },
    body,
  })

test.each(['/cart', '/checkout', '/account/login', '/preferences', '/en-GB/cart'])(
  'a multipart body that is none is refused with words at %s',
  async (path) => {
    for (const body of [
      'x',
      '--x',
      '--x\r\n\r\n',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
    ]) {
      const answer = await send(path, 'multipart/form-data; boundary=x', body)
      expect([body, answer.status]).toEqual([body, 400])
      expect(await answer.text()).toBe('This form cannot be read. Go back to the shop and try again.')
    }
  },
)

test('a whole multipart form is read as any other', async () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const body = `${part('intent', 'quantity')}${part('lineItemId', 'none')}${part('quantity', '1.5')}--x--\r\n`
  const answer = await send('/cart', 'multipart/form-data; boundary=x', body)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    422,
    expect.stringContaining('text/html'),
  ])
})
