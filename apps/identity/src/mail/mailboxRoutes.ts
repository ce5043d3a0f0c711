import { requireKey } from '@selvedge/service'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Mailer, StoredMail } from './createMailer.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1rem;margin:0}pre{white-space:pre-wrap;font:inherit}p{margin:.2rem 0;color:#555}`

/** Makes the links of an email clickable; everything else is text. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`))

const article = (mail: StoredMail) => html`<article><h2>${mail.subject}</h2>
<p>To ${mail.recipient}, <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toUTCString()}</time></p>
<pre>${withLinks(mail.body)}</pre></article>`

/** The mailbox page: shows emails for a shop in development without a mail server. Requires the key, if there is one. */
export const mailboxRoutes = (mailer: Mailer, key: string | undefined): Hono => {
  const app = new Hono()
  app.use('/mailbox', requireKey(key))
  app.use('/mailbox.json', requireKey(key))
  app.get('/mailbox', async (context) => {
    const mails = await mailer.newest(50)
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    )
    context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'no-referrer')
    return context.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>
<body><main><h1>Mailbox</h1><p>Mails that this shop has written. None of them left this machine.</p>
${mails.length === 0 ? html`<p>There are no mails yet.</p>` : mails.map(article)}</main></body></html>`)
  })
  app.get('/mailbox.json', async (context) => {
    context.header('cache-control', 'no-store')
    return context.json({
      mails: (await mailer.newest(200)).map(({ key, recipient, sender, subject, body, sentAt }) => ({
        key,
        to: recipient,
        from: sender,
        subject,
        text: body,
        sentAt,
      })),
    })
  })
  return app
}
