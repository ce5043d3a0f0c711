/** Formats the addresses, accounts and test cards to show when the shop is running. */
export const banner = (urls: Readonly<Record<string, string>>): string => `
  Selvedge is open:  ${urls.storefront}

  Identity ${urls.identity}   Platform ${urls.platform ?? 'yours, by COMMERCE_*'}   Payments ${urls['payment-sandbox'] ? `${urls['payment-sandbox']}/console` : 'yours, by STRIPE_*'}

  Sign in as   customer@example.com, trade@example.com or plus@example.com   password Selvedge-2026
  Pay with     4242 4242 4242 4242 (approved)   4000 0000 0000 0002 (declined)   any future date, any code
  Codes        WELCOME10  FREESHIP  TAKE5  WALLPAPER20

  Ctrl-C stops everything.  npm start -- --fresh  starts over.
`
