import type { EndpointCaller } from '../call/createEndpointCaller.ts'
import { mapResult, withoutResultValue } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as endpoints from '../contract/accountEndpoints.ts'
import type { Preferences, SignInResponse } from '../contract/accountResponses.ts'
import type { Credentials, Registration } from '../contract/requests.ts'
import type { Token } from './token.ts'

/** Signing in and out, registration, forgotten passwords and preferences. Any call may fail with `unavailable`. */
export type AccountCalls = {
  /**
   * Signs a customer in. With a guest's `token`, the guest's cart comes along.
   *
   * Fails with `credentials` whether the e-mail address or the password is wrong, and `too-many` after five wrong
   * passwords in a quarter of an hour.
   *
   * @example
   * ```ts
   * const result = await identity.login(guestToken, { email: 'anna@example.com', password })
   * if (result.ok) session.setCustomer(result.value.tokens)
   * ```
   */
  readonly login: (token: Token, credentials: Credentials) => IdentityResult<SignInResponse>
  /**
   * Registers a customer by the rules of names, e-mail address and password and signs them in. Returns `undefined` when
   * the link in a mail has to be followed first: the response does not show whether the address has an account.
   *
   * Fails with `invalid` and the wrong field, `refused` when the address is taken, or `too-many`.
   *
   * @example
   * ```ts
   * const result = await identity.register(guestToken, { email, password, firstName: 'Anna', lastName: 'Berg' })
   * if (result.ok && !result.value) showMessage('Check your mail.')
   * ```
   */
  readonly register: (token: Token, registration: Registration) => IdentityResult<SignInResponse | undefined>
  /**
   * Finishes a registration with the token of the mail's link, and signs in.
   *
   * Fails with `refused` when the link is unknown, was used or is older than a day, or `too-many`.
   *
   * @example
   * ```ts
   * const result = await identity.confirmRegistration(guestToken, url.searchParams.get('token') ?? '')
   * ```
   */
  readonly confirmRegistration: (
    token: Token,
    link: string,
    device?: string,
  ) => IdentityResult<SignInResponse>
  /**
   * Ends the given tokens, access and refresh. Unknown tokens are ignored.
   *
   * Fails with `invalid` for more than 512 characters a token.
   *
   * @example
   * ```ts
   * await identity.logout([accessToken, refreshToken])
   * ```
   */
  readonly logout: (tokens: readonly string[]) => IdentityResult<undefined>
  /**
   * Mails a link for a new password (spec §2, forgotten password). The result is the same for every address.
   *
   * Fails with `too-many`.
   *
   * @example
   * ```ts
   * const result = await identity.forgotPassword('anna@example.com')
   * ```
   */
  readonly forgotPassword: (email: string) => IdentityResult<undefined>
  /**
   * Sets a new password with the token of the mail's link, and ends every session of the customer.
   *
   * Fails with `invalid` when the password breaks the rules, `refused` when the link is unknown or was used, or `too-many`.
   *
   * @example
   * ```ts
   * const result = await identity.resetPassword(linkToken, 'Selvedge-2027')
   * ```
   */
  readonly resetPassword: (link: string, password: string) => IdentityResult<undefined>
  /**
   * Saves the named preferences and returns all of them, which replace cached ones.
   *
   * Fails with `invalid` when no preference is named or a value is not one of the specification's.
   *
   * @example
   * ```ts
   * const result = await identity.savePreferences(token, { currency: 'CAD', locale: 'en-CA' })
   * ```
   */
  readonly savePreferences: (token: Token, changed: Partial<Preferences>) => IdentityResult<Preferences>
  /**
   * Returns the preferences of a visitor; until the visitor saves some, the defaults of the specification.
   *
   * @example
   * ```ts
   * const result = await identity.preferences(token)
   * ```
   */
  readonly preferences: (token: Token) => IdentityResult<Preferences>
}

/** Creates the calls for signing in and out, registration, passwords and preferences. */
export const accountCalls = (call: EndpointCaller): AccountCalls => ({
  login: (token, body) => call(endpoints.login, token, { body }),
  register: (token, body) =>
    mapResult(call(endpoints.register, token, { body }), (response) =>
      'kind' in response ? undefined : response,
    ),
  confirmRegistration: (token, link, device) =>
    call(endpoints.confirmRegistration, token, { body: { token: link, device } }),
  logout: (tokens) => withoutResultValue(call(endpoints.logout, undefined, { body: { tokens } })),
  forgotPassword: (email) =>
    withoutResultValue(call(endpoints.forgotPassword, undefined, { body: { email } })),
  resetPassword: (token, password) =>
    withoutResultValue(call(endpoints.resetPassword, undefined, { body: { token, password } })),
  savePreferences: (token, body) =>
    mapResult(call(endpoints.savePreferences, token, { body }), (response) => response.userPreferences),
  preferences: (token) =>
    mapResult(call(endpoints.findPreferences, token), (response) => response.data.user.preferences),
})
