import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A server with minimal versions of the providers' scripts and card fields. */
export type FakeProviders = {
  readonly url: string
  /** The requested paths in order, with the query of frames. */
  readonly requestedPaths: string[]
  readonly close: () => Promise<void>
}

/** Code that both fake scripts share: it creates iframes with card fields, and sends messages to these iframes. */
const shared = (origin: string) => `
  const origin = ${JSON.stringify(origin)};
  const frame = (container, query) => {
    const made = document.createElement('iframe');
    made.src = origin + '/frame?' + new URLSearchParams(query);
    made.title = query.title;
    container.append(made);
    return made;
  };
  const ask = (frame, question) => new Promise((resolve) => {
    const id = Math.random();
    const listen = (event) => {
      if (event.origin !== origin || event.data.id !== id) return;
      removeEventListener('message', listen);
      resolve(event.data.answer);
    };
    addEventListener('message', listen);
    frame.contentWindow.postMessage({ id, ...question }, origin);
  });`

const stripe = (origin: string) => `(() => {${shared(origin)}
  window.Stripe = (key) => ({
    elements: ({ locale }) => ({
      create: (kind, { style }) => {
        const element = {
          mount: (container) => {
            element.frame = frame(container, { title: 'Fake ' + kind, fields: 'number expiry code', key, locale, colour: style.base.color });
          },
          unmount: () => element.frame.remove(),
        };
        return element;
      },
    }),
    createPaymentMethod: async ({ card }) => {
      const values = await ask(card.frame, { what: 'values' });
      const error = (code) => ({ error: { type: 'validation_error', code, message: 'a message of the script' } });
      if (!values.number) return error('incomplete_number');
      if (!values.expiry) return error('incomplete_expiry');
      if (!values.code) return error('incomplete_cvc');
      const token = await ask(card.frame, { what: 'token', provider: 'stripe', values });
      return token ? { paymentMethod: { id: token } } : { error: { type: 'api_connection_error' } };
    },
  });
})()`

const braintreeClient = `window.braintree = { ...window.braintree,
  client: { create: async ({ authorization }) => ({ authorization }) } };`

const braintreeFields = (origin: string) => `(() => {${shared(origin)}
  window.braintree = { ...window.braintree, hostedFields: { create: async ({ client, fields, styles }) => {
    const names = { number: 'number', expirationDate: 'expiry', cvv: 'code' };
    const frames = Object.fromEntries(Object.entries(fields).map(([key, { container }]) =>
      [key, frame(container, { title: 'Fake ' + key, fields: names[key], key: client.authorization, colour: styles.input.color })]));
    return {
      tokenize: async () => {
        const values = {};
        for (const made of Object.values(frames)) Object.assign(values, await ask(made, { what: 'values' }));
        const missing = Object.keys(names).filter((key) => !values[names[key]]);
        if (missing.length === 3) throw { code: 'HOSTED_FIELDS_FIELDS_EMPTY' };
        if (missing.length > 0) throw { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: missing } };
        const nonce = await ask(frames.number, { what: 'token', provider: 'braintree', values });
        if (!nonce) throw { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' };
        return { nonce };
      },
      teardown: async () => Object.values(frames).forEach((made) => made.remove()),
    };
  } } };
})()`

const framePage = (
  fields: readonly string[],
  colour: string,
) => `<!doctype html><html lang="en"><title>Fields</title><style>input { color: ${colour} }</style><body>
${fields.map((name) => `<label>${name} <input name="${name}"></label>`).join('\n')}
<script>
addEventListener('message', async ({ data, source, origin }) => {
  const values = Object.fromEntries([...document.querySelectorAll('input')].map(({ name, value }) => [name, value]));
  const answer = data.what === 'values' ? values
    : await fetch('/tokens/' + data.provider, { method: 'POST', body: new URLSearchParams(data.values) }).then((r) => r.ok ? r.text() : '');
  source.postMessage({ id: data.id, answer }, origin);
});
</script></body></html>`

/** Starts fake providers on a free port. Tokens come from the payment sandbox, so that their cards can be charged. */
export const startFakeProviders = async (sandbox: string): Promise<FakeProviders> => {
  const requestedPaths: string[] = []
  let url = ''
  const token = async (provider: string, typed: URLSearchParams): Promise<string> => {
    const response = await fetch(`${sandbox}/fields/cards?provider=${provider}`, {
      method: 'POST',
      headers: { origin: sandbox },
      body: new URLSearchParams({
        number: typed.get('number') ?? '',
        expiry: typed.get('expiry') ?? '',
        cvc: typed.get('code') ?? '',
        name: 'Marianne Hale',
      }),
    })
    return ((await response.json()) as { id?: string }).id ?? ''
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    requestedPaths.push(pathname === '/frame' ? `${pathname}?key=${searchParams.get('key')}` : pathname)
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body)
    if (pathname === '/stripe.js') return send('text/javascript', stripe(url))
    if (pathname === '/js/client.min.js') return send('text/javascript', braintreeClient)
    if (pathname === '/js/hosted-fields.min.js') return send('text/javascript', braintreeFields(url))
    if (pathname === '/frame')
      return send(
        'text/html',
        framePage((searchParams.get('fields') ?? '').split(' '), searchParams.get('colour') ?? ''),
      )
    if (pathname.startsWith('/tokens/')) {
      const made = await token(pathname.slice(8), new URLSearchParams(await text(request)))
      return made ? send('text/plain', made) : response.writeHead(422).end()
    }
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    requestedPaths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
