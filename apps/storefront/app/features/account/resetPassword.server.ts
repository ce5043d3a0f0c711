import { data, redirect } from '@remix-run/node'
import { ForgotForm, ResetForm, readForm } from '@selvedge/cart-domain/forms'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { FormAnswer } from '../forms/createFields.ts'

/** What became of a wish for a new password. `sent` says nothing about whether there is such an account. */
export type ResetAnswer =
  | { readonly kind: 'sent'; readonly email: string }
  | ({ readonly kind: 'form' } & FormAnswer)
  | { readonly kind: 'refused' | 'too-many' | 'unavailable' | 'connection' }

const fail = (answer: ResetAnswer, status: number) => data<ResetAnswer>(answer, { status })

/** Asks for a link by mail. The answer is the same for every address. */
export const askForLink = async ({ identity }: ShopContext, form: FormData) => {
  const read = readForm(ForgotForm, [...form.entries()])
  if (!read.ok) return fail({ kind: 'form', problems: read.problems, values: read.values }, 422)
  const asked = await identity.forgotPassword(read.value.email)
  if (asked.ok) return data<ResetAnswer>({ kind: 'sent', email: read.value.email })
  return asked.problem.kind === 'too-many'
    ? fail({ kind: 'too-many' }, 429)
    : fail({ kind: 'unavailable' }, 503)
}

/** Sets the new password of whoever holds the link; the next step is to log in with it. */
export const setPassword = async ({ identity, paths }: ShopContext, form: FormData) => {
  const read = readForm(ResetForm, [...form.entries()])
  if (!read.ok) {
    const { token: _, ...values } = read.values
    // A link without its token cannot be mended by typing.
    if (read.problems.token) return fail({ kind: 'refused' }, 422)
    return fail({ kind: 'form', problems: read.problems, values }, 422)
  }
  const reset = await identity.resetPassword(read.value.token, read.value.password)
  if (reset.ok) return redirect(paths.loginAfterReset(), 303)
  if (reset.problem.kind === 'too-many') return fail({ kind: 'too-many' }, 429)
  return reset.problem.kind === 'unavailable'
    ? fail({ kind: 'unavailable' }, 503)
    : fail({ kind: 'refused' }, 422)
}
