import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from './Visitor.ts'

const form = `<!doctype html><title>Form</title><main>
<h1>A <b>form</b></h1><noscript><p role="alert">Only without JavaScript</p></noscript><p role="alert"></p>
<form id="one" action="/echo?kept=no" method="post">
  <input type="hidden" name="intent" value="save">
  <label for="name">Name</label><input id="name" name="name" value="Ada">
  <label>Note<textarea name="note">a
b</textarea></label>
  <label>Kind<select name="kind"><option value="">Choose</option><option value="x">First</option><option value="y">Second</option></select></label>
  <label><input type="radio" name="size" value="s" checked>Small</label>
  <label><input type="radio" name="size" value="l">Large</label>
  <label><input type="checkbox" name="agreed">I agree</label>
  <input name="off" value="never" disabled>
  <button name="step" value="save">Save</button>
  <button name="step" value="look" formmethod="get" formaction="/search">Look</button>
</form>
<input name="outside" value="in" form="one">
<button form="one" name="step" value="far">Far</button>
<form action="/echo" method="post"><label>Must<input name="must" required></label><button>Send</button></form>
<aside><dl><dt>Subtotal, 1 item</dt><dd>$10.00</dd><dt>Tax</dt><dd>Later</dd></dl><div><span>Total</span><span>$10.00</span></div></aside>
</main>`

const handlers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/form': (_, response) => response.setHeader('content-type', 'text/html').end(form),
  '/echo': async (request, response) => {
    const { method, url, headers } = request
    const body = await text(request)
    response.end(JSON.stringify({ method, url, body, origin: headers.origin, cookie: headers.cookie }))
  },
  '/set': (_, response) =>
    response
      .writeHead(303, {
        location: '/echo#part',
        'set-cookie': [
          '__Host-cart=1; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600',
          'gone=1; Path=/',
          'elsewhere=1; Path=/other',
        ],
      })
      .end(),
  '/unset': (_, response) =>
    response.writeHead(302, { location: '/echo', 'set-cookie': 'gone=; Max-Age=0; Path=/' }).end(),
  '/again': (_, response) => response.writeHead(307, { location: '/echo' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
}

let server: Server
let shop: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const handler = handlers[pathname === '/search' ? '/echo' : pathname]
    if (handler) handler(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shop = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const openForm = () => new Visitor({ shop }).open('/form')
const sent = async (body: string) =>
  JSON.parse(body) as Record<'method' | 'url' | 'body' | 'origin' | 'cookie', string>

describe('Page', () => {
  test('lists the alerts inside noscript elements, and ignores empty alerts', async () => {
    const page = await openForm()
    expect(page.alerts).toEqual(['Only without JavaScript'])
  })

  test('returns the heading, and amounts by label', async () => {
    const page = await openForm()
    expect([page.status, page.title, page.heading]).toEqual([200, 'Form', 'A form'])
    expect(page.amounts).toEqual({ 'Subtotal, 1 item': '$10.00', Total: '$10.00' })
  })

  test('throws an error with the missing element and the text of the page', async () => {
    const page = await openForm()
    expect(() => page.get('button', 'Buy')).toThrow(/no button Buy\. It says:\nA form/)
  })
})

describe('press', () => {
  test('sends the form’s successful controls, including those outside the form element, and the pressed button', async () => {
    const page = await openForm()
    page.fillAll({ Name: 'Grace', Kind: 'Second', Large: true, 'I agree': true })
    const { method, url, body, origin } = await sent((await page.press('Far')).body)
    expect([method, url, origin]).toEqual(['POST', '/echo?kept=no', shop])
    expect([...new URLSearchParams(body)]).toEqual([
      ['intent', 'save'],
      ['name', 'Grace'],
      ['note', 'a\r\nb'],
      ['kind', 'y'],
      ['size', 'l'],
      ['agreed', 'on'],
      ['outside', 'in'],
      ['step', 'far'],
    ])
  })

  test('uses the method and action of the pressed button', async () => {
    const { method, url, body } = await sent((await (await openForm()).press('Look')).body)
    expect([method, body]).toEqual(['GET', ''])
    expect(url).toMatch(/^\/search\?intent=save&name=Ada&.*&step=look&outside=in$/)
  })

  test('submits with the first button when Enter is pressed', async () => {
    const { body } = await sent((await (await openForm()).enter('Name')).body)
    expect(new URLSearchParams(body).get('step')).toBe('save')
  })

  test('throws when a browser would not send the form', async () => {
    const page = await openForm()
    expect(() => page.press('Send')).toThrow('A browser does not send this form: must ("")')
    expect((await page.fill('Must', 'x').press('Send')).status).toBe(200)
  })
})

describe('Visitor', () => {
  test('accepts Secure and __Host- cookies on localhost, sends cookies by path, and deletes expired cookies', async () => {
    const visitor = new Visitor({ shop })
    const set = await visitor.open('/set')
    expect((await sent(set.body)).cookie).toBe('__Host-cart=1; gone=1')
    expect(await visitor.cookie('__Host-cart')).toBe('1')
    const unset = await visitor.open('/unset')
    expect((await sent(unset.body)).cookie).toBe('__Host-cart=1')
    expect(await visitor.cookie('gone')).toBeUndefined()
  })

  test('follows redirects with the same method as a browser, and lists the redirects', async () => {
    const visitor = new Visitor({ shop })
    const seen = await visitor.post('/set', { a: '1' })
    expect((await sent(seen.body)).method).toBe('GET')
    expect(seen.redirects).toEqual([{ status: 303, from: `${shop}/set`, to: `${shop}/echo#part` }])
    expect(seen.url.hash).toBe('#part')
    const again = await sent((await visitor.post('/again', { a: '1' })).body)
    expect([again.method, again.body]).toEqual(['POST', 'a=1'])
  })

  test('returns a redirect when the option `redirect` is `manual`, and throws after endless redirects', async () => {
    const visitor = new Visitor({ shop })
    expect((await visitor.open('/set', { redirect: 'manual' })).status).toBe(303)
    await expect(visitor.open('/loop')).rejects.toThrow('redirects endlessly')
  })
})
