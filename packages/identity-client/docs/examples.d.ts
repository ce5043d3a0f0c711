// The names that the examples of the client's methods use without an import: the client, and the page or server that
// calls it. The test of the documentation compiles the examples with them.
import type { IdentityClient, SignInResponse } from '@selvedge/identity-client'
import type { AccountClient } from '@selvedge/identity-client/account'

declare const identity: IdentityClient
declare const account: AccountClient

// The shopper's token.
declare const token: string
declare const guestToken: string
declare const email: string
declare const password: string
declare const accessToken: string
declare const refreshToken: string
declare const idMeToken: string
declare const message: string

// The URL of the request.
declare const url: URL
declare const linkToken: string
declare const id: string
declare const cart: { readonly id: string }
declare const card: { readonly id: string }
declare const device: { readonly id: string }
declare const cardToken: string
declare const successUrl: string
declare const cancelUrl: string

// The shop's session.
declare const session: {
  readonly setCustomer: (tokens: SignInResponse['tokens']) => void
  readonly setCart: (id: string) => void
}
declare const addToCart: (discount: { readonly code: string }) => Promise<void>
declare const requestAnotherCard: () => void
declare const redirect: (url: string) => Response
declare const showAfterpay: () => void
declare const showMessage: (text: string) => void
declare const showOrder: (orderNumber: string | null) => void
declare const saveFile: (content: string) => void
declare const waitFor: (seconds: number) => Promise<void>
