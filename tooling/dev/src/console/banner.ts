type Links = {
  readonly urls: Readonly<Record<string, string>>
  /** Opens mailbox and console when other machines reach them. */
  readonly key: string | undefined
  readonly hasMailbox: boolean
}

/** Formats the addresses, accounts and test cards to show when the shop is running. */
export const banner = ({ urls, key, hasMailbox }: Links): string => {
  const withKey = (url: string): string => (key ? `${url}?key=${key}` : url)
  const payments = urls['payment-sandbox']
  return `
  Selvedge is open:  ${urls.storefront}

  Identity ${urls.identity}   Platform ${urls.platform ?? 'yours, by COMMERCE_*'}
  Payments ${payments ? withKey(`${payments}/console`) : 'yours, by STRIPE_*'}
  Mails    ${hasMailbox ? withKey(`${urls.identity}/mailbox`) : 'sent by SMTP_URL'}

  Sign in as   customer@example.com, trade@example.com or plus@example.com   password Selvedge-2026
  Pay with     4242 4242 4242 4242 (approved)   4000 0000 0000 0002 (declined)   any future date, any code
  Codes        WELCOME10  FREESHIP  TAKE5  WALLPAPER20

  Ctrl-C stops everything.  npm start -- --fresh  starts over.
`
}
