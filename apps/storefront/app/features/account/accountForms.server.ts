import { data, redirect, redirectDocument } from '@remix-run/node'
import {
  agreementSchema,
  forgottenPasswordSchema,
  loginSchema,
  passwordResetSchema,
  readForm,
  registrationSchema,
} from '@selvedge/cart-domain/forms'
import type { IdentityProblem } from '@selvedge/identity-client'
import { findCustomer } from '../../../server/account/customer.ts'
import { confirmCustomer, logIn, logOut, registerCustomer } from '../../../server/account/signIn.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { isCheckoutPath } from '../../i18n/isCheckoutPath.ts'
import { safeRedirectPath } from '../../i18n/paths.ts'
import type { FormResponse } from '../forms/createFields.ts'

const statuses = { form: 422, credentials: 401, refused: 422, 'too-many': 429, unavailable: 503 } as const

type Values = FormResponse['values']
type Refusal = Exclude<keyof typeof statuses, 'form'>

/** Why an account's form was not accepted; `connection` comes from the browser. */
export type AccountRefusal =
  | ({ readonly kind: 'form' } & FormResponse)
  | { readonly kind: Refusal | 'connection'; readonly values: Values }

/**
 * The result of a registration. `confirm`: the customer has to follow the link in a mail. `link`: the link that the
 * customer followed does not work.
 */
export type RegisterResult =
  | AccountRefusal
  | { readonly kind: 'confirm'; readonly email: string }
  | { readonly kind: 'link'; readonly problem: Exclude<Refusal, 'credentials'> }

/** The result of a request for a link; `sent` does not reveal whether the account exists. */
export type ForgotResult = AccountRefusal | { readonly kind: 'sent'; readonly email: string }

const refuseForm = ({ problems, values }: FormResponse) =>
  data<AccountRefusal>({ kind: 'form', problems, values }, { status: statuses.form })

const refuse = (kind: Refusal, values: Values = {}) =>
  data<AccountRefusal>({ kind, values }, { status: statuses[kind] })

/** Maps a problem of the identity backend to its message; `other` is for problems of the form itself. */
const refusalOf = <Other extends Refusal>({ kind }: IdentityProblem, other: Other) =>
  kind === 'too-many' || kind === 'unavailable' ? kind : other

/** Redirects signed-in visitors from login, register, forgot and reset to the home page (spec §2). */
export const guestsOnly = async (shop: ShopContext): Promise<null> => {
  const { session, paths } = shop
  // If the customer's tokens were revoked, this call makes the session a guest's session.
  if (session.customer) await findCustomer(shop)
  if (session.customer) throw redirect(paths.home())
  return null
}

/**
 * Redirects to the page that a visitor logged in from. The checkout is loaded as a document of its own, because only
 * its content security policy allows the payment provider.
 */
export const redirectAfterLogin = (requested: FormDataEntryValue | null): Response => {
  const path = safeRedirectPath(requested)
  const isCheckout = isCheckoutPath(new URL(path, 'http://localhost').pathname)
  return (isCheckout ? redirectDocument : redirect)(path, 303)
}

/** Signs a customer in and merges the guest's cart. */
export const signIn = async (shop: ShopContext, form: FormData) => {
  const read = readForm(loginSchema, [...form.entries()])
  if (!read.ok) return refuseForm(read)
  const { email, password } = read.value
  const signedIn = await logIn(shop, { email, password })
  if (signedIn.ok) return redirectAfterLogin(form.get('redirectTo'))
  const { problem } = signedIn
  const kind = problem.kind === 'credentials' ? 'credentials' : 'unavailable'
  return refuse(refusalOf(problem, kind), { email })
}

/**
 * Creates an account and signs its owner in, immediately or after a confirmation by mail, depending on the service's
 * settings.
 */
export const register = async (shop: ShopContext, form: FormData) => {
  const entries = [...form.entries()]
  const read = readForm(registrationSchema, entries)
  const agreed = readForm(agreementSchema, entries)
  const { password: _, passwordAgain: __, ...typed } = read.ok ? read.value : read.values
  const values = { ...typed, agreement: agreed.ok ? 'on' : '' }
  if (!read.ok || !agreed.ok) {
    const problems = { ...(read.ok ? {} : read.problems), ...(agreed.ok ? {} : agreed.problems) }
    return refuseForm({ problems, values })
  }
  const { passwordAgain: ___, ...registration } = read.value
  const signedUp = await registerCustomer(shop, { ...registration, locale: shop.locale })
  if (!signedUp.ok) return refuse(refusalOf(signedUp.problem, 'refused'), values)
  return signedUp.value === 'confirm'
    ? data<RegisterResult>({ kind: 'confirm', email: registration.email }, { status: 202 })
    : redirectAfterLogin(form.get('redirectTo'))
}

/** Completes a registration with the token from the link in the mail, and signs the customer in. */
export const confirmRegistration = async (shop: ShopContext, token: string) => {
  const confirmed = token === '' ? undefined : await confirmCustomer(shop, token)
  if (confirmed?.ok) return redirect(shop.paths.account(), 303)
  const problem = confirmed ? refusalOf(confirmed.problem, 'refused') : 'refused'
  return data<RegisterResult>({ kind: 'link', problem }, { status: statuses[problem] })
}

/** Logs the customer out and redirects to the home page. */
export const signOut = async (shop: ShopContext) => {
  await logOut(shop)
  return redirect(shop.paths.home(), 303)
}

/**
 * Requests a mail with a link to set a new password. The result is the same whether the address has an account or not.
 */
export const requestLink = async ({ identity }: ShopContext, form: FormData) => {
  const read = readForm(forgottenPasswordSchema, [...form.entries()])
  if (!read.ok) return refuseForm(read)
  const { email } = read.value
  const sent = await identity.forgotPassword(email)
  if (!sent.ok) return refuse(refusalOf(sent.problem, 'unavailable'), { email })
  return data<ForgotResult>({ kind: 'sent', email })
}

/**
 * Sets the new password with the token from the link in the mail. The customer logs in with the password afterwards.
 */
export const setPassword = async ({ identity, paths }: ShopContext, form: FormData) => {
  const read = readForm(passwordResetSchema, [...form.entries()])
  if (!read.ok) {
    const { token: _, ...values } = read.values
    // A missing token of the link cannot be corrected by typing.
    return read.problems.token ? refuse('refused') : refuseForm({ problems: read.problems, values })
  }
  const reset = await identity.resetPassword(read.value.token, read.value.password)
  return reset.ok ? redirect(paths.loginAfterReset(), 303) : refuse(refusalOf(reset.problem, 'refused'))
}
