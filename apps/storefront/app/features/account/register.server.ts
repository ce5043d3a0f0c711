import { data, redirect } from '@remix-run/node'
import { AgreementForm, RegisterForm, readForm } from '@selvedge/cart-domain/forms'
import { confirmCustomer, registerCustomer } from '../../../server/account/signIn.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { leadOn } from './leadOn.server.ts'
import type { SignInAnswer } from './signIn.server.ts'

/** What became of a registration; `confirm` waits for the link in a mail, `link` is what is wrong with one. */
export type RegisterAnswer =
  | SignInAnswer
  | { readonly kind: 'confirm'; readonly email: string }
  | { readonly kind: 'link'; readonly problem: 'refused' | 'too-many' | 'unavailable' }

const fail = (answer: RegisterAnswer, status: number) => data<RegisterAnswer>(answer, { status })

/** Makes an account and signs its owner in, at once or, as the service is set up, by a link in a mail first. */
export const register = async (shop: ShopContext, form: FormData) => {
  const entries = [...form.entries()]
  const read = readForm(RegisterForm, entries)
  const agreed = readForm(AgreementForm, entries)
  if (!read.ok || !agreed.ok) {
    const problems = { ...(read.ok ? {} : read.problems), ...(agreed.ok ? {} : agreed.problems) }
    const { password: _, passwordAgain: __, ...values } = read.ok ? read.value : read.values
    return fail({ kind: 'form', problems, values: { ...values, agreement: agreed.ok ? 'on' : '' } }, 422)
  }
  const { passwordAgain: _, ...registration } = read.value
  const { password: __, ...typed } = registration
  const values = { ...typed, agreement: 'on' }
  const signedUp = await registerCustomer(shop, { ...registration, locale: shop.locale })
  if (signedUp.ok)
    return signedUp.value === 'confirm'
      ? fail({ kind: 'confirm', email: typed.email }, 202)
      : leadOn(form.get('redirectTo'))
  if (signedUp.problem.kind === 'too-many') return fail({ kind: 'too-many', values }, 429)
  return signedUp.problem.kind === 'unavailable'
    ? fail({ kind: 'unavailable', values }, 503)
    : fail({ kind: 'refused', values }, 422)
}

/** Finishes a registration by the token of its mail's link, and signs in. */
export const confirmRegistration = async (shop: ShopContext, token: string) => {
  const confirmed = token === '' ? undefined : await confirmCustomer(shop, token)
  if (confirmed?.ok) return redirect(shop.paths.account(), 303)
  if (confirmed?.problem.kind === 'too-many') return fail({ kind: 'link', problem: 'too-many' }, 429)
  return confirmed?.problem.kind === 'unavailable'
    ? fail({ kind: 'link', problem: 'unavailable' }, 503)
    : fail({ kind: 'link', problem: 'refused' }, 422)
}
