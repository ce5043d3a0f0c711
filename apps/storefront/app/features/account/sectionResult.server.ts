import { data, redirect } from '@remix-run/node'
import type { Result } from '@selvedge/cart-domain'
import type { Customer } from '@selvedge/commerce-client'
import type { IdentityProblem } from '@selvedge/identity-client'
import { findCustomer } from '../../../server/account/customer.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import type { FormResponse } from '../forms/createFields.ts'
import { typedValues } from '../forms/typedValues.ts'

/** Why a form of a page of the account was not accepted: wrong fields, or a message. */
export type SectionResult<Name extends string> = FormResponse & {
  readonly form: Name
  readonly message: string
}

/** Whether a field is secret. The values of secret fields are never sent back to the page. */
const isSecret = (name: string): boolean => /password/i.test(name)

/**
 * Returns the result of a refused form: a message, the problems of its fields, and the typed values except passwords.
 */
export const refuse = <Name extends string>(
  form: Name,
  message: string,
  status: number,
  { problems, values }: FormResponse = { problems: {}, values: {} },
) => {
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
  return data<SectionResult<Name>>({ form, message, problems, values: shown }, { status })
}

type Refusal<Name extends string> = ReturnType<typeof refuse<Name>>

/**
 * Requests whose form was refused. Without JavaScript, action and loader render one page, and the loader must not
 * replace what was typed, even if the session has ended or the platform does not respond.
 */
export const refusedRequests = new WeakSet<ShopContext>()

/** Records for the loader of the same request whether the form was refused. */
export const rememberRefusal = <Outcome extends Response | { readonly init: ResponseInit | null }>(
  shop: ShopContext,
  outcome: Outcome,
): Outcome => {
  if (!(outcome instanceof Response) && (outcome.init?.status ?? 200) >= 400) refusedRequests.add(shop)
  return outcome
}

/**
 * Finds the customer who submits a form. Without a customer the form is refused, and the result contains what was
 * typed.
 */
export const findFormCustomer = async <Name extends string>(
  shop: ShopContext,
  name: Name,
  form: FormData,
): Promise<Result<Customer, Refusal<Name>>> => {
  const found = await findCustomer(shop)
  if (found.ok && found.value) return { ok: true, value: found.value }
  const typed = { problems: {}, values: typedValues(form) }
  return {
    ok: false,
    problem: found.ok
      ? refuse(name, m.form_session_expired(), 401, typed)
      : refuse(name, m.error_text(), 503, typed),
  }
}

/** Redirects to a page of the account, which shows the message `title` about the completed change. */
export const done = ({ session, paths }: ShopContext, page: string, title: string): Response => {
  session.notify({ kind: 'message', title })
  return redirect(paths.account(page), 303)
}

const statuses: Partial<Record<IdentityProblem['kind'], number>> = { unavailable: 503, 'too-many': 429 }

/**
 * Refuses a form because of a problem that the identity backend returned. `other` is the message for problems of the
 * form itself.
 */
export const refuseProblem = <Name extends string>(
  form: Name,
  { kind }: IdentityProblem,
  values: FormResponse['values'],
  other: string,
) => {
  const texts: Partial<Record<IdentityProblem['kind'], string>> = {
    unavailable: m.error_text(),
    'too-many': m.too_many(),
    credentials: m.profile_password_wrong(),
  }
  return refuse(form, texts[kind] ?? other, statuses[kind] ?? 422, { problems: {}, values })
}
