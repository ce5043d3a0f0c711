import { data } from '@remix-run/node'
import { LoginForm, readForm } from '@selvedge/cart-domain/forms'
import { logIn } from '../../../server/account/signIn.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { FormAnswer } from '../forms/createFields.ts'
import { leadOn } from './leadOn.server.ts'

/** Why nobody was signed in: the form, the credentials, or a service that did not answer. */
export type SignInAnswer =
  | ({ readonly kind: 'form' } & FormAnswer)
  | {
      readonly kind: 'credentials' | 'refused' | 'too-many' | 'unavailable' | 'connection'
      readonly values: Readonly<Record<string, string>>
    }

const fail = (answer: SignInAnswer, status: number) => data<SignInAnswer>(answer, { status })

/** Signs a customer in and goes on to where they came from. The guest's cart comes along. */
export const signIn = async (shop: ShopContext, form: FormData) => {
  const read = readForm(LoginForm, [...form.entries()])
  if (!read.ok) return fail({ kind: 'form', problems: read.problems, values: read.values }, 422)
  const { email, password } = read.value
  const signedIn = await logIn(shop, { email, password })
  if (signedIn.ok) return leadOn(form.get('redirectTo'))
  if (signedIn.problem.kind === 'too-many') return fail({ kind: 'too-many', values: { email } }, 429)
  return signedIn.problem.kind === 'credentials'
    ? fail({ kind: 'credentials', values: { email } }, 401)
    : fail({ kind: 'unavailable', values: { email } }, 503)
}
