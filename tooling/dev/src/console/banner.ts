type Links = {
  readonly urls: Readonly<Record<string, string>>
  /** The shop's public URL, if it has one. */
  readonly publicUrl: string | undefined
  /** The key that opens mailbox and console when other machines reach them. */
  readonly key: string | undefined
  readonly hasMailbox: boolean
  readonly sendsMails: boolean
  /** The file with the access data for another site; `undefined` in production. */
  readonly siteEnvironment?: string | undefined
}

/** Formats the URLs, accounts and test cards to show when the shop is running. */
export const banner = ({ urls, publicUrl, key, hasMailbox, sendsMails, siteEnvironment }: Links): string => {
  const withKey = (url: string): string => (key ? `${url}?key=${key}` : url)
  const payments = urls['payment-sandbox']
  const mails = sendsMails ? 'sent by SMTP_URL' : 'none is sent'
  // The example accounts exist only on the embedded platform, and the example cards only in the payment sandbox.
  const examples = [
    ...(urls.platform
      ? [
          '  Sign in as   customer@example.com, trade@example.com or plus@example.com   password Selvedge-2026',
          '  Codes        WELCOME10  FREESHIP  TAKE5  WALLPAPER20',
        ]
      : []),
    ...(payments
      ? [
          '  Pay with     4242 4242 4242 4242 (approved)   4000 0000 0000 0002 (declined)   any future date, any code',
        ]
      : []),
  ]
  return `
  Selvedge is open:  ${publicUrl ?? urls.storefront}${urls.larkhouse ? `\n  Larkhouse is open: ${urls.larkhouse}` : ''}${urls.checkout ? `\n  Checkout is at:    ${urls.checkout}` : ''}

  Identity ${urls.identity}   Platform ${urls.platform ?? 'yours, by COMMERCE_*'}
  Payments ${payments ? withKey(`${payments}/console`) : 'those of your providers'}
  Mails    ${hasMailbox ? withKey(`${urls.identity}/mailbox`) : mails}
${siteEnvironment ? `  Addresses and access data for another site: ${siteEnvironment}\n` : ''}${examples.length > 0 ? `\n${examples.join('\n')}\n` : ''}
  Ctrl-C stops everything.${payments ? '  npm start -- --fresh  starts over.' : ''}
`
}
